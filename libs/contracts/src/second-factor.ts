import { z } from 'zod';
import { cleaned } from './cleaned.ts';

/** The one second factor. */
export const FACTOR = 'totp';

/** Authenticators show codes with spaces. */
export const secondFactor = z.strictObject({
  code: z
    .string()
    .transform((text) => cleaned(text).replace(/\s/g, ''))
    .pipe(z.string().min(6, 'Scrieți codul.').max(20, 'Codul este prea lung.')),
});
/** A person has at most one factor of each type, so its type is its id. */
export const factorParams = z.strictObject({ id: z.literal(FACTOR) });
/** A code that finishes a sign-in, or confirms a proposed factor of a signed-in person. */
export const factorCode = secondFactor.extend({ challenge: z.enum(['sign-in', 'enrolment']) });

/** Data of an authenticator; `qr` is an SVG image of `uri`. Takes effect once a code is confirmed. */
export const enrolment = z.object({ secret: z.string(), uri: z.string(), qr: z.string() });
export type Enrolment = z.infer<typeof enrolment>;
export const proposedFactor = enrolment.extend({ id: z.literal(FACTOR) });
export type ProposedFactor = z.infer<typeof proposedFactor>;
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
