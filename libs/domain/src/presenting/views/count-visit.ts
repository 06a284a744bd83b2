import type { MikroORM } from '@mikro-orm/postgresql';
import { romanianDay } from '@psp/contracts/romania';
import { DomainError } from '../../errors.ts';
import { hashWith, readDailySecret } from '../../operating/limits/daily-secret.ts';
import { countAttempt, type Limit } from '../../operating/limits/limit.ts';
import { createReadDb, type Db } from '../../read-db.ts';
import { transaction, type Write } from '../../write.ts';

export interface Visitor {
  /** IP address of the caller; it is hashed immediately and not stored. */
  address: string;
  userAgent: string;
}

const MACHINES = /bot|crawl|spider|slurp|preview|curl|wget/i;

interface PageCounter {
  /** Limit of views that one address may add to the page. */
  limit: { kind: Limit; key: string };
  /** Stores that the visitor saw the page on this day. Returns false for a repeated view or a page that is not public. */
  isNew: (db: Db, day: string, visitorHash: string) => Promise<boolean>;
  /** Adds the view to the day. */
  count: (db: Db, day: string) => Promise<void>;
}

/** Counts a visitor of a public page once per day in Bucharest. Ignores declared bots and visits beyond the limits. */
export const countVisit = async (
  orm: MikroORM,
  { address, userAgent }: Visitor,
  now: Date,
  { limit, isNew, count }: PageCounter,
): Promise<void> => {
  if (MACHINES.test(userAgent)) return;
  const day = romanianDay(now);
  const secret = await readDailySecret(createReadDb(orm), day);
  const addressHash = hashWith(secret, address);
  const visitorHash = hashWith(secret, `${address}\n${userAgent}`);
  const visit = async (write: Write<unknown>): Promise<void> => {
    const { db } = write;
    if (!(await isNew(db, day, visitorHash))) return;
    await countAttempt(write, 'view:address', addressHash);
    await countAttempt(write, limit.kind, `${limit.key} ${addressHash}`);
    // Last, since concurrent readers of a page wait here for its row lock.
    await count(db, day);
  };
  await transaction(orm, { actor: null, now }, visit).catch((error: unknown) => {
    if (!(error instanceof DomainError && error.code === 'rate.limited')) throw error;
  });
};
