import { createHash } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { QueryConfig, QueryResult } from 'pg';

/** Runs SQL statements, on the pool or in a transaction. */
export interface Db {
  /** Runs one statement and returns its rows. Throws what the driver throws. */
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
 * Returns a `Db` that runs prepared statements by `query`. Planning these queries costs PostgreSQL about as much as running them,
 * and their texts differ only by the filters given, so there are few. A search word may match nine of ten rows or none: `searched`
 * writes queries for which one plan fits both.
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

/** Returns a `Db` that runs each statement on a free connection of the ORM's pool. */
export const createReadDb = (orm: MikroORM): Db => {
  const connection = orm.em.getConnection();
  return preparedOn(connection.getClient(), async (statement) => (await connection.getNativeClient()).query(statement));
};

/** Returns a `Db` like that of `createReadDb` whose statements see the rows of one organisation: the policies of PostgreSQL hide others'. */
export const createOwnDb = (orm: MikroORM, organisationId: string | null): Db => {
  const connection = orm.em.getConnection();
  return preparedOn(connection.getClient(), async (statement) => {
    const client = await (await connection.getNativeClient()).connect();
    try {
      // Pipelined: the connection may have been another organisation's.
      const [, result] = await Promise.all([
        client.query(forOrganisation(organisationId)),
        client.query<never>(statement),
      ]);
      return result;
    } finally {
      client.release();
    }
  });
};

/** Statement after which a connection sees the rows of an organisation; for the rest of the transaction with `isLocal`. */
export const forOrganisation = (organisationId: string | null, isLocal = false): QueryConfig => ({
  name: 'organisation',
  text: `select set_config('portal.organisation', $1, $2)`,
  values: [organisationId ?? '', isLocal],
});

/** Checks that the database answers. Throws what the driver throws. */
export const ping = (db: Db): Promise<unknown[]> => db.run(sql`select 1`);
