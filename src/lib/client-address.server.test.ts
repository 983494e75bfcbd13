import { BlockList } from 'node:net';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clientAddress, limitBucket, trustedProxies } from '#lib/client-address.server.ts';

function proxies(...entries: string[]): BlockList {
  const list = trustedProxies(entries);
  if (!list) throw new Error('bad list');
  return list;
}

function forwarded(value: string): Headers {
  return new Headers({ 'x-forwarded-for': value });
}

describe('trustedProxies', () => {
  test.each(['loopback', '10.0.0.1', '10.0.0.0/8', 'fd00::/8', '::1', '2001:db8::/128'])('%s', (entry) => {
    expect(trustedProxies([entry])).toBeInstanceOf(BlockList);
  });

  test.each([
    '',
    'proxy.local',
    '10.0.0.0/33',
    '10.0.0.0/0',
    '::/0',
    '10.0.0.0/8/8',
    '10.0.0',
    '1.2.3.4/x',
    '10.0.0.0/',
  ])('not %j', (entry) => {
    expect(trustedProxies(['10.0.0.1', entry])).toBeNull();
  });
});

describe('clientAddress', () => {
  test('trusting nobody, only the peer counts', () => {
    expect(clientAddress('203.0.113.7', forwarded('1.1.1.1'), proxies())).toBe('203.0.113.7');
    expect(clientAddress('127.0.0.1', forwarded('1.1.1.1'), proxies())).toBe('127.0.0.1');
    expect(clientAddress('203.0.113.7', forwarded('1.1.1.1'), proxies('loopback'))).toBe('203.0.113.7');
  });

  test.each([
    ['1.1.1.1', '1.1.1.1'],
    ['6.6.6.6, 1.1.1.1', '1.1.1.1'],
    ['6.6.6.6, 1.1.1.1, 10.0.0.2', '1.1.1.1'],
    ['10.0.0.3, 10.0.0.2', '10.0.0.3'],
    ['1.1.1.1:4711', '1.1.1.1'],
    ['"[2001:DB8::1]:4711"', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['::ffff:1.1.1.1', '1.1.1.1'],
    ['::ffff:101:101', '1.1.1.1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['', '127.0.0.1'],
    ['unknown', '127.0.0.1'],
    ['1.1.1.1, <script>', '127.0.0.1'],
    ['1.1.1.1, garbage, 10.0.0.2', '10.0.0.2'],
    ['1.1.1.1,', '127.0.0.1'],
    ['999.1.1.1', '127.0.0.1'],
    ['0x7f.1', '127.0.0.1'],
    [','.repeat(5000), '127.0.0.1'],
  ])('behind a trusted proxy, %j is %s', (header, address) => {
    expect(clientAddress('127.0.0.1', forwarded(header), proxies('loopback', '10.0.0.0/8'))).toBe(address);
  });

  test('a trusted peer in IPv6 clothes', () => {
    expect(clientAddress('::ffff:10.0.0.1', forwarded('1.1.1.1'), proxies('10.0.0.0/8'))).toBe('1.1.1.1');
    expect(clientAddress('::1', forwarded('1.1.1.1'), proxies('loopback'))).toBe('1.1.1.1');
    expect(clientAddress('fd00::9', forwarded('1.1.1.1'), proxies('fd00::/8'))).toBe('1.1.1.1');
  });

  test('no peer, no address', () => {
    expect(clientAddress(undefined, forwarded('1.1.1.1'), proxies('loopback'))).toBe('unknown');
    expect(clientAddress('/run/clinic.sock', new Headers(), proxies('loopback'))).toBe('unknown');
  });

  test('whatever is in front of the proxy’s own entry changes nothing', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[ -~]*$/), (garbage) => {
        const headers = forwarded(`${garbage},1.1.1.1`);
        expect(clientAddress('127.0.0.1', headers, proxies('loopback'))).toBe('1.1.1.1');
      }),
    );
  });

  test('any address gets through, and its short form is its own', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), (address) => {
        const short = clientAddress(address, new Headers(), proxies());
        expect(clientAddress(short, new Headers(), proxies())).toBe(short);
        expect(limitBucket(limitBucket(short).replace(/\/64$/, ''))).toBe(limitBucket(short));
      }),
    );
  });
});

describe('limitBucket', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s → %s', (address, bucket) => {
    expect(limitBucket(address)).toBe(bucket);
  });
});
