import '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import { ACCESS_SECONDS } from './tokens.ts';

export const ACCESS_COOKIE = 'psp_access';
export const REFRESH_COOKIE = 'psp_refresh';
/** Readable and without value: tells the shell that renewing the session is worth a try. */
export const HINT_COOKIE = 'psp_signed_in';
/** Proves that the password of a sign-in was right, until the code follows. */
export const CHALLENGE_COOKIE = 'psp_challenge';
/** Tells a browser that has been used before from a new one; opens nothing. */
export const DEVICE_COOKIE = 'psp_device';
/** Tells the browser that a sign-up was sent from: there the link of the mail confirms it without its password. */
export const SIGN_UP_COOKIE = 'psp_signup';
const IDENTITY_PATH = '/api/identity';
const REFRESH_PATH = '/api/identity/session';

export interface SessionCookies {
  accessToken: string;
  refreshToken: string;
  /** When the session ends at the latest. Idleness is counted by the server, not by the cookies. */
  expiresAt: Date;
}

const secure = (publicOrigin: string): boolean => publicOrigin.startsWith('https:');
const access = (origin: string) => ({ httpOnly: true, sameSite: 'lax', path: '/', secure: secure(origin) }) as const;
const refresh = (origin: string) =>
  ({ httpOnly: true, sameSite: 'strict', path: REFRESH_PATH, secure: secure(origin) }) as const;
const ofIdentity = (origin: string) =>
  ({ httpOnly: true, sameSite: 'strict', path: IDENTITY_PATH, secure: secure(origin) }) as const;
const hint = (origin: string) => ({ sameSite: 'lax', path: '/', secure: secure(origin) }) as const;

/** Hands the session to the browser. */
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

/** Takes the session away from the browser. */
export function clearSessionCookies(reply: FastifyReply, publicOrigin: string): void {
  reply.clearCookie(ACCESS_COOKIE, access(publicOrigin));
  reply.clearCookie(REFRESH_COOKIE, refresh(publicOrigin));
  reply.clearCookie(HINT_COOKIE, hint(publicOrigin));
}

/** Keeps the secret of an unfinished sign-in for as long as it may be answered, in seconds. */
export function setChallengeCookie(reply: FastifyReply, publicOrigin: string, token: string, seconds: number): void {
  reply.setCookie(CHALLENGE_COOKIE, token, { ...ofIdentity(publicOrigin), maxAge: seconds });
}

export function clearChallengeCookie(reply: FastifyReply, publicOrigin: string): void {
  reply.clearCookie(CHALLENGE_COOKIE, ofIdentity(publicOrigin));
}

export function setDeviceCookie(reply: FastifyReply, publicOrigin: string, secret: string, seconds: number): void {
  reply.setCookie(DEVICE_COOKIE, secret, { ...ofIdentity(publicOrigin), maxAge: seconds });
}

/** Keeps the secret of the browser that a sign-up comes from, for as long as its link is good, in seconds. */
export function setSignUpCookie(reply: FastifyReply, publicOrigin: string, secret: string, seconds: number): void {
  reply.setCookie(SIGN_UP_COOKIE, secret, { ...ofIdentity(publicOrigin), sameSite: 'lax', maxAge: seconds });
}
