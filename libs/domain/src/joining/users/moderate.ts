import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountStatus } from '@psp/contracts/users';
import { sql } from 'kysely';
import { voidLinks } from '../accounts/one-time-link.ts';
import { resetTwoFactor } from '../accounts/two-factor.ts';
import type { Actor } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { DomainError } from '../../errors.ts';
import { expectVersion, found } from '../../load.ts';
import { queueMail } from '../../communicating/mail/queue-mail.ts';
import { revokeInvitationsBy } from '../members/revoke-invitations.ts';
import { lockOrganisationsOf } from '../../operating/personal-data/anonymise.ts';
import { ownedAlone } from '../../operating/personal-data/sole-owner.ts';
import { within } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
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

interface Input {
  id: string;
  version: number;
  reason: string;
}

const lockPerson = async (em: EntityManager, { id, version }: Input): Promise<Stored> => {
  const account = found(
    await oneRow(
      within(em),
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

/* An organisation that works in the portal keeps somebody who can look after it. */
const expectOthersOwn = async (em: EntityManager, id: string): Promise<void> => {
  const owned = await ownedAlone(em, id);
  if (owned.some(({ status }) => status === 'approved')) throw new DomainError('member.last_owner');
};

/* A change of e-mail may be somebody else's wish; it must not come true when the suspension is lifted. */
const endWhatTheyBegan = async (em: EntityManager, actor: Actor, accountId: string, now: Date): Promise<void> => {
  await voidLinks(em, accountId, 'email');
  await revokeInvitationsBy(em, actor, { accountId }, now);
};

const moderation =
  (action: 'suspend' | 'restore') =>
  async (em: EntityManager, actor: Actor, input: Input, now: Date): Promise<void> => {
    const { id, reason } = input;
    if (action === 'suspend') await lockOrganisationsOf(em, id);
    const account = await lockPerson(em, input);
    const change = applyToAccount(account, action, actor, now);
    if (action === 'suspend') await expectOthersOwn(em, id);
    await em.execute(
      'update account set status = ?, status_reason = ?, updated_at = now(), version = version + 1 where id = ?',
      [change.to, action === 'suspend' ? reason : null, id],
    );
    if (action === 'suspend') await endWhatTheyBegan(em, actor, id, now);
    record(em, actor, { entity: 'account', id }, change, { reason });
    await queueMail(em, account.email, 'notification', { name: account.displayName, ...STRINGS[action](reason) });
  };

/**
 * Takes a person out of the portal: they are refused from their next request on, and nobody takes a place that they offered.
 * Their organisations work on: throws `member.last_owner` when an approved one would be left without an owner who stays.
 */
export const suspendAccount = moderation('suspend');
export const restoreAccount = moderation('restore');

/** Takes off the second factor of a person who has lost it, ends their sessions and tells them by mail. */
export const takeOffTwoFactor = async (em: EntityManager, actor: Actor, input: Input, now: Date): Promise<void> => {
  const account = await lockPerson(em, input);
  const change = applyToAccount(account, 'resetTwoFactor', actor, now);
  await resetTwoFactor(em, input.id);
  record(em, actor, { entity: 'account', id: input.id }, change, { reason: input.reason });
  await queueMail(em, account.email, 'two-factor-changed', { name: account.displayName, change: 'reset' });
};
