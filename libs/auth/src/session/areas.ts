import type { Kind } from '@psp/contracts/common';

/** The areas that need an account; each is named after the kind of its organisations. */
const KINDS: readonly Kind[] = ['uat', 'firma', 'admin'];

/** Addresses under no area that any signed-in person may open. */
const SHARED_PATHS: readonly string[] = ['/notificari'];

/** The address where a person of this kind lands after signing in; anything unknown lands on the home page. */
export function dashboardOf(kind: string | null | undefined): string {
  const known = KINDS.find((candidate) => candidate === kind);
  return known ? `/${known}/dashboard` : '/';
}

/** The area that owns a path: `/uat/projects/1` → 'uat'; null for public pages and for the shell's own. */
export function areaOfPath(path: string): Kind | null {
  const first = path.split(/[/?#]/)[1];
  return KINDS.find((kind) => kind === first) ?? null;
}

/**
 * Where to go after signing in.
 * `inapoi` comes from the address bar, so it is followed only when it is a path of this origin inside the person's own
 * area (or a page common to all kinds); anything else leads to the person's dashboard.
 */
export function returnPath(inapoi: string | null, kind: Kind): string {
  const fallback = dashboardOf(kind);
  if (!inapoi?.startsWith('/') || /[\\\p{Cc}]/u.test(inapoi)) return fallback;
  const base = 'https://portal.invalid';
  const url = URL.canParse(inapoi, base) ? new URL(inapoi, base) : null;
  if (!url || url.origin !== base || inapoi.startsWith('//')) return fallback;
  if (areaOfPath(url.pathname) !== kind && !SHARED_PATHS.includes(url.pathname)) return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The sign-in address that brings the person back to `path` afterwards; ADMIN's area has its own sign-in screen. */
export function signInPath(path: string): string {
  const screen = areaOfPath(path) === 'admin' ? '/admin-login' : '/login';
  return `${screen}?inapoi=${encodeURIComponent(path)}`;
}
