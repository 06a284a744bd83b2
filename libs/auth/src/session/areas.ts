import type { Kind, OrganisationStatus } from '@psp/contracts/common';

/** Areas that require an account, named by the kind of organisation. */
const KINDS: readonly Kind[] = ['uat', 'firma', 'admin'];

/** Paths outside the areas that are open to any signed-in user. */
const SHARED_PATHS: readonly string[] = ['/notificari', '/cont', '/cerere', '/organizatie', '/invitatie'];

/** Statuses in which the members of an organisation are sent to its application. */
const APPLYING: readonly OrganisationStatus[] = ['pending', 'needs_info', 'rejected'];

/** The attributes of an organisation that decide which pages its members may open. */
export interface Standing {
  kind: Kind;
  status: OrganisationStatus;
}

export const APPLICATION_PATH = '/cerere';
/** Page to choose an organisation. */
export const CHOICE_PATH = '/organizatie';

/** Returns the path of the dashboard of a kind of organisation; the home page for an unknown kind. */
export function dashboardOf(kind: string | null | undefined): string {
  const known = KINDS.find((candidate) => candidate === kind);
  return known ? `/${known}/dashboard` : '/';
}

/** True unless the organisation is approved. */
export function isUnapproved(organisation: Standing | null | undefined): boolean {
  return organisation ? organisation.status === 'suspended' || APPLYING.includes(organisation.status) : false;
}

/** Returns the path to open after signing in: the dashboard, unless the organisation is not approved. */
export function landingOf(organisation: Standing): string {
  if (organisation.status === 'suspended') return CHOICE_PATH;
  return isUnapproved(organisation) ? APPLICATION_PATH : dashboardOf(organisation.kind);
}

const OFFER_REQUEST = '/uat/service-requests/new';
const ID = /^[\da-f-]{36}$/i;

/**
 * Returns the path to open in place of one that the organisation's members may not enter: their landing page. Members of other
 * organisations than authorities who want to ask for an offer are sent to the page of the firm, or of the solutions, which explains
 * who may ask.
 */
export function insteadOf(path: string, organisation: Standing): string {
  const [pathname, search] = path.split('?');
  const isAsking = pathname === OFFER_REQUEST && organisation.kind !== 'uat' && !isUnapproved(organisation);
  if (!isAsking) return landingOf(organisation);
  const firm = new URLSearchParams(search).get('partener') ?? '';
  return ID.test(firm) ? `/partener/${firm}` : '/marketplace';
}

/** True while the organisation's members may read their area. */
export function mayRead({ status }: Standing): boolean {
  return status !== 'rejected' && status !== 'suspended';
}

/** True for a page outside the areas that is open to any signed-in user. */
export function isSharedPath(path: string): boolean {
  return SHARED_PATHS.some((shared) => path === shared || path.startsWith(`${shared}/`));
}

/** Returns the area of a path: `/uat/projects/1` → 'uat'; null for public pages and pages of the shell. */
export function areaOfPath(path: string): Kind | null {
  const first = path.split(/[/?#]/)[1];
  return KINDS.find((kind) => kind === first) ?? null;
}

/**
 * Returns the path to open after signing in. `inapoi` comes from the address bar: it is used only when it is a path of this origin
 * in the user's own area or a shared page; otherwise it is replaced by another page.
 */
export function returnPath(inapoi: string | null, organisation: Standing): string {
  const url = ownAddress(inapoi);
  if (!url) return landingOf(organisation);
  const isOwn = areaOfPath(url.pathname) === organisation.kind && mayRead(organisation);
  const path = `${url.pathname}${url.search}`;
  return isOwn || isSharedPath(url.pathname) ? path + url.hash : insteadOf(path, organisation);
}

function ownAddress(inapoi: string | null): URL | null {
  if (!inapoi?.startsWith('/') || inapoi.startsWith('//') || /[\\\p{Cc}]/u.test(inapoi)) return null;
  const base = 'https://portal.invalid';
  const url = URL.canParse(inapoi, base) ? new URL(inapoi, base) : null;
  return url?.origin === base ? url : null;
}

/** Returns the target of a link from a public page to `path` in an area; for anonymous visitors, the sign-in page of its kind. */
export const memberPath = (path: string, isAnonymous: boolean): string =>
  isAnonymous ? `/login?${new URLSearchParams({ tip: areaOfPath(path) ?? '', inapoi: path })}` : path;

/** Returns the path of the sign-in page that returns to `path` afterwards; ADMIN has a page of its own. */
export function signInPath(path: string): string {
  const screen = areaOfPath(path) === 'admin' ? '/admin-login' : '/login';
  return `${screen}?inapoi=${encodeURIComponent(path)}`;
}
