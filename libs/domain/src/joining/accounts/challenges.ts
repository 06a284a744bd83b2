import type { EntityManager } from '@mikro-orm/postgresql';
import type { Audience } from './credentials.ts';
import { lockOwner } from './lock-account.ts';
import { makeLink } from './one-time-link.ts';
import { hashSecret } from './secrets.ts';

export const CHALLENGE_MINUTES = 5;
const ATTEMPTS = 5;

/** What a sign-in still needs after the password. `secret` is what an administrator without second factor is to enrol. */
export interface Challenge {
  accountId: string;
  audience: Audience;
  secret?: string;
}

export interface OpenChallenge extends Challenge {
  id: string;
}

/** Opens a challenge and returns the secret by which the browser brings its answer. */
export const openChallenge = (em: EntityManager, { accountId, ...data }: Challenge): Promise<string> =>
  makeLink(em, { accountId, purpose: 'second-factor', minutes: CHALLENGE_MINUTES, data: { ...data } });

/** The e-mail of the account that a challenge is for. Turns are taken before anything is locked, here as at every sign-in. */
export async function challengedEmail(em: EntityManager, token: string): Promise<string | null> {
  const [row] = await em.execute<{ email: string }[]>(
    `select a.email::text as email from one_time_link l join account a on a.id = l.account_id
     where l.token_hash = ? and l.purpose = 'second-factor'`,
    [hashSecret(token)],
  );
  return row?.email ?? null;
}

const OPEN = `l.token_hash = ? and l.purpose = 'second-factor' and l.used_at is null and l.expires_at > now()
  and l.attempts < ${ATTEMPTS} and l.data ->> 'audience' is not null
  and (l.data ->> 'secret' is null) = (a.totp_enabled_at is not null)`;

/** True while a code of the account's second factor answers the challenge of a secret. */
export async function takesCode(em: EntityManager, token: string): Promise<boolean> {
  const rows = await em.execute<unknown[]>(
    `select 1 from one_time_link l join account a on a.id = l.account_id where ${OPEN} and a.totp_enabled_at is not null`,
    [hashSecret(token)],
  );
  return rows.length > 0;
}

/**
 * The challenge of a secret, locked with its account; null when it is over, was answered, had five wrong answers, or the
 * account has got or lost its second factor since.
 */
export async function lockChallenge(em: EntityManager, token: string): Promise<OpenChallenge | null> {
  await lockOwner(em, 'second-factor', token);
  const [row] = await em.execute<(Omit<OpenChallenge, 'secret'> & { secret: string | null })[]>(
    `select l.id, a.id as "accountId", l.data ->> 'audience' as audience, l.data ->> 'secret' as secret
     from one_time_link l join account a on a.id = l.account_id
     where ${OPEN}
     for no key update of l`,
    [hashSecret(token)],
  );
  if (!row) return null;
  const { secret, ...challenge } = row;
  return secret === null ? challenge : { ...challenge, secret };
}

export const countWrongAnswer = async (em: EntityManager, id: string): Promise<void> => {
  await em.execute('update one_time_link set attempts = attempts + 1 where id = ?', [id]);
};

/** A challenge is answered once; what it held is forgotten. */
export const closeChallenge = async (em: EntityManager, id: string): Promise<void> => {
  await em.execute(`update one_time_link set used_at = now(), data = '{}' where id = ?`, [id]);
};
