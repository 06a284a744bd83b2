import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import type { TestDatabase } from '@psp/domain/testing/database';
import { PgBoss } from 'pg-boss';
import { environmentOf } from './worker.ts';

/** Returns a function that starts a worker in its own process, as `npm start` does. The processes are killed after the file's tests. */
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

/** Kills a worker and makes its unfinished jobs available to other workers at once. */
export async function killWorker(victim: ChildProcess, { orm, url }: TestDatabase, queue: string): Promise<void> {
  const ended = new Promise((resolve) => victim.once('exit', resolve));
  victim.kill('SIGKILL');
  await ended;
  // pg-boss retries a job whose heartbeat stopped; setting it back avoids the wait.
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
