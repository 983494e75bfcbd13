import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

/** The proxies whose forwarded headers are believed. */
export type TrustedProxies = BlockList;

const UNKNOWN = 'unknown';
const LOOPBACK = ['127.0.0.0/8', '::1'];

/**
 * Trusted proxies from addresses, networks (`10.0.0.0/8`, `fd00::/8`) and the word `loopback`.
 * Null when an entry is none of these, or would trust the whole world (`/0`). An empty list trusts nobody.
 */
export function trustedProxies(entries: readonly string[]): TrustedProxies | null {
  const list = new BlockList();
  for (const entry of entries.flatMap((name) => (name === 'loopback' ? LOOPBACK : [name]))) {
    if (!addEntry(list, entry)) return null;
  }
  return list;
}

/**
 * The address a request came from. `X-Forwarded-For` counts only when the peer itself is trusted; it is
 * then read from the right, past trusted proxies, to the first address that no proxy of ours vouches for.
 * An entry that is no address ends the walk at the last address known. IPv4 in IPv6 (`::ffff:1.2.3.4`)
 * comes back as IPv4, IPv6 in its short form, a missing or unreadable peer as `unknown`.
 */
export function clientAddress(remote: string | undefined, headers: Headers, trusted: TrustedProxies): string {
  let address = readAddress(remote ?? '');
  if (!address) return UNKNOWN;
  const hops = (headers.get('x-forwarded-for') ?? '').split(',');
  while (isTrusted(address, trusted)) {
    const next = readAddress(hops.pop() ?? '');
    if (!next) break;
    address = next;
  }
  return address;
}

/** What shares one allowance: an IPv4 address by itself, IPv6 by its /64, which is one household's. */
export function limitBucket(address: string): string {
  if (!isIPv6(address)) return address;
  return `${ipv6Groups(address).slice(0, 4).join(':')}::/64`;
}

function addEntry(list: BlockList, entry: string): boolean {
  const [network = '', prefix, ...rest] = entry.split('/');
  const family = isIP(network) === 6 ? 'ipv6' : 'ipv4';
  if (isIP(network) === 0 || network.includes('%') || rest.length > 0) return false;
  if (prefix === undefined) {
    list.addAddress(network, family);
    return true;
  }
  const bits = /^\d{1,3}$/.test(prefix) ? Number(prefix) : 0;
  if (bits < 1 || bits > (family === 'ipv6' ? 128 : 32)) return false;
  list.addSubnet(network, bits, family);
  return true;
}

function isTrusted(address: string, trusted: TrustedProxies): boolean {
  return trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** An address as proxies write it (`1.2.3.4:567`, `[::1]:567`, `fe80::1%eth0`) in its one short form. */
function readAddress(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/%[\w.-]+$/, '');
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return null;
  return embeddedIpv4(bare) ?? shortIpv6(bare);
}

function shortIpv6(address: string): string {
  return new URL(`http://[${address}]`).hostname.slice(1, -1);
}

function embeddedIpv4(address: string): string | null {
  const groups = ipv6Groups(address);
  if (groups.slice(0, 6).join() !== '0,0,0,0,0,ffff') return null;
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
  return bytes.join('.');
}

/** The eight groups, in lower-case hexadecimal without leading zeros. */
function ipv6Groups(address: string): string[] {
  const [head = '', tail] = shortIpv6(address).split('::');
  const before = head.split(':').filter(Boolean);
  if (tail === undefined) return before;
  const after = tail.split(':').filter(Boolean);
  return [...before, ...Array(8 - before.length - after.length).fill('0'), ...after];
}
