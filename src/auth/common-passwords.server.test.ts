import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.server.ts';
import { passwordProblem } from './new-password.server.ts';

describe('a common password', () => {
  it.each([
    'password',
    'Password1',
    'PASSWORD123',
    '12345678',
    '١٢٣٤٥٦٧٨',
    '987654321',
    '0123456789',
    'iloveyou1',
    'qwerty123',
    'qwertyuiop',
    'poiuytrewq',
    'asdfghjkl',
    '1q2w3e4r',
    'trustno1',
    'sunshine',
    'football',
    'aaaaaaaa',
    '00000000',
    '12341234',
    'qwertyqwerty',
    'abcdefgh',
    'p@ssw0rd',
    'mohammed',
    'ｐａｓｓｗｏｒｄ',
  ])('is %s', async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
    expect(await passwordProblem(password)).toBe('PASSWORD_COMMON');
  });

  it.each([
    'four words in a row',
    'كلمة مرور طويلة',
    'correct horse battery staple',
    'q7-Tz!mm04',
    'sara has a password',
    '        x        ',
    'constructor-of-things',
  ])('is not «%s»', async (password) => {
    expect(await passwordProblem(password)).toBeNull();
  });
});

describe('a password by its length', () => {
  it('has 8 to 128 characters, spaces and all, an emoji being one', async () => {
    expect(await passwordProblem('seven 7')).toBe('TOO_SHORT');
    expect(await passwordProblem('🦷🪥🦷🪥🪥🦷🦷')).toBe('TOO_SHORT');
    expect(await passwordProblem(' eight 8')).toBeNull();
    expect(await passwordProblem(`${'long and '.repeat(14)}ok`)).toBeNull();
    expect(await passwordProblem(`${'long and '.repeat(14)}oks`)).toBe('TOO_LONG');
  });
});
