import { z } from 'zod';
import { id, KINDS, ORGANISATION_STATUSES, ROLES } from './common.ts';

const MISSING = 'Vă rugăm completați toate câmpurile';

export const signIn = z.strictObject({
  email: z.string().trim().min(1, MISSING).max(254).pipe(z.email('Introduceți o adresă de e-mail validă.')),
  password: z.string().min(1, MISSING).max(128),
});
export type SignIn = z.infer<typeof signIn>;

/** Who is signed in, and for which organisation. Holds no token: those stay in HttpOnly cookies. */
export const sessionView = z.object({
  account: z.object({ id, displayName: z.string(), email: z.string() }),
  organisation: z.object({ id, name: z.string(), kind: z.enum(KINDS), status: z.enum(ORGANISATION_STATUSES) }),
  role: z.enum(ROLES),
});
export type SessionView = z.infer<typeof sessionView>;

export const sessionAnswer = z.object({ session: sessionView });
export const currentSession = z.object({ session: sessionView.nullable() });

/** `local` ends this session, `others` all but this one, `global` every session of the account. */
export const endSession = z.strictObject({ scope: z.enum(['local', 'global', 'others']).default('local') });
