import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { hashSecret, newSecret } from './secrets.ts';

export type LinkPurpose = 'recovery' | 'email' | 'second-factor';

export interface NewLink {
  accountId: string;
  purpose: LinkPurpose;
  minutes: number;
  data?: Record<string, unknown>;
}

/** Makes a secret that may be used once within so many minutes, and returns it; the database keeps its hash. */
export const makeLink = async (
  em: EntityManager,
  { accountId, purpose, minutes, data = {} }: NewLink,
): Promise<string> => {
  const token = newSecret();
  await em.execute(
    `insert into one_time_link (account_id, purpose, token_hash, data, expires_at)
     values (?, ?, ?, ?::jsonb, now() + make_interval(mins => ?))`,
    [accountId, purpose, hashSecret(token), JSON.stringify(data), minutes],
  );
  return token;
};

/** Makes the account's unused secrets of these purposes worthless; returns how many there were. */
export const voidLinks = async (em: EntityManager, accountId: string, ...purposes: LinkPurpose[]): Promise<number> => {
  const { numAffectedRows } = await sql`update one_time_link set used_at = now(), data = '{}'
    where account_id = ${accountId} and purpose = any (${purposes}::text[]) and used_at is null`.execute(
    em.getKysely(),
  );
  return Number(numAffectedRows);
};

const USABLE = 'token_hash = ? and purpose = ? and used_at is null and expires_at > now()';

/** The account of a secret that could be used now; null for any other. Uses nothing up. */
export const linkOwner = async (em: EntityManager, purpose: LinkPurpose, token: string): Promise<string | null> => {
  const [row] = await em.execute<{ accountId: string }[]>(
    `select account_id as "accountId" from one_time_link where ${USABLE}`,
    [hashSecret(token), purpose],
  );
  return row?.accountId ?? null;
};

/** Uses a secret up; of any number of callers at the same moment one is answered with its account, the others with null. */
export const useLink = async (em: EntityManager, purpose: LinkPurpose, token: string): Promise<string | null> => {
  const [row] = await em.execute<{ accountId: string }[]>(
    `update one_time_link set used_at = now() where ${USABLE} returning account_id as "accountId"`,
    [hashSecret(token), purpose],
  );
  return row?.accountId ?? null;
};
