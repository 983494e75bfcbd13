import { describe, expect, it } from 'vitest';
import { deviceCookie, findDevice, rememberedDevice } from './known-device.server.ts';
import { sessionCookie } from './session-cookie.server.ts';

const SECRET = 'a secret of no less than thirty-two letters';
const OWNER = { id: 'a'.repeat(32), passwordHash: '$argon2id$one' };
const COOKIE = deviceCookie(sessionCookie('https://clinic.example'));

function sentBack(setCookie: string): Headers {
  return new Headers({ cookie: `first=1; ${setCookie.split(';')[0]}; last=2` });
}

describe('a known device', () => {
  const browser = sentBack(rememberedDevice(new Headers(), COOKIE, SECRET, OWNER));

  it('is found again under the same id, also when it is remembered twice', () => {
    const id = findDevice(browser, COOKIE, SECRET, OWNER);
    expect(id).toMatch(/^[\w-]{22}$/);
    const again = sentBack(rememberedDevice(browser, COOKIE, SECRET, OWNER));
    expect(findDevice(again, COOKIE, SECRET, OWNER)).toBe(id);
    expect(again.get('cookie')).not.toContain('~');
  });

  it('is another one in another browser', () => {
    const other = sentBack(rememberedDevice(new Headers(), COOKIE, SECRET, OWNER));
    expect(findDevice(other, COOKIE, SECRET, OWNER)).not.toBe(findDevice(browser, COOKIE, SECRET, OWNER));
  });

  it('is unknown to another secret, for another account and under another password', () => {
    expect(findDevice(browser, COOKIE, 'another secret of thirty-two letters', OWNER)).toBeNull();
    expect(findDevice(browser, COOKIE, SECRET, { ...OWNER, id: 'b'.repeat(32) })).toBeNull();
    expect(findDevice(browser, COOKIE, SECRET, { ...OWNER, passwordHash: '$argon2id$two' })).toBeNull();
  });

  it('is for this host alone, secure, and unseen by scripts', () => {
    expect(rememberedDevice(new Headers(), COOKIE, SECRET, OWNER)).toMatch(
      /^__Host-basma_device=[\w.-]+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });
});
