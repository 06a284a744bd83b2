import type { MikroORM } from '@mikro-orm/postgresql';
import type { Jobs, Queue } from '@psp/domain/operating/jobs/enqueue';
import { failDelivery } from '@psp/domain/publishing/newsletter/deliveries';
import { failExport } from '@psp/domain/operating/personal-data/export';
import type { Job, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { abandonMail } from '../mail/deliver.ts';
import { AT_ONCE, GIVEN_UP, type Handlers, type Pace, QUEUES } from './queues.ts';

/** Does the jobs of all queues. The returned function tells which have new ones. */
export const workOnQueues = async (
  boss: PgBoss,
  handlers: Handlers,
  { poll }: Pace,
): Promise<(queues: Queue[]) => void> => {
  const workers: { id: string; queue: Queue }[] = [];
  const options = { pollingIntervalSeconds: poll };
  const register = async <Q extends Queue>(queue: Q): Promise<void> => {
    let id = '';
    id = await boss.work(queue, options, async (jobs: Job<Jobs[Q]>[]) => {
      // Looks for the next one as soon as this one is done, instead of at the next poll.
      boss.notifyWorker(id);
      for (const { data } of jobs) await handlers[queue](data);
    });
    workers.push({ id, queue });
  };
  for (const queue of QUEUES) for (let n = 0; n < AT_ONCE[queue]; n++) await register(queue);
  return (queues) => {
    for (const { id, queue } of workers) if (queues.includes(queue)) boss.notifyWorker(id);
  };
};

/** Says loudly what could not be done to the last try: by whoever waits for it, and in the log. */
export const workOnGivenUp = async (boss: PgBoss, orm: MikroORM, log: Logger, { poll }: Pace): Promise<void> => {
  const options = { pollingIntervalSeconds: poll, includeMetadata: true } as const;
  await boss.work(GIVEN_UP, options, async ([job]) => {
    if (!job) return;
    const { data, sourceName, sourceId, sourceOutput } = job;
    const id = data && typeof data === 'object' && 'id' in data ? String(data.id) : null;
    // What is to be done may name an address, and so may what went wrong: the job itself, kept for two days, holds both.
    log.error({ queue: sourceName, job: sourceId, id, error: kindOf(sourceOutput) }, 'job given up');
    if (id === null) return;
    await orm.em.fork().transactional(async (em) => {
      if (sourceName === 'mail') await abandonMail(em, log, id);
      if (sourceName === 'newsletter') await failDelivery(em, id, null, { isRefused: false, now: new Date() });
      if (sourceName === 'data-export') await failExport(em, id);
    });
  });
};

/* An error's kind and where it happened; what it says may repeat what it was given. */
const kindOf = (output: object | null): Record<string, string> => {
  const { name, code, stack } = { name: '', code: '', stack: '', ...output };
  const frames = String(stack)
    .split('\n')
    .filter((line) => line.startsWith('    at '));
  return { name: String(name), code: String(code), stack: frames.join('\n') };
};
