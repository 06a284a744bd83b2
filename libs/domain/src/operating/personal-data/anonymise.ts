import type { EntityManager } from '@mikro-orm/postgresql';
import { SYSTEM } from '../../actor.ts';
import { record } from '../audit/record.ts';
import { queueMail } from '../../communicating/mail/queue-mail.ts';
import { revokeInvitationsBy } from '../../joining/members/revoke-invitations.ts';
import { eraseTraces } from './erase.ts';
import { STRINGS } from './strings.ts';
import { type OwnedAlone, ownedAlone } from './sole-owner.ts';

const POSTPONED_DAYS = 7;

interface Leaving {
  id: string;
  email: string;
  name: string;
  status: string;
}

/**
 * Deletes an account whose time to reconsider is over: the person is erased, what they did for an institution stays with
 * it under a name that says nothing. Postponed by a week, and the person told, while an organisation that works in the portal
 * has no other owner. Does nothing when the deletion was cancelled meanwhile. Runs in the caller's transaction.
 */
export const anonymise = async (em: EntityManager, accountId: string, now: Date): Promise<void> => {
  await lockOrganisationsOf(em, accountId);
  // Whoever is in the middle of something is waited for by the next pass, not by everybody who needs those organisations.
  const [account] = await em.execute<Leaving[]>(
    `select id, email::text as email, display_name as name, status from account
     where id = ? and status <> 'deleted' and deletion_due_at <= ? for update skip locked`,
    [accountId, now],
  );
  if (!account) return;
  const owned = await ownedAlone(em, accountId);
  const needed = owned.find(({ status }) => status === 'approved' || status === 'suspended');
  if (needed) return postpone(em, account, needed, now);
  for (const organisation of owned) await closeApplication(em, organisation, now);
  await revokeInvitationsBy(em, SYSTEM, { accountId }, now);
  await eraseTraces(em, account);
  await em.execute(
    `update account set display_name = ?, email = ?, password_hash = '', status = 'deleted', status_reason = null, position = '',
       phone = null, mail_topics = '{}', totp_secret = null, totp_enabled_at = null, deletion_due_at = null,
       updated_at = ?, version = version + 1 where id = ?`,
    [STRINGS.deletedName, `sters-${accountId}@invalid`, now, accountId],
  );
  record(
    em,
    SYSTEM,
    { entity: 'account', id: accountId },
    { action: 'anonymise', from: account.status, to: 'deleted' },
  );
  await queueMail(em, account.email, 'deleted', { name: account.name });
};

/** Organisations first, as everywhere: whoever changes one of them reaches its people's accounts afterwards. */
export async function lockOrganisationsOf(em: EntityManager, accountId: string): Promise<void> {
  await em.execute(
    `select 1 from organisation where id in (select organisation_id from membership where account_id = ?
       union all select organisation_id from access_request where account_id = ?) order by id for no key update`,
    [accountId, accountId],
  );
}

async function postpone(em: EntityManager, account: Leaving, organisation: OwnedAlone, now: Date): Promise<void> {
  await em.execute(`update account set deletion_due_at = ?::timestamptz + make_interval(days => ?) where id = ?`, [
    now,
    POSTPONED_DAYS,
    account.id,
  ]);
  record(
    em,
    SYSTEM,
    { entity: 'account', id: account.id },
    { action: 'postponeDeletion', from: account.status, to: account.status },
    { details: { organisationId: organisation.id } },
  );
  const { title, message, href } = STRINGS.deletionPostponed(organisation.name);
  await em.execute(
    'insert into notification (account_id, organisation_id, title, message, href) values (?, ?, ?, ?, ?)',
    [account.id, organisation.id, title, message, href],
  );
  // Told by mail whatever topics they chose: it is about their own wish.
  await queueMail(em, account.email, 'notification', { name: account.name, title, message, href });
}

/** Nobody is left to whom the association could answer. */
async function closeApplication(em: EntityManager, { id, status }: OwnedAlone, now: Date): Promise<void> {
  if (status === 'rejected') return;
  await em.execute(
    `update organisation set status = 'rejected', status_reason = ?, decided_at = ?, updated_at = ?, version = version + 1 where id = ?`,
    [STRINGS.ownerLeft, now, now, id],
  );
  const change = { action: 'reject', from: status, to: 'rejected' };
  record(em, SYSTEM, { entity: 'organisation', id }, change, { reason: STRINGS.ownerLeft });
}
