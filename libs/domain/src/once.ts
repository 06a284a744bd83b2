import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { DomainError } from './errors.ts';
import { JsonText } from './json-text.ts';
import { createReadDb, type Db } from './read-db.ts';
import { oneRow } from './sql.ts';
import { send, settleAll, type Who, type Work, workAndAnswer } from './write.ts';

/** The idempotency key of an account and the request it was sent with. */
export interface Intention {
  accountId: string;
  key: string;
  /** Method and path. */
  route: string;
  /** Hash of method, path and body. */
  hash: string;
}

interface Stored {
  route: string;
  hash: string;
  response: string | null;
}

const storedOf = async (db: Db, { accountId, key, route, hash }: Intention): Promise<Stored | null> => {
  const stored = await oneRow(
    db,
    sql<Stored>`select route, request_hash as hash, response::text as response from idempotency where account_id = ${accountId} and key = ${key}`,
  );
  if (stored && (stored.route !== route || stored.hash !== hash)) throw new DomainError('idempotency.reused');
  return stored;
};

/** Whether an earlier call has done this. Throws `idempotency.reused` for a key used on another path or with another body. */
export const wasDone = async (db: Db, intention: Intention): Promise<boolean> =>
  (await storedOf(db, intention)) !== null;

const textOf = (answered: unknown): string | null => {
  if (answered instanceof JsonText) return answered.text;
  return answered === undefined ? null : JSON.stringify(answered);
};

/* The insert of a used key fails, and with it all statements pipelined after it. */
const isKeyTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'idempotency_pkey';

/**
 * Runs `workAndAnswer` once per idempotency key. A second call waits on the unique index until the first transaction ends, then
 * returns the stored answer. The key is inserted together with the first statement of `work`: `work` may start twice, but its
 * changes are committed once. Throws `idempotency.reused` for a key used on another path or with another body.
 */
export const once = async <By, Result, Answer>(
  orm: MikroORM,
  who: Who<By>,
  intention: Intention,
  { work, answer }: Work<By, Result, Answer>,
): Promise<Answer> => {
  const { accountId, key, route, hash } = intention;
  const keyed: Work<By, Result, Answer> = {
    work: async (write) => {
      const taken = write.db.run(
        sql`insert into idempotency (account_id, key, route, request_hash) values (${accountId}, ${key}, ${route}, ${hash})`,
      );
      const result = work(write);
      await settleAll([taken, result]);
      return result;
    },
    answer: async (write, result) => {
      const answered = await answer(write, result);
      const response = textOf(answered);
      send(
        write,
        sql`update idempotency set status = 200, response = ${response}::jsonb where account_id = ${accountId} and key = ${key}`,
      );
      return answered;
    },
  };
  try {
    return await workAndAnswer(orm, who, keyed);
  } catch (error) {
    if (isKeyTaken(error)) return replay(await storedOf(createReadDb(orm), intention));
    throw error;
  }
};

/* Parsed, not sent as text: PostgreSQL's jsonb formats it differently from the first answer. */
const replay = <T>(stored: Stored | null): T => {
  if (!stored) throw new DomainError('idempotency.reused');
  return (stored.response === null ? undefined : JSON.parse(stored.response)) as T;
};
