import type { Kind, OrganisationStatus } from '@psp/contracts/common';

/** The areas that need an account; each is named after the kind of its organisations. */
const KINDS: readonly Kind[] = ['uat', 'firma', 'admin'];

/** Addresses under no area that any signed-in person may open. */
const SHARED_PATHS: readonly string[] = ['/notificari', '/cont', '/cerere', '/organizatie', '/invitatie'];

/** Where an organisation that is not in the portal yet stands: its people are led to its application. */
const APPLYING: readonly OrganisationStatus[] = ['pending', 'needs_info', 'rejected'];

/** What of an organisation decides where its people go. */
export interface Standing {
  kind: Kind;
  status: OrganisationStatus;
}

export const APPLICATION_PATH = '/cerere';
/** Where a person picks the organisation to work for. */
export const CHOICE_PATH = '/organizatie';

/** The address where a person of this kind lands after signing in; anything unknown lands on the home page. */
export function dashboardOf(kind: string | null | undefined): string {
  const known = KINDS.find((candidate) => candidate === kind);
  return known ? `/${known}/dashboard` : '/';
}

/** True while the organisation is not approved, so that its people can do little more than read where it stands and why. */
export function isHeldBack(organisation: Standing | null | undefined): boolean {
  return organisation ? organisation.status === 'suspended' || APPLYING.includes(organisation.status) : false;
}

/** The address where a person lands after signing in: their dashboard, unless their organisation may not work now. */
export function landingOf(organisation: Standing): string {
  if (organisation.status === 'suspended') return CHOICE_PATH;
  return isHeldBack(organisation) ? APPLICATION_PATH : dashboardOf(organisation.kind);
}

/** True while the area of the organisation's kind holds anything for its people. */
export function mayRead({ status }: Standing): boolean {
  return status !== 'rejected' && status !== 'suspended';
}

/** True for a page that belongs to no area and needs somebody signed in, whoever it is. */
export function isSharedPath(path: string): boolean {
  return SHARED_PATHS.some((shared) => path === shared || path.startsWith(`${shared}/`));
}

/** The area that owns a path: `/uat/projects/1` → 'uat'; null for public pages and for the shell's own. */
export function areaOfPath(path: string): Kind | null {
  const first = path.split(/[/?#]/)[1];
  return KINDS.find((kind) => kind === first) ?? null;
}

/**
 * Where to go after signing in.
 * `inapoi` comes from the address bar, so it is followed only when it is a path of this origin inside the person's own
 * area (or a page common to all kinds); anything else leads to the person's landing page.
 */
export function returnPath(inapoi: string | null, organisation: Standing): string {
  const url = ownAddress(inapoi);
  if (!url) return landingOf(organisation);
  const isOwn = areaOfPath(url.pathname) === organisation.kind && mayRead(organisation);
  return isOwn || isSharedPath(url.pathname) ? `${url.pathname}${url.search}${url.hash}` : landingOf(organisation);
}

function ownAddress(inapoi: string | null): URL | null {
  if (!inapoi?.startsWith('/') || inapoi.startsWith('//') || /[\\\p{Cc}]/u.test(inapoi)) return null;
  const base = 'https://portal.invalid';
  const url = URL.canParse(inapoi, base) ? new URL(inapoi, base) : null;
  return url?.origin === base ? url : null;
}

/** The sign-in address that brings the person back to `path` afterwards; ADMIN's area has its own sign-in screen. */
export function signInPath(path: string): string {
  const screen = areaOfPath(path) === 'admin' ? '/admin-login' : '/login';
  return `${screen}?inapoi=${encodeURIComponent(path)}`;
}
