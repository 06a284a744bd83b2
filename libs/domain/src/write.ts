import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Kysely, PostgresDialect, type RawBuilder } from 'kysely';
import type { PoolClient } from 'pg';
import { type Doer, SYSTEM } from './actor.ts';
import { clockOf } from './clock.ts';
import type { Told } from './communicating/notifications/notify.ts';
import { startUpdates } from './entity-rows.ts';
import { setMoment } from './moment.ts';
import { type PendingRows, writeRows } from './operating/audit/record.ts';
import { type Db, preparedOn } from './read-db.ts';

/** What every command is given first: where it writes, for whom, and at which moment. */
export interface Write<By = Doer> {
  em: EntityManager;
  /**
   * Statements of the same transaction. Those started without waiting for each other travel together, before what the ORM
   * starts in the same turn: what a lock of the ORM's protects is read once it is held.
   */
  db: Db;
  actor: By;
  now: Date;
  /** Rows of the record and messages that the next flush writes, in one statement. */
  pending: PendingRows;
  /** Messages that its flushes have written so far. */
  told: Told[];
  /** Statements that are under way and that nothing but the commit waits for. */
  sent: Promise<unknown>[];
}

/** What dates the rows that it writes. */
export type Dated = Pick<Write<unknown>, 'db' | 'now'>;

export interface Who<By> {
  actor: By;
  /** The present by PostgreSQL's clock when left out. */
  now?: Date;
}

/** The same write, done by nobody: what follows from an act without being clicked. */
export const bySystem = (write: Write<unknown>): Write<typeof SYSTEM> => ({ ...write, actor: SYSTEM });

const startedIn = <By>(em: EntityManager, db: Db, { actor, now }: Required<Who<By>>): Write<By> => {
  setMoment(em, now);
  return { em, db, actor, now, pending: { acts: [], messages: [], announced: [] }, told: [], sent: [] };
};

/** Waits until none is under way any more, then throws the first error in their order. */
export const settled = async (started: Promise<unknown>[]): Promise<void> => {
  for (const end of await Promise.allSettled(started)) if (end.status === 'rejected') throw end.reason;
};

/**
 * Writes what was changed, recorded and told so far, and returns what `read` reads behind it in the same transaction. Its
 * statements travel with those that write, unless rows are made or removed.
 */
const flushAndRead = async <T>({ em, db, now, pending, told }: Write<unknown>, read: () => Promise<T>): Promise<T> => {
  told.push(...pending.messages);
  const rows = writeRows(db, pending, now);
  const updates = startUpdates(em, db);
  if (!updates) await settled([rows, em.flush()]);
  const answer = read();
  await settled([rows, ...(updates ?? []), answer]);
  return answer;
};

/** Writes what was changed, recorded and told so far, so that a view of the same transaction shows it. */
export const flush = (write: Write<unknown>): Promise<void> => flushAndRead(write, async () => undefined);

/** Runs a statement whose rows nobody reads; the commit waits for it and fails with it. */
export const send = ({ db, sent }: Write<unknown>, query: RawBuilder<unknown>): void => awaitLast(sent, db.run(query));

/* An error before then is told by the commit, or by what failed first. */
const awaitLast = (sent: Promise<unknown>[], running: Promise<unknown>): void => {
  running.catch(() => undefined);
  sent.push(running);
};

/* Named, and so prepared: they are sent together with the statements beside them. */
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

/** What one transaction does: changes first, then reads what it answers with. */
export interface Work<By, Result, Answer> {
  work: (write: Write<By>) => Promise<Result>;
  /** Sees what `work` changed; what it reads travels with the statements that write. */
  answer: (write: Write<By>, result: Result) => Promise<Answer>;
}

/**
 * Runs one write in one transaction and commits it with what it changed, recorded and told. What is thrown undoes
 * everything. `begin` and `commit` are not waited for by themselves: they travel with the statements beside them.
 */
export const workAndAnswer = async <By, Result, Answer>(
  orm: MikroORM,
  { actor, now }: Who<By>,
  { work, answer }: Work<By, Result, Answer>,
): Promise<Answer> => {
  // Before the connection is taken: a pool may have one only.
  const clock = await clockOf(orm);
  const connection = orm.em.getConnection();
  const client = await (await connection.getNativeClient()).connect();
  const em = orm.em.fork();
  const { query, end, lost } = queryOf(client);
  em.setTransactionContext(kyselyOf(query));
  const write = startedIn(
    em,
    preparedOn(connection.getClient(), (statement) => query(statement)),
    { actor, now: now ?? clock.now() },
  );
  let failure: Error | undefined;
  try {
    awaitLast(write.sent, client.query(BEGIN));
    const result = await work(write);
    const answered = await flushAndRead(write, () => answer(write, result));
    await settled([...write.sent, client.query(COMMIT)]);
    return answered;
  } catch (error) {
    end();
    failure = await client.query('rollback').then(
      () => undefined,
      (cause: Error) => cause,
    );
    throw lost() ?? error;
  } finally {
    end();
    client.release(failure);
  }
};

/** `workAndAnswer` for what answers with what `work` returns. */
export const transaction = <T, By = Doer>(
  orm: MikroORM,
  who: Who<By>,
  work: (write: Write<By>) => Promise<T>,
): Promise<T> => workAndAnswer(orm, who, { work, answer: async (_, result) => result });
