import type { MembershipView } from '@psp/contracts/accounts';
import type { AdminArea } from '@psp/contracts/admin-areas';
import type { ErrorCode } from '@psp/contracts/errors';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import { memberships } from './memberships.ts';

/** The account data needed by sign-in. */
export interface Credentials {
  accountId: string;
  displayName: string;
  email: string;
  suspended: boolean;
  hasSecondFactor: boolean;
  /** True for the demo administrator, who needs no second factor on a local portal. */
  twoFactorOptional: boolean;
  /** True while an access request of the account is pending. */
  accessPending: boolean;
  /** Organisation of the newest session; null without sessions. */
  lastOrganisationId: string | null;
  memberships: MembershipView[];
  /** Areas of work in the association; null for all. */
  areas: AdminArea[] | null;
}

/** The users that a sign-in page accepts: everyone, or only administrators. */
export type Audience = 'everyone' | 'admin';

export interface StoredPassword {
  accountId: string;
  passwordHash: string;
}

/**
 * Finds the password hash of an account by e-mail; null also for a deleted account. Reads nothing else: reading more for existing
 * accounts would reveal them by the response time.
 */
export const findPassword = (db: Db, email: string): Promise<StoredPassword | null> =>
  oneRow(
    db,
    sql<StoredPassword>`select id as "accountId", password_hash as "passwordHash" from account
      where email = ${email}::citext and status <> 'deleted'`,
  );

/**
 * Reads the account data needed by sign-in and locks it until the transaction ends. `passwordHash`: the hash that was checked; the
 * result is null when the password was changed since, so that an old password cannot sign in during its change.
 */
export const lockCredentials = (
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
        ${memberships} as memberships,
        (select m.areas from membership m join organisation o on o.id = m.organisation_id and o.kind = 'admin'
          where m.account_id = a.id and m.role = 'editor' limit 1) as areas
      from account a
      where a.id = ${accountId} and a.status <> 'deleted' and a.password_hash = coalesce(${passwordHash}, a.password_hash)
      for share of a`,
  );

/** Returns why an account with the right password may not sign in; null when it may. */
export function refusalOf(account: Credentials, audience: Audience): ErrorCode | null {
  if (account.suspended) return 'auth.account_suspended';
  if (account.memberships.length === 0) return account.accessPending ? 'auth.access_pending' : 'auth.no_organisation';
  return actingFor(account, audience) ? null : 'auth.not_admin';
}

/**
 * Returns the actor for a new session. Its organisation is the one used last, unless that is rejected or suspended; otherwise the
 * first. Null when no organisation belongs to the audience.
 */
export function actingFor(
  { memberships, lastOrganisationId, areas, ...account }: Credentials,
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
  const actor = { accountId, displayName, organisationId, organisationName, kind, role: chosen.role, status };
  return kind === 'admin' && areas ? { ...actor, areas } : actor;
}
