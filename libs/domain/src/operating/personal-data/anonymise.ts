import { sql } from 'kysely';
import type { SYSTEM } from '../../actor.ts';
import { CAPABILITIES } from '../../capabilities.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { record } from '../audit/record.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { forgetAddress } from './forget-address.ts';
import { type SoleOwned, findSoleOwned } from './sole-owner.ts';
import { STRINGS } from './strings.ts';

const POSTPONED_DAYS = 7;

interface Leaving {
  id: string;
  email: string;
  name: string;
  status: string;
}

/** Removes a user's personal data, except the account row and the append-only audit. */
export const eraseTraces = async (write: Write<unknown>, person: { id: string; email: string }): Promise<void> => {
  await forgetAddress(write, person.email, 'all');
  for (const { personalData } of CAPABILITIES) await personalData?.erase?.(write, person);
};

/**
 * Deletes an account after its grace period: personal data is erased, and work done for an organisation stays with it under an
 * anonymous name. Postpones the deletion by a week and notifies the user while an active organisation has no other owner. Does
 * nothing when the deletion was cancelled.
 */
export const anonymise = async (write: Write<typeof SYSTEM>, accountId: string): Promise<void> => {
  const { db, now } = write;
  await lockOrganisationsOf(db, accountId);
  // An account that is in use is skipped until the next pass; waiting here would block all users of the locked organisations.
  const account = await oneRow(
    db,
    sql<Leaving>`select id, email::text as email, display_name as name, status from account
      where id = ${accountId} and status <> 'deleted' and deletion_due_at <= ${now} for update skip locked`,
  );
  if (!account) return;
  const owned = await findSoleOwned(db, accountId);
  const needed = owned.find(({ status }) => status === 'approved' || status === 'suspended');
  if (needed) return postpone(write, account, needed);
  for (const organisation of owned) await closeApplication(write, organisation);
  await eraseTraces(write, account);
  await db.run(sql`update account set display_name = ${STRINGS.deletedName}, email = ${`sters-${accountId}@invalid`},
    password_hash = '', status = 'deleted', status_reason = null, position = '', phone = null, mail_topics = '{}',
    totp_secret = null, totp_enabled_at = null, deletion_due_at = null, updated_at = ${now}, version = version + 1
    where id = ${accountId}`);
  record(write, { entity: 'account', id: accountId }, { action: 'anonymise', from: account.status, to: 'deleted' });
  await queueMail(db, account.email, 'deleted', { name: account.name });
};

/** Locks a user's organisations before the account: every write locks organisations first, accounts afterwards. */
export const lockOrganisationsOf = async (db: Db, accountId: string): Promise<void> => {
  await db.run(sql`select 1 from organisation where id in (
    select organisation_id from membership where account_id = ${accountId}
    union all select organisation_id from access_request where account_id = ${accountId}) order by id for no key update`);
};

const postpone = async (
  write: Write<typeof SYSTEM>,
  { id, email, name, status }: Leaving,
  organisation: SoleOwned,
): Promise<void> => {
  const { db, now } = write;
  await db.run(sql`update account set deletion_due_at = ${now}::timestamptz + make_interval(days => ${POSTPONED_DAYS})
    where id = ${id}`);
  const change = { action: 'postponeDeletion', from: status, to: status };
  record(write, { entity: 'account', id }, change, { details: { organisationId: organisation.id } });
  const { title, message, href } = STRINGS.deletionPostponed(organisation.name);
  await db.run(sql`insert into notification (account_id, organisation_id, title, message, href)
    values (${id}, ${organisation.id}, ${title}, ${message}, ${href})`);
  // Mailed whatever topics they chose: the deletion is their own request.
  await queueMail(db, email, 'notification', { name, title, message, href });
};

/* Rejects an application whose only owner leaves: the association has nobody to answer. */
const closeApplication = async (write: Write<typeof SYSTEM>, { id, status }: SoleOwned): Promise<void> => {
  if (status === 'rejected') return;
  const { db, now } = write;
  await db.run(sql`update organisation set status = 'rejected', status_reason = ${STRINGS.ownerLeft}, decided_at = ${now},
    updated_at = ${now}, version = version + 1 where id = ${id}`);
  const change = { action: 'reject', from: status, to: 'rejected' };
  record(write, { entity: 'organisation', id }, change, { reason: STRINGS.ownerLeft });
};
