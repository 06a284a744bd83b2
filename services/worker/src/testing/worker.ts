import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MikroORM } from '@mikro-orm/postgresql';
import { type Mails, type MailTemplate, queueMail } from '@psp/domain/operating/mail/queue-mail';
import { asSystem } from '@psp/domain/as-system';
import { createTestDatabase, type TestDatabase } from '@psp/domain/testing/database';
import { pino } from 'pino';
import webPush from 'web-push';
import { readWorkerConfig, type WorkerConfig } from '../config.ts';

/** Polling interval in seconds, for tests that wait for a retry. */
export const QUICK = 0.5;

/** Creates a test database whose jobs are retried at once. */
export const createWorkerDatabase = async (): Promise<TestDatabase> => {
  const database = await createTestDatabase();
  await database.orm.em.fork().execute('update pgboss.queue set retry_delay = 1');
  return database;
};

export const ORIGIN = 'https://portal.exemplu.ro';

/** VAPID keys of the portal. */
export const PUSH_KEYS = webPush.generateVAPIDKeys();

/** Environment variables of a worker. Without `smtpUrl` mail is stored. */
export const environmentOf = (databaseUrl: string, smtpUrl?: string): Record<string, string> => {
  const folder = mkdtempSync(join(tmpdir(), 'psp-worker-'));
  return {
    DATABASE_URL: databaseUrl,
    PUBLIC_ORIGIN: ORIGIN,
    FILES_URL: pathToFileURL(folder).href,
    AUDIT_HEADS_DIR: join(folder, 'audit'),
    VAPID_PUBLIC_KEY: PUSH_KEYS.publicKey,
    VAPID_PRIVATE_KEY: PUSH_KEYS.privateKey,
    ...(smtpUrl ? { SMTP_URL: smtpUrl } : { LOCAL_PORTAL: 'true' }),
  };
};

export const configOf = (databaseUrl: string, smtpUrl?: string): WorkerConfig =>
  readWorkerConfig(environmentOf(databaseUrl, smtpUrl));

/** Creates a log whose lines can be awaited. */
export const listeningLog = () => {
  const lines: string[] = [];
  const waiting: (() => void)[] = [];
  const write = (line: string): void => {
    lines.push(line);
    for (const look of waiting) look();
  };
  return {
    log: pino({ level: 'info' }, { write }),
    lines,
    /** Resolves to the n-th line that contains the text. */
    line: (text: string, nth = 1): Promise<string> =>
      new Promise((resolve) => {
        const look = (): void => {
          const found = lines.filter((line) => line.includes(text))[nth - 1];
          if (found !== undefined) resolve(found);
        };
        waiting.push(look);
        look();
      }),
  };
};

/** Queues a mail; resolves to its id. */
export const post = <T extends MailTemplate>(
  orm: MikroORM,
  recipient: string,
  template: T,
  data: Mails[T],
): Promise<string> =>
  asSystem(orm, async ({ db, em }) => {
    await queueMail(db, recipient, template, data);
    const [mail] = await em.execute<{ id: string }[]>(
      'select id from mail where recipient = ? order by id desc limit 1',
      [recipient],
    );
    return mail?.id ?? '';
  });

/** Polls until the query returns a row; for changes without an event. */
export const untilRow = async <Row>(orm: MikroORM, query: string): Promise<Row> => {
  for (;;) {
    const [row] = await orm.em.fork().execute<Row[]>(query);
    if (row) return row;
    // A busy loop would slow the worker and the database down.
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};
