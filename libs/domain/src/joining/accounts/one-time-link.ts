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

/** Creates a one-time link that is valid for `minutes` and returns its token; the database keeps only the hash. */
export const makeLink = async (db: Db, { accountId, purpose, minutes, data = {} }: NewLink): Promise<string> => {
  const token = newSecret();
  await db.run(sql`insert into one_time_link (account_id, purpose, token_hash, data, expires_at) values (${accountId}, ${purpose},
    ${hashSecret(token)}, ${JSON.stringify(data)}::jsonb, now() + make_interval(mins => ${minutes}))`);
  return token;
};

/** Voids the unused links of an account with these purposes; returns their number. */
export const voidLinks = async (db: Db, accountId: string, ...purposes: LinkPurpose[]): Promise<number> => {
  const voided = await db.run(sql`update one_time_link set used_at = now(), data = '{}'
    where account_id = ${accountId} and purpose = any (${purposes}::text[]) and used_at is null returning id`);
  return voided.length;
};

const usable = (purpose: LinkPurpose, token: string): Sql =>
  sql`token_hash = ${hashSecret(token)} and purpose = ${purpose} and used_at is null and expires_at > now()`;
const ownerFrom = async (db: Db, statement: Sql): Promise<string | null> =>
  (await oneRow(db, sql<{ accountId: string }>`${statement}`))?.accountId ?? null;

/** Returns the id of a valid link's account without using the link; null for an invalid link. */
export const linkOwner = (db: Db, purpose: LinkPurpose, token: string): Promise<string | null> =>
  ownerFrom(db, sql`select account_id as "accountId" from one_time_link where ${usable(purpose, token)}`);

/** Uses a link and returns the id of its account; null for an invalid link. Of concurrent callers only one gets the account. */
export const useLink = (db: Db, purpose: LinkPurpose, token: string): Promise<string | null> =>
  ownerFrom(
    db,
    sql`update one_time_link set used_at = now() where ${usable(purpose, token)} returning account_id as "accountId"`,
  );
