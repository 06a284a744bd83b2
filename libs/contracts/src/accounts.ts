import { z } from 'zod';
import { ADMIN_AREAS } from './admin-areas.ts';
import { id, isoDateTime, KINDS, ORGANISATION_STATUSES, ROLES, version, upTo, requiredText } from './common.ts';
import { emailAddress } from './email.ts';
import { knownPassword, newPassword } from './passwords.ts';
import { confirm, email, PHONE_SHAPE, phone } from './registrations.ts';

const MISSING = 'Vă rugăm completați toate câmpurile';

export const signIn = z.strictObject({
  email: emailAddress(MISSING),
  password: knownPassword(MISSING),
});
export type SignIn = z.infer<typeof signIn>;

/** Grant for a session: e-mail and password, or the refresh token, which is sent in a cookie. */
export const tokenRequest = z.discriminatedUnion('grant_type', [
  signIn.extend({
    grant_type: z.literal('password'),
    /** `admin` lets only administrators in. */
    screen: z.enum(['member', 'admin']).default('member'),
  }),
  z.strictObject({ grant_type: z.literal('refresh_token') }),
]);

/** The current session and organisation. Without tokens, which stay in HttpOnly cookies. */
export const sessionView = z.object({
  account: z.object({ id, displayName: z.string(), email: z.string() }),
  organisation: z.object({ id, name: z.string(), kind: z.enum(KINDS), status: z.enum(ORGANISATION_STATUSES) }),
  role: z.enum(ROLES),
  /** Areas of work of an editor of the association; absent for all. */
  areas: z.array(z.enum(ADMIN_AREAS)).optional(),
});
export type SessionView = z.infer<typeof sessionView>;

/** An organisation of which a person is a member. */
export const membershipView = z.object({
  organisation: z.object({ id, name: z.string(), kind: z.enum(KINDS), status: z.enum(ORGANISATION_STATUSES) }),
  role: z.enum(ROLES),
});
export type MembershipView = z.infer<typeof membershipView>;
export const memberships = z.object({ items: z.array(membershipView) });

/**
 * Next step of a sign-in: a code of the authenticator (or a recovery code), or its enrolment, required for administrators. The
 * challenge is kept in a cookie for five minutes.
 */
export const challengeView = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('code') }),
  z.object({ kind: z.literal('enrol'), secret: z.string(), uri: z.string(), qr: z.string() }),
]);
export type ChallengeView = z.infer<typeof challengeView>;

/** Whether the sign-in waits for a code; null when the password is needed again. */
export const openChallenge = z.object({ kind: z.literal('code').nullable() });

/**
 * Response to a sign-in: exactly one of `session` and `challenge`. `memberships`: organisations to choose from, when
 * several. `recoveryCodes`: only after an enrolment.
 */
export const signInAnswer = z.object({
  session: sessionView.nullable(),
  challenge: challengeView.nullable(),
  memberships: z.array(membershipView),
  recoveryCodes: z.array(z.string()).nullable(),
});
export type SignInAnswer = z.infer<typeof signInAnswer>;

export const switchOrganisation = z.strictObject({ organisationId: id });
export const sessionAnswer = z.object({ session: sessionView });
export const currentSession = z.object({ session: sessionView.nullable() });

/** `local` ends this session, `others` all but this one, `global` every session of the account. */
export const logout = z.strictObject({ scope: z.enum(['local', 'global', 'others']).default('global') });
/** How a person proves again who they are. */
export const reauthentication = z.object({ method: z.literal('password') });

/** A session of the person. `device` reads like "Chrome pe Windows". */
export const sessionItem = z.object({
  id,
  device: z.string(),
  address: z.string().nullable(),
  organisation: z.string(),
  createdAt: isoDateTime,
  lastSeenAt: isoDateTime,
  isCurrent: z.boolean(),
});
export type SessionItem = z.infer<typeof sessionItem>;
export const sessionList = z.object({ items: z.array(sessionItem) });

export const recover = z.strictObject({ email });
/** Token of a mailed link, passed in the fragment so that it is never logged. */
export const linkToken = z.string().min(20).max(100);
export const recovered = z.strictObject({ token: linkToken, password: newPassword });
/**
 * Input of a mailed link. `email` confirms an address, of a sign-up or a new one; the password is required in another browser than
 * the sign-up's. `recovery` sets a new password; without one it only checks the link.
 */
export const verify = z.discriminatedUnion('type', [
  confirm.extend({ type: z.literal('email') }),
  recovered.partial({ password: true }).extend({ type: z.literal('recovery') }),
]);
export const changePassword = z.strictObject({ current: knownPassword(), password: newPassword });
export const changeEmail = z.strictObject({ email, password: knownPassword() });
export const withPassword = z.strictObject({ password: knownPassword() });

export const accountView = z.object({
  displayName: z.string(),
  position: z.string(),
  phone: z.string().nullable(),
  email: z.string(),
  /** New address that is not confirmed yet. */
  pendingEmail: z.object({ email: z.string(), expiresAt: isoDateTime }).nullable(),
  twoFactor: z.object({ enabledAt: isoDateTime.nullable(), recoveryCodesLeft: z.int(), isRequired: z.boolean() }),
  deletionDueAt: isoDateTime.nullable(),
  version,
});
export type AccountView = z.infer<typeof accountView>;
export const editAccount = z.strictObject({
  displayName: requiredText(120, 'Scrieți numele dvs.'),
  position: upTo(120),
  phone: z
    .union(
      [
        z
          .string()
          .trim()
          .length(0, PHONE_SHAPE)
          .transform(() => null),
        phone,
      ],
      { error: PHONE_SHAPE },
    )
    .nullable(),
  version,
});

export const dataExport = z.object({
  id,
  createdAt: isoDateTime,
  readyAt: isoDateTime.nullable(),
  failedAt: isoDateTime.nullable(),
  expiresAt: isoDateTime.nullable(),
  size: z.int().nullable(),
});
export type DataExport = z.infer<typeof dataExport>;
export const dataExportList = z.object({ items: z.array(dataExport) });

/** Public keys of access tokens (RFC 7517, RFC 8037). */
export const jwks = z.object({
  keys: z.array(
    z.object({ kty: z.string(), crv: z.string(), x: z.string(), alg: z.string(), use: z.string(), kid: z.string() }),
  ),
});
