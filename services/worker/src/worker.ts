import type { Server } from 'node:http';
import type { MikroORM } from '@mikro-orm/postgresql';
import { logFailure } from '@psp/bff-kit/log-failure';
import { createFigures, serveFigures, watchLoop } from '@psp/bff-kit/metrics';
import { type FileStore, openFileStore } from '@psp/domain/operating/files/store';
import { failNote } from '@psp/domain/collaborating/reception-notes/finish-note';
import { failExtraction } from '@psp/domain/knowledge/extraction/keep-extraction';
import { failBulkAct, runBulkAct } from '@psp/domain/overseeing/users/bulk/run';
import { failImport, makeImport } from '@psp/domain/knowledge/library/make-import';
import { failExport } from '@psp/domain/operating/personal-data/export';
import { failReport } from '@psp/domain/overseeing/reports/report-files';
import { failFile } from '@psp/domain/sourcing/purchase-files/finish-file';
import { waitForMigrations } from '@psp/domain/migrate';
import { createOrm, sessionOptions } from '@psp/domain/orm';
import { failDelivery } from '@psp/domain/publishing/newsletter/deliveries';
import { sendAlerts } from '@psp/domain/sourcing/opportunities/alerts/send-alerts';
import { refreshDomain } from '@psp/domain/overseeing/search/refresh-domain';
import { countWords } from '@psp/domain/overseeing/search/count-words';
import { countTellingWords } from '@psp/domain/sourcing/matching/count-telling-words';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { WorkerConfig } from './config.ts';
import { asSystem } from '@psp/domain/as-system';
import { runAuditSeals } from './audit/jobs.ts';
import { measuredJobs, watchedJobs } from './jobs/measure.ts';
import { type Tasks, workOnFailed, workOnQueues } from './jobs/work.ts';
import { extractFile } from './extraction/extract-file.ts';
import { startBeats } from './health/beats.ts';
import { runLifecycle } from './lifecycle/jobs.ts';
import { sendLink } from './links/send-link.ts';
import { abandonMail, deliverMail } from './mail/deliver.ts';
import { createMailer } from './mail/transport.ts';
import { runNewsletterClock, workOnNewsletter } from './newsletter/jobs.ts';
import { makeExport } from './personal-data/make-export.ts';
import { makePurchaseFile, type Portal } from './purchase-files/make-file.ts';
import { queueError } from './queue-error.ts';
import { makeReceptionNote } from './reception-notes/make-note.ts';
import { runComparisons } from './reports/jobs.ts';
import { makeReport } from './reports/make-report.ts';

const CLOSE_WITHIN_MS = 10_000;
const BOSS_CONNECTIONS = 2;
/** Answers that a model writes at once: they wait for it, not for a processor. */
const ANSWERS = 8;
/** Size of the connection pool: one for each concurrent mail, the others for links, lifecycle and exports. */
const CONNECTIONS = 8;

export interface Worker {
  boss: PgBoss;
  /** Serves the metrics; undefined when the configuration has no port for them. */
  metrics: Server | undefined;
  /** Finishes running jobs, for up to 10 s, and closes the database. */
  stop(): Promise<void>;
}

/** Starts a worker once the database is migrated. With several workers, each job is processed by one of them. */
export const startWorker = async (config: WorkerConfig, log: Logger, poll?: number): Promise<Worker> => {
  const orm = await createOrm({ url: config.databaseUrl, poolSize: CONNECTIONS, use: 'jobs', service: 'worker' });
  const boss = new PgBoss({
    connectionString: config.databaseUrl,
    max: BOSS_CONNECTIONS,
    application_name: 'portal-psp-worker',
    options: sessionOptions('jobs', 'worker'),
    useListenNotify: true,
  });
  boss.on('error', (error) => logFailure(log, queueError(error), {}, 'queue failed'));
  // Only the message is logged, because the data may contain a job's payload.
  boss.on('warning', ({ message }) => log.warn(message));
  await waitForMigrations(orm, (reason) => log.warn({ reason }, 'waiting for the database'));
  await boss.start();
  const { metrics: address } = config;
  const figures = address && createFigures();
  const tasks = tasksOf(orm, await openFileStore(config.filesUrl), config, log);
  const watch = watchLoop(log);
  await workOnQueues(boss, tasks, poll, watchedJobs(watch, figures && measuredJobs(figures)));
  await workOnFailed(boss, tasks, orm, log, poll);
  await runLifecycle(boss, orm, log);
  await runComparisons(boss, orm, log);
  await runNewsletterClock(boss, orm, log);
  if (config.embeddings)
    await (await import('./assistant/embed-passages.ts')).runEmbeddings(boss, orm, config.embeddings, log);
  await runAuditSeals(boss, orm, config.auditHeadsDir, log);
  const endBeats = await startBeats(orm, config, log);
  const metrics = figures && serveFigures(figures, address.host, address.port);
  return {
    boss,
    metrics,
    stop: async () => {
      watch.close();
      metrics?.close();
      metrics?.closeAllConnections();
      await boss.stop({ graceful: true, timeout: CLOSE_WITHIN_MS });
      await endBeats();
      await orm.close(true);
    },
  };
};

