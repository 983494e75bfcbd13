import { describe, expect, it } from 'vitest';
import { argon2idPasswords as passwords } from './password.server.ts';

describe('passwords', () => {
  it('keeps argon2id at OWASP cost, salted, never the password', async () => {
    const first = await passwords.hash('كلمة سر طويلة');
    const second = await passwords.hash('كلمة سر طويلة');
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]{22}\$[^$]{43}$/);
    expect(second).not.toBe(first);
  });

  it('knows the right password from a wrong one', async () => {
    const stored = await passwords.hash('correct horse');
    expect(await passwords.verify('correct horse', stored)).toBe(true);
    expect(await passwords.verify('correct horse ', stored)).toBe(false);
    expect(await passwords.verify('', stored)).toBe(false);
  });

  it('takes a letter typed as one code point or as two for the same password', async () => {
    const stored = await passwords.hash('caf\u00e9 \u0622\u0628');
    expect(await passwords.verify('cafe\u0301 \u0627\u0653\u0628', stored)).toBe(true);
  });

  it('reads the cost from what is stored, as of another program', async () => {
    // argon2 reference implementation: echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1 -l 32
    const stored = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await passwords.verify('password', stored)).toBe(true);
  });

  it('takes nothing that is not a hash of ours for a match', async () => {
    for (const stored of ['', 'password', '$argon2i$v=19$m=8,t=1,p=1$c29tZXNhbHQ$AAAA', '$argon2id$']) {
      expect(await passwords.verify('password', stored)).toBe(false);
    }
  });

  it('leaves the event loop free while it hashes', async () => {
    let ticks = 0;
    const ticking = setInterval(() => ticks++, 0);
    await Promise.all([passwords.hash('one'), passwords.hash('two'), passwords.hash('three')]);
    clearInterval(ticking);
    expect(ticks).toBeGreaterThan(0);
  });
});
