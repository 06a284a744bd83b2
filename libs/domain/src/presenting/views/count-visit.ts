import type { MikroORM } from '@mikro-orm/postgresql';
import { romanianDay } from '@psp/contracts/romania';
import { DomainError } from '../../errors.ts';
import { hashWith, secretOf } from '../../operating/limits/daily-secret.ts';
import { countAttempt, type Limit } from '../../operating/limits/limit.ts';
import { createReadDb, type Db } from '../../read-db.ts';
import { transaction, type Write } from '../../write.ts';

export interface Visitor {
  /** IP address of the caller; it is hashed at once and not kept. */
  address: string;
  userAgent: string;
}

const MACHINES = /bot|crawl|spider|slurp|preview|curl|wget/i;

interface Visited {
  /** How often one address may add to one page. */
  limit: { kind: Limit; key: string };
  /** Keeps that a visitor saw the page that day; false for a page that nobody may see, and a second time. */
  isNew: (db: Db, day: string, visitorHash: string) => Promise<boolean>;
  /** Adds the view. */
  count: (db: Db, day: string) => Promise<void>;
}

/** Counts a visitor of a public page: once a day in Bucharest, no machine that says so, and not beyond the limits. */
export const countVisit = async (
  orm: MikroORM,
  { address, userAgent }: Visitor,
  now: Date,
  { limit, isNew, count }: Visited,
): Promise<void> => {
  if (MACHINES.test(userAgent)) return;
  const day = romanianDay(now);
  const secret = await secretOf(createReadDb(orm), day);
  const addressHash = hashWith(secret, address);
  const visitorHash = hashWith(secret, `${address}\n${userAgent}`);
  const visit = async (write: Write<unknown>): Promise<void> => {
    const { db } = write;
    if (!(await isNew(db, day, visitorHash))) return;
    await countAttempt(write, 'view:address', addressHash);
    await countAttempt(write, limit.kind, `${limit.key} ${addressHash}`);
    // Last, since readers of one page wait here for each other.
    await count(db, day);
  };
  await transaction(orm, { actor: null, now }, visit).catch((error: unknown) => {
    if (!(error instanceof DomainError && error.code === 'rate.limited')) throw error;
  });
};
