import type { FastifyRequest } from 'fastify';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

export const isSafeMethod = (method: string): boolean => SAFE.has(method);

/**
 * True when a write comes from the portal's own pages, according to Sec-Fetch-Site or, in older browsers, Origin. A request with
 * neither header does not come from a page and is accepted only without cookies.
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
