import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountView, MailTopic } from '@psp/contracts/accounts';
import { type RawBuilder, sql } from 'kysely';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import type { Db } from '../../read-db.ts';

const VIEW = sql<AccountView>`json_build_object(
    'displayName', a.display_name, 'position', a.position, 'phone', a.phone, 'email', a.email, 'mailTopics', a.mail_topics,
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

/** A person's own account, as they see it. Throws `not_found`. */
export async function readAccount(db: Db, accountId: string): Promise<AccountView> {
  const [row] = await db.run(
    sql<{
      view: AccountView;
    }>`select ${VIEW} as view from account a, lateral ${NEEDS_TWO_FACTOR} where a.id = ${accountId}`,
  );
  return found(row).view;
}

/** True when the account has to keep a second factor, because it belongs to the association. */
export async function needsTwoFactor(db: Db, accountId: string): Promise<boolean> {
  const [row] = await db.run(
    sql<{
      yes: boolean;
    }>`select needs_two_factor.yes from account a, lateral ${NEEDS_TWO_FACTOR} where a.id = ${accountId}`,
  );
  return row?.yes ?? false;
}

export interface PersonalDetails {
  displayName: string;
  position: string;
  phone: string | null;
}

/** Changes what a person says of themself. Throws `version.stale`. */
export const editDetails = (
  em: EntityManager,
  accountId: string,
  version: number,
  { displayName, position, phone }: PersonalDetails,
): Promise<void> =>
  change(em, accountId, version, sql`display_name = ${displayName}, position = ${position}, phone = ${phone}`);

/** Changes what a person is written about by mail. Throws `version.stale`. */
export const editMailTopics = (
  em: EntityManager,
  accountId: string,
  version: number,
  topics: readonly MailTopic[],
): Promise<void> => change(em, accountId, version, sql`mail_topics = ${[...new Set(topics)]}::text[]`);

async function change(
  em: EntityManager,
  accountId: string,
  version: number,
  columns: RawBuilder<unknown>,
): Promise<void> {
  const { numAffectedRows } = await sql`update account set ${columns}, version = version + 1, updated_at = now()
    where id = ${accountId} and version = ${version}`.execute(em.getKysely());
  if (!numAffectedRows) throw new DomainError('version.stale');
}
