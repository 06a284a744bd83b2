/** A percent sign that begins no encoded byte. */
const LONE_PERCENT = /%(?![0-9a-f]{2})/gi;

/** To a browser a backslash is a slash, and what begins with two is another site; file names hold none, encoded either. */
const SLASHES = /(?:[/\\]|%5c){2,}|\\|%5c/gi;

/* A proxy may ask for a whole address, whose two slashes are in place. */
const withSingleSlashes = (path: string): string => (path.startsWith('/') ? path.replace(SLASHES, '/') : path);

/**
 * An address that Fastify can read, with single slashes in its path. Where that is no valid UTF-8, or holds a zero character,
 * which no file's name may, the percent signs stand for themselves (`/%` becomes `/%25`), so that a mistyped address leads to
 * "not found" like any other, with the same headers and the same page.
 */
export function readableUrl(url: string): string {
  const [path = '/', ...query] = url.split('?');
  return [readablePath(withSingleSlashes(path)), ...query].join('?');
}

function readablePath(path: string): string {
  if (isReadable(path)) return path;
  const single = path.replace(LONE_PERCENT, '%25');
  return isReadable(single) ? single : path.replaceAll('%', '%25');
}

/** True of an address, as it was asked, with more slashes than the one that Fastify reads. */
export function hasOddSlashes(url: string): boolean {
  const [path = '/'] = url.split('?');
  return withSingleSlashes(path) !== path;
}

function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}
