import { describe, expect, it } from 'vitest';
import { isSendable, publicLookup } from './webhook-address.server.ts';

describe('an address that may be sent to', () => {
  it.each(['https://crm.example.com/basma?key=1', 'https://8.8.8.8:8443/', 'https://[2606:4700::1111]/'])(
    'is %s',
    (address) => expect(isSendable(address)).toBe(true),
  );

  it.each([
    ['http://crm.example.com/', 'without TLS'],
    ['ftp://crm.example.com/', 'of another kind'],
    ['https://user:password@crm.example.com/', 'with a password'],
    ['https://localhost/', 'this machine'],
    ['https://127.0.0.1/', 'this machine'],
    ['https://2130706433/', 'this machine as a number'],
    ['https://0x7f.1/', 'this machine in hexadecimal'],
    ['https://[::1]/', 'this machine'],
    ['https://[::ffff:10.0.0.1]/', 'a network within IPv6'],
    ['https://[64:ff9b::a00:1]/', 'a network behind NAT64'],
    ['https://[2002:a00:1::]/', 'a network within 6to4'],
    ['https://[fd00::1]/', 'a private network'],
    ['https://[fe80::1]/', 'the same wire'],
    ['https://10.0.0.1/', 'a private network'],
    ['https://172.20.0.1/', 'a private network'],
    ['https://192.168.1.1/', 'a private network'],
    ['https://169.254.169.254/latest/meta-data', 'a cloud’s own'],
    ['https://0.0.0.0/', 'nothing'],
    ['https://printer.local/', 'a name at home'],
    ['https://localhost./', 'this machine with its dot'],
    ['https://intranet/', 'a name without a dot'],
    ['not an address', 'no address'],
  ])('is not %s: %s', (address) => expect(isSendable(address)).toBe(false));

  it('is loopback only where a test says so', () => {
    expect(isSendable('http://127.0.0.1:1234/', { allowLoopback: true })).toBe(true);
    expect(isSendable('http://10.0.0.1/', { allowLoopback: true })).toBe(false);
    expect(isSendable('http://localhost/', { allowLoopback: true })).toBe(false);
  });
});

describe('a name', () => {
  it('that leads inside is not followed', async () => {
    const { promise, resolve } = Promise.withResolvers<string | undefined>();
    publicLookup('localhost', {}, (error) => resolve(error?.code));
    expect(await promise).toBe('EPRIVATE');
  });
});
