import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { RawBuilder } from 'kysely';
import { type Doer, SYSTEM } from './actor.ts';
import { clockOf } from './clock.ts';
import type { Told } from './operating/notifications/notify.ts';
import { setMoment } from './moment.ts';
import { type PendingRows, writeRows } from './operating/audit/record.ts';
import type { Db } from './read-db.ts';
import { openSession } from './unit-of-work/session.ts';
import { startUpdates } from './unit-of-work/start-updates.ts';

/** Context of a write, the first parameter of every command: transaction, actor and time. */
export interface Write<By = Doer> {
  em: EntityManager;
  /**
   * Runs statements in the same transaction. Statements started without awaiting each other are pipelined, before those that the
   * ORM starts in the same turn: await an ORM lock before reading what it protects.
   */
  db: Db;
  actor: By;
  now: Date;
  /** Audit rows and notifications that the next flush writes, in one statement. */
  pending: PendingRows;
  /** Notifications that flushes have written so far. */
  told: Told[];
  /** Running statements that only the commit awaits. */
  sent: Promise<unknown>[];
}

/** The parts of a write that plain SQL needs: the transaction and the time that dates its rows. */
export type Dated = Pick<Write<unknown>, 'db' | 'now'>;

export interface Who<By> {
  actor: By;
  /** Time of the write; by default the current time by PostgreSQL's clock. */
  now?: Date;
}

/** The same write with the system as its actor, for consequences of an act that no user performs. */
export const bySystem = (write: Write<unknown>): Write<typeof SYSTEM> => ({ ...write, actor: SYSTEM });

const startedIn = <By>(em: EntityManager, db: Db, { actor, now }: Required<Who<By>>): Write<By> => {
  setMoment(em, now);
  return { em, db, actor, now, pending: { acts: [], messages: [], announced: [] }, told: [], sent: [] };
};

/** Awaits all promises, also after a failure, then throws the first error in their order. */
export const settleAll = async (started: Promise<unknown>[]): Promise<void> => {
  for (const end of await Promise.allSettled(started)) if (end.status === 'rejected') throw end.reason;
};

/**
 * Writes pending changes, audit rows and notifications, then returns the result of `read` in the same transaction. The statements
 * of `read` are pipelined with those that write, unless rows are inserted or deleted.
 */
const flushAndRead = async <T>({ em, db, now, pending, told }: Write<unknown>, read: () => Promise<T>): Promise<T> => {
  told.push(...pending.messages);
  const rows = writeRows(db, pending, now);
  const updates = startUpdates(em, db);
  if (!updates) await settleAll([rows, em.flush()]);
  const answer = read();
  await settleAll([rows, ...(updates ?? []), answer]);
  return answer;
};

/** Writes pending changes, audit rows and notifications, so that later reads of the same transaction see them. */
export const flush = (write: Write<unknown>): Promise<void> => flushAndRead(write, async () => undefined);

/** Starts a statement without returning its rows; the commit awaits it and fails when it fails. */
export const send = ({ db, sent }: Write<unknown>, query: RawBuilder<unknown>): void => awaitLast(sent, db.run(query));

/* The empty handler keeps Node from reporting an unhandled rejection; the commit throws the error. */
const awaitLast = (sent: Promise<unknown>[], running: Promise<unknown>): void => {
  running.catch(() => undefined);
  sent.push(running);
};

/** The two steps of a transaction: change rows, then read the answer. */
export interface Work<By, Result, Answer> {
  work: (write: Write<By>) => Promise<Result>;
  /** Reads the answer after the changes of `work`; its statements are pipelined with those that write. */
  answer: (write: Write<By>, result: Result) => Promise<Answer>;
}

const organisationOf = (actor: unknown): string | null =>
  typeof actor === 'object' && actor !== null && 'organisationId' in actor && typeof actor.organisationId === 'string'
    ? actor.organisationId
    : null;

/**
 * Runs a write in one transaction and commits its changes, audit rows and notifications. Any error rolls everything back and is
 * thrown. `begin` and `commit` are pipelined with the statements next to them.
 */
export const workAndAnswer = async <By, Result, Answer>(
  orm: MikroORM,
  { actor, now }: Who<By>,
  { work, answer }: Work<By, Result, Answer>,
): Promise<Answer> => {
  // Before the session takes a connection: the pool may have only one.
  const clock = await clockOf(orm);
  const { em, db, ...session } = await openSession(orm, organisationOf(actor));
  const write = startedIn(em, db, { actor, now: now ?? clock.now() });
  try {
    awaitLast(write.sent, session.begin());
    const result = await work(write);
    const answered = await flushAndRead(write, () => answer(write, result));
    await settleAll([...write.sent, session.commit()]);
    return answered;
  } catch (error) {
    throw await session.rollback(error);
  } finally {
    session.release();
  }
};

/** Runs `work` in one transaction and returns its result; see `workAndAnswer`. */
export const transaction = <T, By = Doer>(
  orm: MikroORM,
  who: Who<By>,
  work: (write: Write<By>) => Promise<T>,
): Promise<T> => workAndAnswer(orm, who, { work, answer: async (_, result) => result });
