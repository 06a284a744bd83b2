import type { AccountStatus } from '@psp/contracts/users';
import { sql } from 'kysely';
import type { Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { queueMail } from '../../operating/mail/queue-mail.ts';
import { DomainError } from '../../errors.ts';
import { expectVersion, found } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import { lockOrganisationsOf } from '../../operating/personal-data/anonymise.ts';
import { findSoleOwned } from '../../operating/personal-data/sole-owner.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { voidLinks } from '../../joining/accounts/one-time-link.ts';
import { resetTwoFactor } from '../../joining/accounts/two-factor.ts';
import { revokeInvitationsBy } from '../../joining/members/revoke-invitations.ts';
import { applyToAccount } from './account-actions.ts';
import { STRINGS } from './strings.ts';

interface Stored {
  id: string;
  status: AccountStatus;
  hasTwoFactor: boolean;
  email: string;
  displayName: string;
  version: number;
  isStaff: boolean;
}

type Input = Versioned & { reason: string };

const lockPerson = async ({ db }: Write<Actor>, { id, version }: Versioned): Promise<Stored> => {
  const account = found(
    await oneRow(
      db,
      sql<Stored>`select id, status, totp_enabled_at is not null as "hasTwoFactor", email::text as email,
        display_name as "displayName", version,
        exists (select 1 from membership m join organisation o on o.id = m.organisation_id
          where m.account_id = account.id and o.kind = 'admin') as "isStaff"
        from account where id = ${id} for no key update`,
    ),
  );
  expectVersion(account, version);
  return account;
};

/*
 * An approved organisation must keep an owner. A pending change of e-mail is cancelled, since somebody else may have requested it:
 * it must not take effect when the suspension is lifted.
 */
const endPendingChanges = async (write: Write<Actor>, accountId: string): Promise<void> => {
  const owned = await findSoleOwned(write.db, accountId);
  if (owned.some(({ status }) => status === 'approved')) throw new DomainError('member.last_owner');
  await voidLinks(write.db, accountId, 'email');
  await revokeInvitationsBy(write, { accountId });
};

const moderation =
  (action: 'suspend' | 'restore') =>
  async (write: Write<Actor>, { id, version, reason }: Input): Promise<void> => {
    const { db, actor, now } = write;
    if (action === 'suspend') await lockOrganisationsOf(db, id);
    const account = await lockPerson(write, { id, version });
    const change = applyToAccount(account, action, actor, now);
    if (action === 'suspend') await endPendingChanges(write, id);
    await db.run(sql`update account set status = ${change.to}, status_reason = ${action === 'suspend' ? reason : null},
      updated_at = now(), version = version + 1 where id = ${id}`);
    record(write, { entity: 'account', id }, change, { reason });
    await queueMail(db, account.email, 'notification', { name: account.displayName, ...STRINGS[action](reason) });
  };

/**
 * Suspends a person: their next request is refused, and their invitations are revoked. Throws `member.last_owner` if an approved
 * organisation would be left without an owner.
 */
export const suspendAccount = moderation('suspend');
export const restoreAccount = moderation('restore');

/** Removes the lost second factor of a person, ends their sessions and mails them. */
export const removeTwoFactor = async (write: Write<Actor>, { id, version, reason }: Input): Promise<void> => {
  const { db, actor, now } = write;
  const account = await lockPerson(write, { id, version });
  const change = applyToAccount(account, 'resetTwoFactor', actor, now);
  await resetTwoFactor(db, id);
  record(write, { entity: 'account', id }, change, { reason });
  await queueMail(db, account.email, 'two-factor-changed', { name: account.displayName, change: 'reset' });
};
