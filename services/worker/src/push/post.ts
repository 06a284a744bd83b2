import { lookup } from 'node:dns';
import { type OutgoingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { hostOf, isPublicAddress } from '@psp/domain/operating/push/endpoint';

const LIMIT_MS = 5_000;

/* Refuses names that resolve to a private network. Checked for each connection, because the owner can change the DNS record. */
const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses = []) => {
    const isPublic = addresses.length > 0 && addresses.every(({ address }) => isPublicAddress(address));
    const [first] = addresses;
    if (error || !first) return done(error ?? new Error('the name has no address'), '');
    if (!isPublic) return done(new Error('the name leads to a private network'), '');
    if (options.all) return done(null, addresses);
    done(null, first.address, first.family);
  });
};

interface Sent {
  endpoint: string;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/**
 * Posts to a push service and resolves to the response status; the body is discarded. Follows no redirects. Rejects for private
 * addresses, unless the portal is local, and for connection errors.
 */
export const postPush = ({ endpoint, headers, body }: Sent, isLocal: boolean): Promise<number> => {
  const url = new URL(endpoint);
  // An IP address is not looked up, so `publicLookup` does not check it.
  if (!isLocal && isIP(hostOf(url)) && !isPublicAddress(hostOf(url)))
    return Promise.reject(new Error('the address is private'));
  const options = {
    ...{ method: 'POST', headers: { ...headers, 'content-length': body.length } },
    signal: AbortSignal.timeout(LIMIT_MS),
    ...(isLocal ? {} : { lookup: publicLookup }),
  };
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = send(url, options, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.once('error', reject);
    request.end(body);
  });
};
