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
  const { em, db, ...session } = await openSession(orm);
  const write = startedIn(em, db, { actor, now: now ?? clock.now() });
  try {
    awaitLast(write.sent, session.begin());
    const result = await work(write);
    const answered = await flushAndRead(write, () => answer(write, result));
    await settled([...write.sent, session.commit()]);
    return answered;
  } catch (error) {
    throw await session.rollback(error);
  } finally {
    session.release();
  }
};

/** `workAndAnswer` for what answers with what `work` returns. */
export const transaction = <T, By = Doer>(
  orm: MikroORM,
  who: Who<By>,
  work: (write: Write<By>) => Promise<T>,
): Promise<T> => workAndAnswer(orm, who, { work, answer: async (_, result) => result });
