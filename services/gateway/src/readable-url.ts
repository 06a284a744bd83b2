/** A percent sign that begins no encoded byte. */
const LONE_PERCENT = /%(?![0-9a-f]{2})/gi;

/** To a browser a backslash is a slash, and what begins with two is another site. */
const SLASHES = /[/\\]{2,}|\\/g;

/**
 * An address that Fastify can read, whose path has single slashes: in one that is no valid UTF-8, or holds a zero character, which no file's name may, the
 * percent signs stand for themselves (`/%` becomes `/%25`), so that a mistyped address leads to "not found" like any other, with
 * the same headers and the same page.
 */
export function readableUrl(url: string): string {
  const [given = '/', ...query] = url.split('?');
  // A proxy may ask for a whole address, whose two slashes are in place.
  const path = given.startsWith('/') ? given.replace(SLASHES, '/') : given;
  return [readablePath(path), ...query].join('?');
}

function readablePath(path: string): string {
  if (isReadable(path)) return path;
  const single = path.replace(LONE_PERCENT, '%25');
  return isReadable(single) ? single : path.replaceAll('%', '%25');
}

/** True when an address as it was asked has more slashes than the one that Fastify reads. */
export const hasOddSlashes = (url: string): boolean => (url.split('?')[0] ?? '').search(SLASHES) >= 0;

function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}
