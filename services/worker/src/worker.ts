import type { MikroORM } from '@mikro-orm/postgresql';
import { type FileStore, openFileStore } from '@psp/domain/operating/files/store';
import { createOrm } from '@psp/domain/orm';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { WorkerConfig } from './config.ts';
import { AT_ONCE, type Handlers, type Pace, prepareQueues, USUAL_PACE } from './jobs/queues.ts';
import { startRelay } from './jobs/relay.ts';
import { workOnGivenUp, workOnQueues } from './jobs/work.ts';
import { runLifecycle } from './lifecycle/jobs.ts';
import { sendLink } from './links/send-link.ts';
import { deliverMail } from './mail/deliver.ts';
import { createPost } from './mail/post.ts';
import { runNewsletterClock, workOnNewsletter } from './newsletter/jobs.ts';
import { makeExport } from './personal-data/make-export.ts';

const CLOSE_WITHIN_MS = 10_000;
const BOSS_CONNECTIONS = 2;
/** Opened when needed, closed when idle: a mail under way holds one, and the relay, the lifecycle and an export may run beside. */
const CONNECTIONS = AT_ONCE.mail + AT_ONCE.newsletter + 3;

export interface Worker {
  boss: PgBoss;
  /** Finishes the jobs under way, for 10 s at most, and lets the database go. */
  stop(): Promise<void>;
}

/** Starts the portal's jobs on one database. Any number of workers may run: each job is done by one of them. */
export const startWorker = async (config: WorkerConfig, log: Logger, pace: Pace = USUAL_PACE): Promise<Worker> => {
  const orm = await createOrm({ url: config.databaseUrl, poolSize: CONNECTIONS });
  const boss = new PgBoss({
    connectionString: config.databaseUrl,
    max: BOSS_CONNECTIONS,
    application_name: 'portal-psp-worker',
  });
  boss.on('error', (error) => log.error(error));
  await boss.start();
  await prepareQueues(boss, pace);
  const files = await openFileStore(config.filesUrl);
  const tell = await workOnQueues(boss, handlers(orm, files, config, log), pace);
  await workOnGivenUp(boss, orm, log, pace);
  const relay = await startRelay(orm, boss, log, tell);
  await runLifecycle(boss, orm, log);
  await runNewsletterClock(boss, orm, log);
  return {
    boss,
    stop: async () => {
      await relay.close();
      await boss.stop({ graceful: true, timeout: CLOSE_WITHIN_MS });
      await orm.close(true);
    },
  };
};

function handlers(orm: MikroORM, files: FileStore, config: WorkerConfig, log: Logger): Handlers {
  const delivery = { orm, post: createPost(config), config, files, log };
  return {
    mail: ({ id }) => deliverMail(delivery, id),
    'send-link': (job) => orm.em.fork().transactional((em) => sendLink(em, job)),
    newsletter: (job) => workOnNewsletter(delivery, job),
    'data-export': ({ id }) => makeExport(orm, files, id),
    'file-removal': ({ key }) => files.deleteFile(key),
  };
}
