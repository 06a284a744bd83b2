/** A remote that runs from its developer's machine inside a deployed portal, in the developer's browser alone. */
export interface LocalRemote {
  /** Name in the registry: `mfe_uat`. */
  name: string;
  /** Loopback origin of its files: `http://localhost:4173`. */
  origin: string;
}

/** In place of a version where a remote is local. */
export const LOCAL_VERSION = 'local';

/** Address of the portal's page that starts an override. */
export const LOCAL_REMOTE_PATH = '/local-remote';
/** Where a form ends an override. */
export const LOCAL_REMOTE_END_PATH = `${LOCAL_REMOTE_PATH}/end`;

/* The prefix, which no other host of the domain can set, demands https. */
const cookieName = (isSecure: boolean): string => (isSecure ? '__Host-psp_local_remote' : 'psp_local_remote');

const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1):[1-9]\d{0,4}$/;
const NAME = /^mfe_(?:public|uat|firma|admin)$/;

/** An override as it may be asked for; null for another name and for an origin that is not of this machine. */
export function localRemote(name: string, origin: string): LocalRemote | null {
  return NAME.test(name) && LOOPBACK.test(origin) ? { name, origin } : null;
}

/** The cookie of an override, which scripts may read and which holds no secret. */
export const localRemoteCookie = ({ name, origin }: LocalRemote, isSecure: boolean): string =>
  `${cookieName(isSecure)}=${name}@${origin}`;

/** The cookie of an override that is over. */
export const endedRemoteCookie = (isSecure: boolean): string => `${cookieName(isSecure)}=`;

/** Reads the override among cookies, as a request or a document has them; null where there is none that may be. */
export function readLocalRemote(cookies: string, isSecure: boolean): LocalRemote | null {
  const prefix = `${cookieName(isSecure)}=`;
  const cookie = cookies.split(/;\s*/).find((one) => one.startsWith(prefix)) ?? '';
  const [name = '', origin = ''] = cookie.slice(prefix.length).split('@');
  return localRemote(name, origin);
}
