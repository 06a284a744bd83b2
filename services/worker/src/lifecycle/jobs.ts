import { ROMANIA } from '@psp/contracts/romania';
import type { MikroORM } from '@mikro-orm/postgresql';
import { databaseNow } from '@psp/domain/clock';
import { passTime } from '@psp/domain/operating/lifecycle/pass-time';
import { tidy } from '@psp/domain/operating/lifecycle/tidy';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';

export const LIFECYCLE_QUEUE = 'lifecycle';
/** Deadlines are precise to the minute; their effects are up to 15 minutes late. */
const EVERY_QUARTER = '*/15 * * * *';

/** Runs the effects of passed deadlines and deletes outdated rows, at start and every 15 minutes, in one worker at a time. */
export const runLifecycle = async (boss: PgBoss, orm: MikroORM, log: Logger): Promise<void> => {
  await boss.createQueue(LIFECYCLE_QUEUE, { policy: 'stately' });
  await boss.work(LIFECYCLE_QUEUE, async () => {
    const passed = await passTime(orm, await databaseNow(orm));
    for (const { error, ...done } of passed) {
      if (error) log.error({ ...done, err: error }, 'lifecycle step failed');
    }
    for (const { step, error } of await tidy(orm)) log.error({ step, err: error }, 'tidying step failed');
    log.info({ changed: passed.filter(({ error }) => !error).length }, 'time passed');
  });
  await boss.schedule(LIFECYCLE_QUEUE, EVERY_QUARTER, null, { tz: ROMANIA });
  await boss.send(LIFECYCLE_QUEUE);
};
