import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import type { TestDatabase } from '@psp/domain/testing/database';
import { PgBoss } from 'pg-boss';
import { environmentOf } from './worker.ts';

/** Starts workers as `npm start` runs them, each in a process of its own that ends with the tests of the file at the latest. */
export function workerProcesses(): (databaseUrl: string, smtpUrl?: string) => ChildProcess {
  const children: ChildProcess[] = [];
  afterAll(() => children.forEach((child) => child.kill('SIGKILL')));
  return (databaseUrl, smtpUrl) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
      env: { ...process.env, ...environmentOf(databaseUrl, smtpUrl), NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    return child;
  };
}

/** Kills a worker and has the jobs that it was doing taken up again at once, by whichever worker comes next. */
export async function killWorker(victim: ChildProcess, { orm, url }: TestDatabase, queue: string): Promise<void> {
  const ended = new Promise((resolve) => victim.once('exit', resolve));
  victim.kill('SIGKILL');
  await ended;
  // A job is lost when its heartbeat stops; advances the clock instead of waiting.
  await orm.em
    .fork()
    .execute(
      `update pgboss.job set heartbeat_on = now() - interval '1 hour', started_on = now() - interval '1 hour' where state = 'active'`,
    );
  const boss = new PgBoss({ connectionString: url, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.supervise(queue);
  await boss.stop();
  await orm.em.fork().execute(`update pgboss.job set start_after = now() where state = 'retry'`);
}
