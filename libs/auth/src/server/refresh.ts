import { createHmac, createPrivateKey, hkdfSync } from 'node:crypto';

/** A refresh token: `<session id>.<secret>`. The database holds only the secret's SHA-256. */
export interface RefreshToken {
  sessionId: string;
  secret: string;
}

const SHAPE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

export const writeRefreshToken = ({ sessionId, secret }: RefreshToken): string => `${sessionId}.${secret}`;

/** Reads a token; null when it does not have the shape of one. */
export function readRefreshToken(text: string): RefreshToken | null {
  const [, sessionId, secret] = SHAPE.exec(text) ?? [];
  return sessionId && secret ? { sessionId, secret } : null;
}

/**
 * Returns the function from a secret to its successor. It is a function of the secret, so that two tabs that renew at
 * the same moment receive the same successor without the server keeping one in the clear.
 */
export function successor(privateKey: string): (secret: string) => string {
  const material = createPrivateKey(privateKey).export({ type: 'pkcs8', format: 'der' });
  const key = Buffer.from(hkdfSync('sha256', material, '', 'portal-psp refresh token', 32));
  return (secret) => createHmac('sha256', key).update(secret).digest('base64url');
}
