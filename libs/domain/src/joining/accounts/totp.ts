import { generateSecret, generateURI, verifySync } from 'otplib';

const ISSUER = 'Portal PSP';
const PERIOD_SECONDS = 30;
const SHAPE = /^\d{6}$/;

/** A secret for an authenticator: 160 bits, base32. */
export const newTotpSecret = (): string => generateSecret();

/** The address that an authenticator reads from the QR picture. `email` names the account in it. */
export const totpUri = (secret: string, email: string): string => generateURI({ issuer: ISSUER, label: email, secret });

/**
 * The time step (RFC 6238, 30 s) whose code this is, at most one away from that of `now`; null for any other text. That
 * a step is accepted once is for the caller to see to.
 */
export function totpStep(secret: string, code: string, now: Date): number | null {
  if (!SHAPE.test(code)) return null;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token: code, epoch, epochTolerance: PERIOD_SECONDS });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
