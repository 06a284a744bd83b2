/** What the public pages read of an address; whatever else stands there is of those who count clicks. */
const PARAMETERS = [
  ...['q', 'page', 'pagina', 'category', 'county', 'judet', 'sort', 'partner', 'kind', 'sectiune', 'versiune'],
  ...['previzualizare', 'tip'],
];
/** Pages behind a secret in their address: drawn by the browser alone, and kept by nobody. */
const SECRET = /^\/tichet\//i;

/** The address of a page with only what changes it, in one order. */
export function pageAddress(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://page');
  const own = PARAMETERS.flatMap((name) => searchParams.getAll(name).map((value) => [name, value]));
  return own.length > 0 ? `${pathname}?${new URLSearchParams(own)}` : pathname;
}

/** True for addresses that are for whoever knows them. */
export function isSecretPage(address: string): boolean {
  const { pathname, searchParams } = new URL(address, 'http://page');
  return SECRET.test(plain(pathname)) || searchParams.has('previzualizare');
}

/** True for pages whose address holds a secret that must not reach the thread that draws. */
export const isDrawnByBrowser = (address: string): boolean => SECRET.test(plain(address));

/* `/%74ichet/` leads to the same page, and so does `/Tichet/`. */
function plain(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
