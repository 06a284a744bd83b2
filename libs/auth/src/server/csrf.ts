import type { FastifyRequest } from 'fastify';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

export const isSafeMethod = (method: string): boolean => SAFE.has(method);

/**
 * True when a request that changes something comes from the portal's own pages. Browsers say so in Sec-Fetch-Site, older
 * ones in Origin; a caller that sends neither is no browser page, and is let through only without cookies.
 */
export function isSameSite(
  { method, headers }: Pick<FastifyRequest, 'method' | 'headers'>,
  publicOrigin: string,
): boolean {
  if (isSafeMethod(method)) return true;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  if (headers.origin !== undefined) return headers.origin === publicOrigin;
  return headers.cookie === undefined;
}
