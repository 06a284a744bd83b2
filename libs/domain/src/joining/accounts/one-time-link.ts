import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import { hashSecret, newSecret } from '../../operating/secrets.ts';

export type LinkPurpose = 'recovery' | 'email' | 'second-factor';

export interface NewLink {
  accountId: string;
  purpose: LinkPurpose;
  minutes: number;
  data?: Record<string, unknown>;
}

/** Makes a secret that may be used once within so many minutes, and returns it; the database keeps its hash. */
export const makeLink = async (db: Db, { accountId, purpose, minutes, data = {} }: NewLink): Promise<string> => {
  const token = newSecret();
  await db.run(sql`insert into one_time_link (account_id, purpose, token_hash, data, expires_at) values (${accountId}, ${purpose},
    ${hashSecret(token)}, ${JSON.stringify(data)}::jsonb, now() + make_interval(mins => ${minutes}))`);
  return token;
};

/** Makes the account's unused secrets of these purposes worthless; returns how many there were. */
export const voidLinks = async (db: Db, accountId: string, ...purposes: LinkPurpose[]): Promise<number> => {
  const voided = await db.run(sql`update one_time_link set used_at = now(), data = '{}'
    where account_id = ${accountId} and purpose = any (${purposes}::text[]) and used_at is null returning id`);
  return voided.length;
};

const usable = (purpose: LinkPurpose, token: string): Sql =>
  sql`token_hash = ${hashSecret(token)} and purpose = ${purpose} and used_at is null and expires_at > now()`;
const ownerFrom = async (db: Db, statement: Sql): Promise<string | null> =>
  (await oneRow(db, sql<{ accountId: string }>`${statement}`))?.accountId ?? null;

/** The account of a secret that could be used now; null for any other. Uses nothing up. */
export const linkOwner = (db: Db, purpose: LinkPurpose, token: string): Promise<string | null> =>
  ownerFrom(db, sql`select account_id as "accountId" from one_time_link where ${usable(purpose, token)}`);

/** Uses a secret up; of any number of callers at the same moment one is answered with its account, the others with null. */
export const useLink = (db: Db, purpose: LinkPurpose, token: string): Promise<string | null> =>
  ownerFrom(
    db,
    sql`update one_time_link set used_at = now() where ${usable(purpose, token)} returning account_id as "accountId"`,
  );
