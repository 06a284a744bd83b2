import { createHash } from 'node:crypto';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { RawBuilder } from 'kysely';

/** Where a read runs. */
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
 * Reads straight on the ORM's pool, as prepared statements: planning these queries anew costs PostgreSQL about as much as
 * running them. Their texts differ only by which filters are given, so there are few.
 */
export const createReadDb = (orm: MikroORM): Db => ({
  run: async <Row>(query: RawBuilder<Row>): Promise<Row[]> => {
    const connection = orm.em.getConnection();
    const { sql: text, parameters } = query.compile(connection.getClient());
    const pool = await connection.getNativeClient();
    const { rows } = await pool.query({ name: nameOf(text), text, values: [...parameters] });
    return rows;
  },
});

/** Reads inside a transaction, so that a write can answer with what it has just changed. */
export const within = (em: EntityManager): Db => ({
  run: async (query) => (await query.execute(em.getKysely())).rows,
});
