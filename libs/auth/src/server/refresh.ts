import { createHmac, createPrivateKey, hkdfSync } from 'node:crypto';

/** A refresh token: `<session id>.<secret>`. The database stores only the SHA-256 of the secret. */
export interface RefreshToken {
  sessionId: string;
  secret: string;
}

const SHAPE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

export const writeRefreshToken = ({ sessionId, secret }: RefreshToken): string => `${sessionId}.${secret}`;

/** Parses a token; null when it is malformed. */
export function readRefreshToken(text: string): RefreshToken | null {
  const [, sessionId, secret] = SHAPE.exec(text) ?? [];
  return sessionId && secret ? { sessionId, secret } : null;
}

/**
 * Returns a function that derives the successor of a secret. It is deterministic, so that two tabs that renew at once get the same
 * secret although it is not stored.
 */
export function successor(privateKey: string): (secret: string) => string {
  const material = createPrivateKey(privateKey).export({ type: 'pkcs8', format: 'der' });
  const key = Buffer.from(hkdfSync('sha256', material, '', 'portal-psp refresh token', 32));
  return (secret) => createHmac('sha256', key).update(secret).digest('base64url');
}
