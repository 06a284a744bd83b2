/** Query parameters that public pages read. Others, such as tracking parameters, are dropped. */
const PARAMETERS = [
  ...['q', 'page', 'pagina', 'category', 'county', 'judet', 'sort', 'partner', 'kind', 'sectiune', 'versiune'],
  ...['previzualizare', 'tip', 'show', 'month', 'type', 'order', 'on', 'text'],
  ...['domain', 'population', 'cost', 'source', 'stage'],
];
/** Pages with a secret in their path: rendered by the browser only, and never cached. */
const SECRET = /^\/tichet\//i;

/** Normalises a page's address: only known parameters, in a fixed order. */
export function pageAddress(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://page');
  const own = PARAMETERS.flatMap((name) => searchParams.getAll(name).map((value) => [name, value]));
  return own.length > 0 ? `${pathname}?${new URLSearchParams(own)}` : pathname;
}

/** True for addresses that contain a secret. */
export function isSecretPage(address: string): boolean {
  const { pathname, searchParams } = new URL(address, 'http://page');
  return SECRET.test(plain(pathname)) || searchParams.has('previzualizare');
}

/** True for pages whose address must not reach the rendering thread. */
export const isBrowserRendered = (address: string): boolean => SECRET.test(plain(address));

/* `/%74ichet/` and `/Tichet/` are the same page. */
function plain(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
