import { describe, expect, it } from 'vitest';
import { seal, unseal } from './sealed.server.ts';

const SECRET = 'a secret of more than thirty-two letters';

describe('a sealed text', () => {
  it('opens with its secret and purpose, and is never twice the same', () => {
    const sealed = seal(SECRET, 'google token', '1//refresh رمز');
    expect(unseal(SECRET, 'google token', sealed)).toBe('1//refresh رمز');
    expect(seal(SECRET, 'google token', '1//refresh رمز')).not.toBe(sealed);
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('refresh');
  });

  it('stays closed to another secret, another purpose, a change and rubbish', () => {
    const sealed = seal(SECRET, 'google token', 'token');
    const flipped = Buffer.from(sealed, 'base64url');
    flipped[flipped.length - 1] = (flipped.at(-1) ?? 0) ^ 1;
    expect(unseal(`${SECRET}!`, 'google token', sealed)).toBeNull();
    expect(unseal(SECRET, 'webhook secret', sealed)).toBeNull();
    expect(unseal(SECRET, 'google token', flipped.toString('base64url'))).toBeNull();
    expect(unseal(SECRET, 'google token', 'x')).toBeNull();
  });
});
