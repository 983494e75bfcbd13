import { lookup } from 'node:dns';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

/** Not the internet's: this machine, its networks, what is reserved (IANA's special-purpose registries). */
const CLOSED_V4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
];
/** Of the public part of IPv6, what stands for something else: tunnels, documentation. */
const CLOSED_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const closed = blockList([...CLOSED_V4, ...CLOSED_V6]);
const publicV6 = blockList(['2000::/3']);
const loopback = blockList(['127.0.0.0/8', '::1/128']);

/** For tests, whose receivers live on this machine: plain http and loopback are then let through. */
export interface AddressOptions {
  allowLoopback?: boolean;
}

/** Whether an address may be sent to at all, as far as its words tell: https, no password in it, nothing private. */
export function isSendable(address: string, { allowLoopback = false }: AddressOptions = {}): boolean {
  const url = URL.parse(address);
  if (url?.username !== '' || url.password !== '') return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isOwn = isIP(host) !== 0 && loopback.check(host, familyOf(host));
  if (allowLoopback && isOwn) return ['http:', 'https:'].includes(url.protocol);
  if (url.protocol !== 'https:') return false;
  if (isIP(host) !== 0) return isPublic(host);
  return host.includes('.') && !/(^|\.)(local|localhost|internal|lan|home|test|invalid|onion)\.?$/.test(host);
}

/** Finds a name's addresses for one connection and lets only public ones through, so that a name cannot lead inside. */
export const publicLookup: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    const open = found?.filter(({ address }) => isPublic(address)) ?? [];
    const [first] = open;
    if (error) callback(error, '', 0);
    else if (!first) callback(Object.assign(new Error('private address'), { code: 'EPRIVATE' }), '', 0);
    else if (options.all) callback(null, open);
    else callback(null, first.address, first.family);
  });
};

function isPublic(address: string): boolean {
  if (closed.check(address, familyOf(address))) return false;
  return !isIPv6(address) || publicV6.check(address, 'ipv6');
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}

function blockList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
}
