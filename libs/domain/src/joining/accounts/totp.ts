import { generateSecret, generateURI, verifySync } from 'otplib';

const ISSUER = 'Portal PSP';
const PERIOD_SECONDS = 30;
const SHAPE = /^\d{6}$/;

/** Creates a secret for an authenticator: 160 bits, base32. */
export const newTotpSecret = (): string => generateSecret();

/** Returns the `otpauth://` URI for the QR code; `email` is its account label. */
export const totpUri = (secret: string, email: string): string => generateURI({ issuer: ISSUER, label: email, secret });

/**
 * Returns the time step (RFC 6238, 30 s) of a code, at most one step away from `now`; null for a wrong code. The caller must accept
 * each step only once.
 */
export function totpStep(secret: string, code: string, now: Date): number | null {
  if (!SHAPE.test(code)) return null;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token: code, epoch, epochTolerance: PERIOD_SECONDS });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