function tasksOf(orm: MikroORM, files: FileStore, config: WorkerConfig, log: Logger): Tasks {
  const writing = { orm, address: config.assistant, embeddings: config.embeddings, log };
  const delivery = { orm, post: createMailer(config), config, files, log };
  return {
    mail: {
      concurrency: 3,
      work: ({ id }) => deliverMail(delivery, id),
      giveUp: (write, id, error) => abandonMail(write, log, { id, error }),
    },
    'send-link': { concurrency: 1, work: (job) => asSystem(orm, (write) => sendLink(write, job)) },
    newsletter: {
      concurrency: 2,
      work: (job) => workOnNewsletter(delivery, job),
      giveUp: (write, id) => failDelivery(write, { id, error: null }),
    },
    'data-export': {
      concurrency: 1,
      work: ({ id }) => makeExport(orm, files, id),
      giveUp: ({ db }, id) => failExport(db, id),
    },
    'assistant-answer': {
      concurrency: ANSWERS,
      work: async ({ id }) => (await import('./assistant/write-answer.ts')).writeAnswer(writing, id),
    },
    ...documentTasks({ orm, files, publicOrigin: config.publicOrigin }),
    'library-import': {
      concurrency: 1,
      work: ({ id }) => makeImport(orm, id),
      giveUp: failImport,
    },
    'bulk-act': { concurrency: 1, work: ({ id }) => runBulkAct(orm, id), giveUp: failBulkAct },
    push: { concurrency: 3, work: async (job) => (await import('./push/deliver.ts')).deliverPush(delivery, job) },
    'file-removal': { concurrency: 1, work: ({ key }) => files.deleteFile(key) },
    'opportunity-alerts': { concurrency: 1, work: () => sendAlerts(orm) },
    'search-words': { concurrency: 1, work: () => countAllWords(orm) },
    'search-domain': { concurrency: 1, work: ({ domain }) => refreshDomain(orm, domain) },
  };
}

const countAllWords = async (orm: MikroORM): Promise<void> => {
  await countWords(orm);
  await countTellingWords(orm);
};

const documentTasks = (
  portal: Portal,
): Pick<
  Tasks,
  'purchase-file' | 'reception-note' | 'report-file' | 'firm-report-file' | 'network-report-file' | 'text-extraction'
> => {
  const { orm, files } = portal;
  const reports: Tasks['report-file'] = {
    concurrency: 1,
    work: ({ id }) => makeReport(orm, files, id),
    giveUp: ({ db, now }, id) => failReport(db, id, now),
  };
  return {
    'purchase-file': {
      concurrency: 1,
      work: ({ id }, failures) => makePurchaseFile(portal, { id, failures }),
      giveUp: ({ db, now }, id) => failFile(db, id, now),
    },
    'reception-note': {
      concurrency: 1,
      work: ({ id }) => makeReceptionNote(portal, id),
      giveUp: ({ db, now }, id) => failNote(db, id, now),
    },
    'report-file': reports,
    'firm-report-file': reports,
    'network-report-file': reports,
    'text-extraction': {
      concurrency: 1,
      work: ({ id }) => extractFile(portal, id),
      giveUp: failExtraction,
    },
  };
};
