import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Kysely, PostgresDialect } from 'kysely';
import type { PoolClient } from 'pg';
import { type Db, preparedOn } from '../read-db.ts';

/** One transaction on a connection of its own. */
export interface Session {
  em: EntityManager;
  /** Statements of the same transaction; those started without waiting for each other travel together. */
  db: Db;
  begin(): Promise<unknown>;
  commit(): Promise<unknown>;
  /** Undoes the transaction and refuses what still goes on beside it. Returns why it failed: the error, or the loss of the connection. */
  rollback(error: unknown): Promise<unknown>;
  /** Gives the connection back. */
  release(): void;
}

/* Named, so that they are prepared. */
const BEGIN = { name: 'begin', text: 'begin' };
const COMMIT = { name: 'commit', text: 'commit' };

type Query = PoolClient['query'];

interface Queries {
  query: Query;
  end: () => void;
  /** Why the server ended the session between two statements, of which the next one tells only that there is no connection. */
  lost: () => Error | undefined;
}

/* Until it is ended: what still goes on beside something that failed would write by itself, and what is undone would be there. */
const queryOf = (client: PoolClient): Queries => {
  let hasEnded = false;
  let loss: Error | undefined;
  const lose = (error: Error): void => void (loss ??= error);
  client.on('error', lose);
  const query = (...given: Parameters<Query>) =>
    hasEnded ? Promise.reject(new Error('the transaction has ended')) : client.query(...given);
  return {
    query: query as Query,
    end: () => {
      hasEnded = true;
      client.off('error', lose);
    },
    lost: () => loss,
  };
};

/* The ORM's statements go to the client that holds the transaction, in the order in which they are started. */
const kyselyOf = (query: Query): Kysely<unknown> => {
  const connection = { query, release: () => undefined };
  const pool = { connect: async () => connection, end: async () => undefined, options: {} };
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
};

/**
 * Takes a connection of the pool for one transaction. The entity manager is given the connection as its transaction context, so that
 * its statements, those of `db` and begin and commit are pipelined. `em.begin` and `em.commit` wait for each step and prepare
 * nothing. Earns 47 % of a write's round trips and 46 % of its time (`npm run bench -- unit-of-work`). Throws what the driver throws.
 */
export const openSession = async (orm: MikroORM): Promise<Session> => {
  const connection = orm.em.getConnection();
  const client = await (await connection.getNativeClient()).connect();
  const em = orm.em.fork();
  const { query, end, lost } = queryOf(client);
  em.setTransactionContext(kyselyOf(query));
  let failure: Error | undefined;
  return {
    em,
    db: preparedOn(connection.getClient(), (statement) => query(statement)),
    begin: () => client.query(BEGIN),
    commit: () => client.query(COMMIT),
    rollback: async (error) => {
      end();
      failure = await client.query('rollback').then(
        () => undefined,
        (cause: Error) => cause,
      );
      return lost() ?? error;
    },
    release: () => {
      end();
      client.release(failure);
    },
  };
};
