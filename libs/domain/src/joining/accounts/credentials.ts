import type { MembershipView } from '@psp/contracts/accounts';
import type { ErrorCode } from '@psp/contracts/errors';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import { memberships } from './memberships.ts';

/** An account as sign-in needs it. */
export interface Credentials {
  accountId: string;
  displayName: string;
  email: string;
  suspended: boolean;
  hasSecondFactor: boolean;
  /** The demonstration's administrator, who may do without a second factor on a local portal. */
  twoFactorOptional: boolean;
  /** True while an organisation has yet to answer to this person. */
  accessPending: boolean;
  /** Organisation of the newest session. */
  lastOrganisationId: string | null;
  memberships: MembershipView[];
}

/** Whom a sign-in screen lets in. */
export type Audience = 'everyone' | 'admin';

export interface StoredPassword {
  accountId: string;
  passwordHash: string;
}

/**
 * Finds an account's password by e-mail; null also for a deleted one. Reads nothing else: whatever is read only of accounts
 * that exist tells them apart from others by time.
 */
export const findPassword = (db: Db, email: string): Promise<StoredPassword | null> =>
  oneRow(
    db,
    sql<StoredPassword>`select id as "accountId", password_hash as "passwordHash" from account
      where email = ${email}::citext and status <> 'deleted'`,
  );

/**
 * What sign-in needs of an account, which cannot change before the transaction ends. With the hash that was checked: null
 * when the password has been changed since, so that nobody signs in with one that is being changed at the same moment.
 */
export const holdCredentials = (
  db: Db,
  accountId: string,
  passwordHash: string | null = null,
): Promise<Credentials | null> =>
  oneRow(
    db,
    sql<Credentials>`select a.id as "accountId", a.display_name as "displayName", a.email::text as email,
        a.status <> 'active' as suspended, a.totp_enabled_at is not null as "hasSecondFactor",
        a.two_factor_optional as "twoFactorOptional",
        exists (select 1 from access_request r where r.account_id = a.id and r.status = 'pending') as "accessPending",
        (select s.organisation_id from session s where s.account_id = a.id order by s.id desc limit 1) as "lastOrganisationId",
        ${memberships} as memberships
      from account a
      where a.id = ${accountId} and a.status <> 'deleted' and a.password_hash = coalesce(${passwordHash}, a.password_hash)
      for share of a`,
  );

/** Why somebody who gave the right password is not let in; null when they are. */
export function refusalOf(found: Credentials, audience: Audience): ErrorCode | null {
  if (found.suspended) return 'auth.account_suspended';
  if (found.memberships.length === 0) return found.accessPending ? 'auth.access_pending' : 'auth.no_organisation';
  return actingFor(found, audience) ? null : 'auth.not_admin';
}

/**
 * The person with the organisation they act for: the one they used last, unless nothing can be done there any more, else
 * the first; null when there is none of that audience.
 */
export function actingFor(
  { memberships, lastOrganisationId, ...account }: Credentials,
  audience: Audience,
): Actor | null {
  const open = memberships.filter(({ organisation }) => audience === 'everyone' || organisation.kind === 'admin');
  const last = open.find(
    ({ organisation: { id, status } }) => id === lastOrganisationId && status !== 'rejected' && status !== 'suspended',
  );
  const chosen = last ?? open[0];
  if (!chosen) return null;
  const { id: organisationId, name: organisationName, kind, status } = chosen.organisation;
  const { accountId, displayName } = account;
  return { accountId, displayName, organisationId, organisationName, kind, role: chosen.role, status };
}
