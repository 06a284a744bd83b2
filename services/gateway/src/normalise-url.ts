/** A percent sign without two hexadecimal digits. */
const LONE_PERCENT = /%(?![0-9a-f]{2})/gi;

/** Browsers treat backslashes as slashes and a leading double slash as another host. No path of the portal contains either. */
const SLASHES = /(?:[/\\]|%5c){2,}|\\|%5c/gi;

/* Absolute-form request targets are left unchanged. */
const withSingleSlashes = (path: string): string => (path.startsWith('/') ? path.replace(SLASHES, '/') : path);

/**
 * Rewrites a URL so that Fastify can parse it, with single slashes in its path. When it is not valid UTF-8 or contains NUL,
 * percent signs are escaped (`/%` becomes `/%25`), so that it gets the usual 404 page.
 */
export function normaliseUrl(url: string): string {
  const [path = '/', ...query] = url.split('?');
  return [readablePath(withSingleSlashes(path)), ...query].join('?');
}

function readablePath(path: string): string {
  if (isReadable(path)) return path;
  const single = path.replace(LONE_PERCENT, '%25');
  return isReadable(single) ? single : path.replaceAll('%', '%25');
}

/** True for a URL with repeated slashes or backslashes. */
export function hasRepeatedSlashes(url: string): boolean {
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
