import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { lockAccount } from './lock-account.ts';
import { makeLink } from './one-time-link.ts';
import { needsTwoFactor } from './own-account.ts';
import { mailPerson, personWith } from './person.ts';
import { recordOwn } from '../../operating/audit/record-own.ts';
import { newTotpSecret } from './totp.ts';
import { enrol, removeTwoFactor, renewRecoveryCodes } from './two-factor.ts';

const MINUTES = 15;
const ENROLMENT = sql`purpose = 'second-factor' and data ->> 'enrolment' is not null`;

/** Creates a secret for a new authenticator. The current one stays valid until the new one is confirmed with a code. */
export const proposeFactor = async ({ db, actor }: Write<Actor>): Promise<string> => {
  const { accountId } = actor;
  const secret = newTotpSecret();
  await lockAccount(db, accountId);
  await db.run(sql`delete from one_time_link where account_id = ${accountId} and ${ENROLMENT}`);
  await makeLink(db, { accountId, purpose: 'second-factor', minutes: MINUTES, data: { enrolment: secret } });
  return secret;
};

/**
 * Confirms the proposed authenticator with one of its codes and returns ten recovery codes; the session counts as signed in with
 * both factors. Throws `auth.code_invalid`, and `auth.challenge_expired` when the proposal is older than 15 minutes.
 */
export const confirmFactor = async (
  write: Write<Actor>,
  { sessionId, code }: { sessionId: string | null; code: string },
): Promise<string[]> => {
  const { db, actor } = write;
  await lockAccount(db, actor.accountId);
  const proposal = await oneRow(
    db,
    sql<{ id: string; secret: string }>`select id, data ->> 'enrolment' as secret from one_time_link
      where account_id = ${actor.accountId} and ${ENROLMENT} and expires_at > now() for update`,
  );
  if (!proposal) throw new DomainError('auth.challenge_expired');
  const codes = await enrol(write, actor.accountId, proposal.secret, code);
  if (!codes) throw new DomainError('auth.code_invalid');
  await db.run(sql`delete from one_time_link where id = ${proposal.id}`);
  await db.run(sql`update session set second_factor_at = now() where id = ${sessionId}`);
  recordOwn(write, 'enableTwoFactor');
  return codes;
};

/** Removes the second factor of the actor's account. Throws `account.two_factor_mandatory`, `action.not_allowed` without one. */
export const disableFactor = async (write: Write<Actor>): Promise<void> => {
  const { db, actor } = write;
  if (await needsTwoFactor(db, actor.accountId)) throw new DomainError('account.two_factor_mandatory');
  if (!(await removeTwoFactor(db, actor.accountId))) throw new DomainError('action.not_allowed');
  await mailPerson(db, actor.accountId, 'two-factor-changed', { change: 'disabled' });
  recordOwn(write, 'disableTwoFactor');
};

/** Replaces the actor's recovery codes by ten new ones. Throws `action.not_allowed` without a second factor. */
export const renewOwnCodes = async (write: Write<Actor>): Promise<string[]> => {
  const { db, actor } = write;
  const hasSecondFactor = sql`id = ${actor.accountId} and totp_enabled_at is not null`;
  if (!(await personWith(db, hasSecondFactor, sql`for no key update`))) throw new DomainError('action.not_allowed');
  await mailPerson(db, actor.accountId, 'two-factor-changed', { change: 'codes' });
  recordOwn(write, 'renewRecoveryCodes');
  return renewRecoveryCodes(db, actor.accountId);
};
