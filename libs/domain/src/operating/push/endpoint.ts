import { ECDH } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import type { SubscribePush } from '@psp/contracts/push';
import { DomainError } from '../../errors.ts';

/* Networks that are not reachable from the internet, or that map to such networks (RFC 6890). */
const PRIVATE_IPV4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
];
const PRIVATE_IPV6 = [
  ...['::/96', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '2001::/23', '2001:db8::/32', '2002::/16', 'fc00::/7'],
  ...['fe80::/10', 'fec0::/10', 'ff00::/8'],
];

const listOf = (networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    list.addSubnet(address, Number(prefix), family);
  }
  return list;
};
const ipv4 = listOf(PRIVATE_IPV4, 'ipv4');
const ipv6 = listOf(PRIVATE_IPV6, 'ipv6');
const MAPPED = /^::ffff:/i;

/** Whether an IP address is on the public internet. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !ipv4.check(address, 'ipv4');
  // An IPv4-mapped IPv6 address is checked against the IPv4 list.
  return family === 6 && (MAPPED.test(address) ? !ipv4.check(address, 'ipv6') : !ipv6.check(address, 'ipv6'));
};

/** The host of a URL without the brackets of IPv6. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/* Names that resolve only on the machine or in a local network. */
const LOCAL_NAME = /^[^.]*\.?$|\.(localhost|local|internal|lan|home|arpa)\.?$/i;
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/* A key must be a point on the curve; otherwise encryption fails. */
const isKey = (p256dh: string): boolean => {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
};

/**
 * Validates and normalises a browser's subscription. Throws `push.address_refused` for an invalid key, and for an endpoint that is not
 * https on the default port or is in a private network; the addresses of host names are checked at each connection. With `isLocal`
 * (a portal on one machine only) the machine itself is allowed.
 */
export const expectSubscription = ({ endpoint, keys }: SubscribePush, isLocal: boolean): SubscribePush => {
  const url = new URL(endpoint);
  const host = hostOf(url);
  const isOwn = isLocal && /^https?:$/.test(url.protocol) && LOOPBACK.test(url.hostname);
  const isPublic =
    url.protocol === 'https:' && url.port === '' && (isIP(host) ? isPublicAddress(host) : !LOCAL_NAME.test(host));
  if (url.username || url.password || !isKey(keys.p256dh) || !(isOwn || isPublic))
    throw new DomainError('push.address_refused');
  return { endpoint: url.href, keys };
};
