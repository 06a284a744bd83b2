import type { MikroORM } from '@mikro-orm/postgresql';
import { ROMANIA } from '@psp/contracts/romania';
import { asSystem } from '@psp/domain/as-system';
import { compareDaily } from '@psp/domain/overseeing/reports/comparing/keep';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';

export const COMPARISON_QUEUE = 'report-comparison';
/* The first run of a day compares; after a failure the next one does. */
const EVERY_HOUR = '40 * * * *';

/** Compares organisations with similar ones for their reports, at start and once a day, in one worker at a time. */
export const runComparisons = async (boss: PgBoss, orm: MikroORM, log: Logger): Promise<void> => {
  await boss.createQueue(COMPARISON_QUEUE, { policy: 'stately' });
  await boss.work(COMPARISON_QUEUE, async () => {
    const began = performance.now();
    if (await asSystem(orm, compareDaily)) log.info({ ms: performance.now() - began }, 'organisations compared');
  });
  await boss.schedule(COMPARISON_QUEUE, EVERY_HOUR, null, { tz: ROMANIA });
  await boss.send(COMPARISON_QUEUE);
};
