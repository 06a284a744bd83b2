/** A percent sign that begins no encoded byte. */
const LONE_PERCENT = /%(?![0-9a-f]{2})/gi;

/**
 * An address that Fastify can read: in a path that is no valid UTF-8, or holds a zero character, which no file's name may, the
 * percent signs stand for themselves (`/%` becomes `/%25`), so that a mistyped address leads to "not found" like any other, with
 * the same headers and the same page.
 */
export function readableUrl(url: string): string {
  const [path = '/', ...query] = url.split('?');
  if (isReadable(path)) return url;
  const single = path.replace(LONE_PERCENT, '%25');
  return [isReadable(single) ? single : path.replaceAll('%', '%25'), ...query].join('?');
}

function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}
