import '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import { ACCESS_SECONDS } from './tokens.ts';

export const ACCESS_COOKIE = 'psp_access';
export const REFRESH_COOKIE = 'psp_refresh';
/** Readable and without value: tells the shell that renewing the session is worth a try. */
export const HINT_COOKIE = 'psp_signed_in';
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
