import '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import { ACCESS_SECONDS } from './tokens.ts';

export const ACCESS_COOKIE = 'psp_access';
export const REFRESH_COOKIE = 'psp_refresh';
/** Readable by scripts and without a secret: tells the shell that a session may be renewed. */
export const HINT_COOKIE = 'psp_signed_in';
/** Proof of the correct password during a sign-in with a second factor. */
export const CHALLENGE_COOKIE = 'psp_challenge';
/** Distinguishes known browsers from new ones; grants nothing. */
export const DEVICE_COOKIE = 'psp_device';
/** Marks the browser that sent a sign-up: there the link of the mail confirms it without the password. */
export const SIGN_UP_COOKIE = 'psp_signup';
const IDENTITY_PATH = '/api/identity';
const REFRESH_PATH = '/api/identity/session';

export interface SessionCookies {
  accessToken: string;
  refreshToken: string;
  /** Maximum end of the session. Idle time is tracked by the server. */
  expiresAt: Date;
}

const secure = (publicOrigin: string): boolean => publicOrigin.startsWith('https:');
const access = (origin: string) => ({ httpOnly: true, sameSite: 'lax', path: '/', secure: secure(origin) }) as const;
const refresh = (origin: string) =>
  ({ httpOnly: true, sameSite: 'strict', path: REFRESH_PATH, secure: secure(origin) }) as const;
const ofIdentity = (origin: string) =>
  ({ httpOnly: true, sameSite: 'strict', path: IDENTITY_PATH, secure: secure(origin) }) as const;
const hint = (origin: string) => ({ sameSite: 'lax', path: '/', secure: secure(origin) }) as const;

/** Sets the session's cookies. */
export function setSessionCookies(
  reply: FastifyReply,
  publicOrigin: string,
  { accessToken, refreshToken, expiresAt }: SessionCookies,
): void {
  const maxAge = Math.max(0, Math.floor((expiresAt.getTime() - Date.now()) / 1000));
  reply.setCookie(ACCESS_COOKIE, accessToken, { ...access(publicOrigin), maxAge: Math.min(ACCESS_SECONDS, maxAge) });
  reply.setCookie(REFRESH_COOKIE, refreshToken, { ...refresh(publicOrigin), maxAge });
  reply.setCookie(HINT_COOKIE, '1', { ...hint(publicOrigin), maxAge });
}

/** Clears the session's cookies. */
export function clearSessionCookies(reply: FastifyReply, publicOrigin: string): void {
  reply.clearCookie(ACCESS_COOKIE, access(publicOrigin));
  reply.clearCookie(REFRESH_COOKIE, refresh(publicOrigin));
  reply.clearCookie(HINT_COOKIE, hint(publicOrigin));
}

/** Sets the challenge cookie of an unfinished sign-in for `seconds`. */
export function setChallengeCookie(reply: FastifyReply, publicOrigin: string, token: string, seconds: number): void {
  reply.setCookie(CHALLENGE_COOKIE, token, { ...ofIdentity(publicOrigin), maxAge: seconds });
}

export function clearChallengeCookie(reply: FastifyReply, publicOrigin: string): void {
  reply.clearCookie(CHALLENGE_COOKIE, ofIdentity(publicOrigin));
}

export function setDeviceCookie(reply: FastifyReply, publicOrigin: string, secret: string, seconds: number): void {
  reply.setCookie(DEVICE_COOKIE, secret, { ...ofIdentity(publicOrigin), maxAge: seconds });
}

/** Sets the sign-up cookie for `seconds`, the lifetime of the link. */
export function setSignUpCookie(reply: FastifyReply, publicOrigin: string, secret: string, seconds: number): void {
  reply.setCookie(SIGN_UP_COOKIE, secret, { ...ofIdentity(publicOrigin), sameSite: 'lax', maxAge: seconds });
}
