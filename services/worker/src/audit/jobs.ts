import type { MikroORM } from '@mikro-orm/postgresql';
import { ROMANIA } from '@psp/contracts/romania';
import { databaseNow } from '@psp/domain/clock';
import { writeHead } from '@psp/domain/operating/audit/heads';
import { readHead, sealAudit } from '@psp/domain/operating/audit/seal';
import { createReadDb } from '@psp/domain/read-db';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';

export const SEAL_QUEUE = 'audit-seal';
export const HEAD_QUEUE = 'audit-head';
const EVERY_MINUTE = '* * * * *';
const EVERY_NIGHT = '10 0 * * *';
/** A run ends well within the job's time limit of 15 minutes; the next one goes on. */
const PATIENCE_MS = 5 * 60_000;

/**
 * Seals what the audit has gained, every minute, in one worker at a time. At start and every night it looks for unsealed rows in the
 * whole audit, and writes the last seal of the day to a file in `folder`.
 */
export const runAuditSeals = async (boss: PgBoss, orm: MikroORM, folder: string, log: Logger): Promise<void> => {
  const seal = async (isWhole: boolean): Promise<void> => {
    const sealed = await sealAudit(orm, { isWhole, patienceMs: PATIENCE_MS });
    if (sealed > 0) log.debug({ sealed }, 'audit sealed');
  };
  const sealAndWriteHead = async (): Promise<void> => {
    await seal(true);
    const head = await readHead(createReadDb(orm), await databaseNow(orm));
    if (head && (await writeHead(folder, head))) log.info({ position: head.position }, 'head of the audit written');
  };
  const workOn = async (queue: string, work: () => Promise<void>): Promise<void> => {
    await boss.createQueue(queue, { policy: 'stately' });
    await boss.work(queue, () =>
      work().catch((error: unknown) => {
        log.error({ queue, err: error }, 'sealing the audit failed');
        throw error;
      }),
    );
  };
  await workOn(SEAL_QUEUE, () => seal(false));
  await workOn(HEAD_QUEUE, sealAndWriteHead);
  await boss.schedule(SEAL_QUEUE, EVERY_MINUTE);
  await boss.schedule(HEAD_QUEUE, EVERY_NIGHT, null, { tz: ROMANIA });
  await boss.send(HEAD_QUEUE);
};
