import { createHmac } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { countAttempt } from '../../joining/accounts/limit.ts';
import { newSecret } from '../../joining/accounts/secrets.ts';
import { DomainError } from '../../errors.ts';
import { romanianDay } from '@psp/contracts/romania';
import { createReadDb, type Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import { transaction, type Write } from '../../write.ts';
import { isPublic } from './fields.ts';

export interface Visitor {
  /** IP address of the caller; it is hashed at once and not kept. */
  address: string;
  userAgent: string;
}

const MACHINES = /bot|crawl|spider|slurp|preview|curl|wget/i;

/** The secret of a day (yyyy-mm-dd), made at its first use and deleted after the day. */
export const secretOf = async (db: Db, day: string): Promise<string> => {
  await db.run(
    sql`insert into article_view_secret (day, secret) values (${day}, ${newSecret()}) on conflict do nothing`,
  );
  const row = await oneRow(db, sql<{ secret: string }>`select secret from article_view_secret where day = ${day}`);
  return row?.secret ?? '';
};

/** What tells callers of one day apart without naming them. */
export const hashWith = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/* Only public articles are viewed; a second view of the same day is none. */
const isNew = async (db: Db, id: string, day: string, visitorHash: string): Promise<boolean> => {
  const rows = await db.run(sql`insert into article_view (article_id, day, visitor_hash)
    select a.id, ${day}::date, ${visitorHash} from article a where a.id = ${id} and ${isPublic}
    on conflict do nothing returning 1`);
  return rows.length > 0;
};

/**
 * Counts that somebody has opened a public article: once for a visitor and a day in Bucharest, and not beyond what one address
 * may add. What is not counted is not told apart from what is.
 */
export const countView = async (orm: MikroORM, id: string, visitor: Visitor, now: Date): Promise<void> => {
  if (MACHINES.test(visitor.userAgent)) return;
  const day = romanianDay(now);
  const secret = await secretOf(createReadDb(orm), day);
  const addressHash = hashWith(secret, visitor.address);
  const visitorHash = hashWith(secret, `${visitor.address}\n${visitor.userAgent}`);
  const count = async ({ db }: Write<unknown>): Promise<void> => {
    if (!(await isNew(db, id, day, visitorHash))) return;
    await countAttempt(db, 'view:address', addressHash);
    await countAttempt(db, 'view:article', `${id} ${addressHash}`);
    // Last, since readers of one article wait here for each other.
    await db.run(sql`update article set views = views + 1 where id = ${id}`);
  };
  await transaction(orm, { actor: null }, count).catch((error: unknown) => {
    if (!(error instanceof DomainError && error.code === 'rate.limited')) throw error;
  });
};
