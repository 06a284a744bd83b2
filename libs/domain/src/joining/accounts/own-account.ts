import type { AccountView } from '@psp/contracts/accounts';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { recordOwn } from '../../operating/audit/record-own.ts';

const VIEW = sql<AccountView>`json_build_object(
    'displayName', a.display_name, 'position', a.position, 'phone', a.phone, 'email', a.email,
    'pendingEmail', (select json_build_object('email', l.data ->> 'email', 'expiresAt', l.expires_at) from one_time_link l
      where l.account_id = a.id and l.purpose = 'email' and l.used_at is null and l.expires_at > now()
      order by l.created_at desc limit 1),
    'twoFactor', json_build_object('enabledAt', a.totp_enabled_at,
      'recoveryCodesLeft', (select count(*)::int from recovery_code c where c.account_id = a.id and c.used_at is null),
      'isRequired', needs_two_factor.yes),
    'deletionDueAt', a.deletion_due_at, 'version', a.version)`;

const NEEDS_TWO_FACTOR = sql`(select not a.two_factor_optional and exists (
  select 1 from membership m join organisation o on o.id = m.organisation_id
  where m.account_id = a.id and o.kind = 'admin') as yes) needs_two_factor`;

const ofAccount = (id: string): Sql => sql`from account a, lateral ${NEEDS_TWO_FACTOR} where a.id = ${id}`;

/** Reads the account for its owner. Throws `not_found`. */
export const readAccount = async (db: Db, accountId: string): Promise<AccountView> =>
  found(await oneRow(db, sql<{ view: AccountView }>`select ${VIEW} as view ${ofAccount(accountId)}`)).view;

/** True when the account must have a second factor, because it is a member of the association. */
export const needsTwoFactor = async (db: Db, accountId: string): Promise<boolean> =>
  (await oneRow(db, sql<{ yes: boolean }>`select needs_two_factor.yes ${ofAccount(accountId)}`))?.yes ?? false;

interface PersonalDetails {
  version: number;
  displayName: string;
  position: string;
  phone: string | null;
}

/** Changes the personal details of the actor's account. Throws `version.stale`. */
export const editDetails = async (
  write: Write<Actor>,
  { version, displayName, position, phone }: PersonalDetails,
): Promise<void> => {
  const { db, actor, now } = write;
  const edited = sql`update account set display_name = ${displayName}, position = ${position}, phone = ${phone},
    version = version + 1, updated_at = ${now}
    where id = ${actor.accountId} and version = ${version} returning id`;
  if (!(await oneRow(db, edited))) throw new DomainError('version.stale');
  recordOwn(write, 'edit');
};
