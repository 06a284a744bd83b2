import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import type { Audience } from './credentials.ts';
import { lockOwner } from './lock-account.ts';
import { makeLink } from './one-time-link.ts';
import { hashSecret } from '../../operating/secrets.ts';

export const CHALLENGE_MINUTES = 5;
const ATTEMPTS = 5;

/** The second step of a sign-in. `secret`: the TOTP secret that an administrator without second factor has to enrol. */
export interface Challenge {
  accountId: string;
  audience: Audience;
  secret?: string;
}

export interface OpenChallenge extends Challenge {
  id: string;
}

/** Creates a challenge and returns its token. */
export const openChallenge = (db: Db, { accountId, ...data }: Challenge): Promise<string> =>
  makeLink(db, { accountId, purpose: 'second-factor', minutes: CHALLENGE_MINUTES, data: { ...data } });

const ofToken = (token: string) =>
  sql`from one_time_link l join account a on a.id = l.account_id
    where l.token_hash = ${hashSecret(token)} and l.purpose = 'second-factor'`;

const OPEN = sql`l.used_at is null and l.expires_at > now() and l.attempts < ${ATTEMPTS} and l.data ->> 'audience' is not null
  and (l.data ->> 'secret' is null) = (a.totp_enabled_at is not null)`;

/** Reads the e-mail of the challenged account, by which the caller locks sign-in attempts before it locks any row. */
export const challengedEmail = async (db: Db, token: string): Promise<string | null> =>
  (await oneRow(db, sql<{ email: string }>`select a.email::text as email ${ofToken(token)}`))?.email ?? null;

/** True when the challenge is open and is answered by a code of the account's second factor. */
export const isAnsweredByCode = async (db: Db, token: string): Promise<boolean> =>
  (await oneRow(db, sql`select 1 ${ofToken(token)} and ${OPEN} and a.totp_enabled_at is not null`)) !== null;

/**
 * Locks the account of a challenge and the challenge itself. Returns null when it has expired, was answered, had five wrong
 * answers, or the second factor of the account was enabled or disabled since.
 */
export const lockChallenge = async (db: Db, token: string): Promise<OpenChallenge | null> => {
  await lockOwner(db, 'second-factor', token);
  const row = await oneRow(
    db,
    sql<Omit<OpenChallenge, 'secret'> & { secret: string | null }>`select l.id, a.id as "accountId",
      l.data ->> 'audience' as audience, l.data ->> 'secret' as secret ${ofToken(token)} and ${OPEN} for no key update of l`,
  );
  if (!row) return null;
  const { secret, ...challenge } = row;
  return secret === null ? challenge : { ...challenge, secret };
};

export const countWrongAnswer = async (db: Db, id: string): Promise<void> => {
  await db.run(sql`update one_time_link set attempts = attempts + 1 where id = ${id}`);
};

/** Marks a challenge as answered and deletes its data. */
export const closeChallenge = async (db: Db, id: string): Promise<void> => {
  await db.run(sql`update one_time_link set used_at = now(), data = '{}' where id = ${id}`);
};
