import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import { newSecret } from '../secrets.ts';

/** Reads the secret of a day (yyyy-mm-dd), which is created at its first use and deleted after the day. */
export const readDailySecret = async (db: Db, day: string): Promise<string> => {
  await db.run(
    sql`insert into article_view_secret (day, secret) values (${day}, ${newSecret()}) on conflict do nothing`,
  );
  const row = await oneRow(db, sql<{ secret: string }>`select secret from article_view_secret where day = ${day}`);
  return row?.secret ?? '';
};

/** HMAC of a caller's identity with the secret of a day: distinguishes callers within the day without storing who they are. */
export const hashWith = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');
