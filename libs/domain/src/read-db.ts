import { createHash } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { QueryConfig, QueryResult } from 'pg';

/** Where a statement runs: on the pool, or in a transaction. */
export interface Db {
  /** The rows of one statement. Throws what the driver throws. */
  run<Row>(query: RawBuilder<Row>): Promise<Row[]>;
}

const names = new Map<string, string>();

const nameOf = (text: string): string => {
  const known = names.get(text);
  if (known) return known;
  const name = `read_${createHash('sha1').update(text).digest('base64url')}`;
  names.set(text, name);
  return name;
};

/**
 * Runs statements on a pool or one of its clients, as prepared ones: planning these queries anew costs PostgreSQL about as
 * much as running them. Their texts differ only by which filters are given, so there are few. One word stands in nine of ten rows,
 * the next in none: searches are written so that one plan does for both (`searched`).
 */
export const preparedOn = (
  compiler: Kysely<unknown>,
  query: (statement: QueryConfig) => Promise<QueryResult<never>>,
): Db => ({
  run: async <Row>(built: RawBuilder<Row>): Promise<Row[]> => {
    const { sql: text, parameters } = built.compile(compiler);
    return (await query({ name: nameOf(text), text, values: [...parameters] })).rows;
  },
});

/** Runs each statement on whichever connection of the ORM's pool is free. */
export const createReadDb = (orm: MikroORM): Db => {
  const connection = orm.em.getConnection();
  return preparedOn(connection.getClient(), async (statement) => (await connection.getNativeClient()).query(statement));
};

/** Asks the database for a sign of life. */
export const ping = (db: Db): Promise<unknown[]> => db.run(sql`select 1`);
