/** A remote served from a developer's machine inside a deployed portal, only in the developer's browser. */
export interface LocalRemote {
  /** Name in the registry: `mfe_uat`. */
  name: string;
  /** Loopback origin of its files: `http://localhost:4173`. */
  origin: string;
}

/** Version of a local remote. */
export const LOCAL_VERSION = 'local';

/** Path of the page that starts an override. */
export const LOCAL_REMOTE_PATH = '/local-remote';
/** Path to which a form posts to end an override. */
export const LOCAL_REMOTE_END_PATH = `${LOCAL_REMOTE_PATH}/end`;

/* The `__Host-` prefix cannot be set by other hosts of the domain, but requires https. */
const cookieName = (isSecure: boolean): string => (isSecure ? '__Host-psp_local_remote' : 'psp_local_remote');

const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1):[1-9]\d{0,4}$/;
const NAME = /^mfe_(?:public|uat|firma|admin)$/;

/** Validates an override; null for an unknown name or an origin that is not a loopback address. */
export function localRemote(name: string, origin: string): LocalRemote | null {
  return NAME.test(name) && LOOPBACK.test(origin) ? { name, origin } : null;
}

/** Cookie of an override. It contains no secret, and scripts may read it. */
export const localRemoteCookie = ({ name, origin }: LocalRemote, isSecure: boolean): string =>
  `${cookieName(isSecure)}=${name}@${origin}`;

/** Cookie that ends an override. */
export const endedRemoteCookie = (isSecure: boolean): string => `${cookieName(isSecure)}=`;

/** Reads the override from the cookies of a request or a document; null if there is no valid one. */
export function readLocalRemote(cookies: string, isSecure: boolean): LocalRemote | null {
  const prefix = `${cookieName(isSecure)}=`;
  const cookie = cookies.split(/;\s*/).find((one) => one.startsWith(prefix)) ?? '';
  const [name = '', origin = ''] = cookie.slice(prefix.length).split('@');
  return localRemote(name, origin);
}
