import '@fastify/cookie';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ACCESS_SECONDS } from './tokens.ts';

export const ACCESS_COOKIE = 'psp_access';
export const REFRESH_COOKIE = 'psp_refresh';
/** Readable by scripts, contains no secret: tells the shell that a session may be renewed. */
export const HINT_COOKIE = 'psp_signed_in';
/** Proof of the correct password during a sign-in with a second factor. */
export const CHALLENGE_COOKIE = 'psp_challenge';
/**
 * Secret of a browser; its hash is stored for each account that was signed in to from it. It gives no access, but distinguishes
 * the owner's sign-in attempts from those of strangers.
 */
export const DEVICE_COOKIE = 'psp_device';
/** Marks the browser that sent a sign-up. In this browser the link of the mail confirms it without the password. */
export const SIGN_UP_COOKIE = 'psp_signup';
const NAMES = [ACCESS_COOKIE, REFRESH_COOKIE, HINT_COOKIE, CHALLENGE_COOKIE, DEVICE_COOKIE, SIGN_UP_COOKIE];
const IDENTITY_PATH = '/api/identity';

export interface SessionCookies {
  accessToken: string;
  refreshToken: string;
  /** Maximum end of the session. Idle time is tracked by the server. */
  expiresAt: Date;
}

/*
 * Prefixes used with https. `__Host-` cannot be set by other hosts of the domain, but requires path `/`. Cookies that are sent only
 * to identity keep their narrower path and use `__Secure-`, which http pages cannot set.
 */
const HOST = '__Host-';
const SECURE = '__Secure-';

interface Scope extends CookieSerializeOptions {
  path: string;
  secure: boolean;
}
const secure = (publicOrigin: string): boolean => publicOrigin.startsWith('https:');
const siteScope = (origin: string): Scope => ({ sameSite: 'lax', path: '/', secure: secure(origin) });
const identityScope = (origin: string): Scope => ({
  ...{ httpOnly: true, sameSite: 'strict', path: IDENTITY_PATH, secure: secure(origin) },
});
const accessScope = (origin: string): Scope => ({ ...siteScope(origin), httpOnly: true });

/**
 * With https, removes the portal's cookies without prefix from a request, because any host of the domain or an http page could have
 * set them.
 */
export function forgetUnprefixed({ cookies }: FastifyRequest, publicOrigin: string): void {
  if (secure(publicOrigin)) for (const name of NAMES) delete cookies[name];
}

/** Returns a cookie of the request by its name without prefix; '' when there is none. */
export const readCookie = ({ cookies }: FastifyRequest, name: string): string =>
  cookies[HOST + name] ?? cookies[SECURE + name] ?? cookies[name] ?? '';

const prefixed = (name: string, scope: Scope): string => {
  if (!scope.secure) return name;
  return (scope.path === '/' ? HOST : SECURE) + name;
};

function set(reply: FastifyReply, name: string, value: string, scope: Scope): void {
  reply.setCookie(prefixed(name, scope), value, scope);
}

/* Also clears the name without prefix, because browsers may have cookies set by earlier releases. */
function clear(reply: FastifyReply, name: string, scope: Scope): void {
  for (const each of new Set([prefixed(name, scope), name])) reply.clearCookie(each, scope);
}

/** Sets the session's cookies; `now` is the time of the clock that also ends the session. */
export function setSessionCookies(
  reply: FastifyReply,
  publicOrigin: string,
  { accessToken, refreshToken, expiresAt }: SessionCookies,
  now: Date,
): void {
  const maxAge = Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000));
  set(reply, ACCESS_COOKIE, accessToken, { ...accessScope(publicOrigin), maxAge: Math.min(ACCESS_SECONDS, maxAge) });
  set(reply, REFRESH_COOKIE, refreshToken, { ...identityScope(publicOrigin), maxAge });
  set(reply, HINT_COOKIE, '1', { ...siteScope(publicOrigin), maxAge });
}

/** Clears the session's cookies. */
export function clearSessionCookies(reply: FastifyReply, publicOrigin: string): void {
  clear(reply, ACCESS_COOKIE, accessScope(publicOrigin));
  clear(reply, REFRESH_COOKIE, identityScope(publicOrigin));
  clear(reply, HINT_COOKIE, siteScope(publicOrigin));
}

/** Sets the challenge cookie of an unfinished sign-in for `seconds`. */
export function setChallengeCookie(reply: FastifyReply, publicOrigin: string, token: string, seconds: number): void {
  set(reply, CHALLENGE_COOKIE, token, { ...identityScope(publicOrigin), maxAge: seconds });
}

export function clearChallengeCookie(reply: FastifyReply, publicOrigin: string): void {
  clear(reply, CHALLENGE_COOKIE, identityScope(publicOrigin));
}

export function setDeviceCookie(reply: FastifyReply, publicOrigin: string, secret: string, seconds: number): void {
  set(reply, DEVICE_COOKIE, secret, { ...identityScope(publicOrigin), maxAge: seconds });
}

/** Sets the sign-up cookie for `seconds`, the lifetime of the link. */
export function setSignUpCookie(reply: FastifyReply, publicOrigin: string, secret: string, seconds: number): void {
  set(reply, SIGN_UP_COOKIE, secret, { ...identityScope(publicOrigin), sameSite: 'lax', maxAge: seconds });
}
