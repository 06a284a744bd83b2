import { z } from 'zod';
import { anyone } from './access.ts';
import { linkToken } from './accounts.ts';
import { id, ROLES, upTo, requiredText } from './common.ts';
import { consentTextVersions } from './consent-texts.ts';
import { consentVersion } from './legal.ts';
import { call, operations } from './operations.ts';
import { newPassword } from './passwords.ts';
import { MISSING_FIELDS } from './words/registrations.ts';

export const readInvitation = z.strictObject({ token: linkToken });
/** An open invitation. `hasAccount`: the address has an account already. */
export const openInvitation = z.object({
  organisation: z.object({ id, name: z.string(), kind: z.enum(['uat', 'firma', 'admin']) }),
  invitedBy: z.string(),
  role: z.enum(ROLES),
  email: z.string(),
  hasAccount: z.boolean(),
});
export type OpenInvitation = z.infer<typeof openInvitation>;

/**
 * `account`: data of a new account for the invited address. Without it, the existing account of the address accepts, and no other
 * account may be signed in.
 */
export const acceptInvitation = z.strictObject({
  token: linkToken,
  account: z
    .strictObject({
      displayName: requiredText(120, MISSING_FIELDS),
      position: upTo(120).default(''),
      password: newPassword,
      acceptsTerms: z.literal(true, { error: 'Pentru a continua este nevoie de acordul cu termenii.' }),
      acceptsProcessing: z.literal(true, {
        error: 'Pentru a continua este nevoie de acordul privind datele personale.',
      }),
      termsVersion: consentVersion,
      consentTexts: consentTextVersions.optional(),
    })
    .nullable()
    .default(null),
});
export type AcceptInvitation = z.infer<typeof acceptInvitation>;

/* Access is `anyone`: the link identifies the invited address, and a session, if there is one, the account. */
export const invitationOperations = operations(['identity'], {
  view: call('POST /invitations/read', { access: anyone, body: readInvitation, view: openInvitation }),
  accept: call('POST /invitations/accept', {
    access: anyone,
    act: 'invitation.accept',
    body: acceptInvitation,
    view: z.object({}),
  }),
});
