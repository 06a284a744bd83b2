import { sql } from 'kysely';
import { DomainError } from './errors.ts';
import type { Db } from './read-db.ts';
import { oneRow } from './sql.ts';
import { send, type Write } from './write.ts';

/** What an account calls one intention, and the call it is used for. */
export interface Intention {
  accountId: string;
  key: string;
  /** Method and path. */
  route: string;
}

interface Stored {
  route: string;
  response: string | null;
}

const storedOf = async (db: Db, { accountId, key, route }: Intention): Promise<Stored | null> => {
  const stored = await oneRow(
    db,
    sql<Stored>`select route, response::text as response from idempotency where account_id = ${accountId} and key = ${key}`,
  );
  if (stored && stored.route !== route) throw new DomainError('idempotency.mismatch');
  return stored;
};

/** True when this was done by an earlier call. Throws `idempotency.mismatch` for a key used on another path. */
export const wasDone = async (db: Db, intention: Intention): Promise<boolean> =>
  (await storedOf(db, intention)) !== null;

/**
 * Runs `work` once per intention. Another call of the same waits on the unique index until the first transaction ends, then
 * receives the stored answer. Throws `idempotency.mismatch` for a key used on another path.
 */
export const once = async <T>(write: Write<unknown>, intention: Intention, work: () => Promise<T>): Promise<T> => {
  const { accountId, key, route } = intention;
  const taken = await write.db.run(sql`insert into idempotency (account_id, key, route)
    values (${accountId}, ${key}, ${route}) on conflict do nothing returning key`);
  if (taken.length === 0) return replay<T>(await storedOf(write.db, intention));
  const answer = await work();
  const response = answer === undefined ? null : JSON.stringify(answer);
  send(
    write,
    sql`update idempotency set status = 200, response = ${response}::jsonb where account_id = ${accountId} and key = ${key}`,
  );
  return answer;
};

/* The stored text is what an earlier call of the same route returned, hence of the same type. */
const replay = <T>(stored: Stored | null): T => {
  if (!stored) throw new DomainError('idempotency.mismatch');
  return (stored.response === null ? undefined : JSON.parse(stored.response)) as T;
};
