import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { workspaceRoot } from '../workspace.ts';
import { prepareDatabase } from './database.ts';
import { filesUrl } from './files-url.ts';
import { claimFolder } from './lock.ts';
import { freePort } from './ports.ts';

const folder = mkdtempSync(join(tmpdir(), 'start-'));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Runs the start command until it ends. */
async function start(env: Record<string, string>): Promise<{ code: number | null; errors: string }> {
  const command = join(workspaceRoot, 'libs/build/src/cli/start.ts');
  const own = { PORTAL_DIR: mkdtempSync(join(folder, 'data-')), PORT: '0', DATABASE_URL: '', NODE_OPTIONS: '' };
  const child = spawn(process.execPath, [command], {
    env: { ...process.env, ...own, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  children.push(child);
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, errors: errors.trim() };
}

describe('the start command says in one line, and ends with 1, that', () => {
  test('the port is taken', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    const port = address && typeof address === 'object' ? address.port : 0;
    const { code, errors } = await start({ PORT: String(port) });
    server.close();
    expect(code).toBe(1);
    expect(errors).toBe(
      `Port ${port} is taken by another program. Choose another one, for example: PORT=${port + 1} npm start`,
    );
  });

  test('the portal is public but has no mail server', async () => {
    const line = /^A portal that others reach sends e-mail: SMTP_URL must name a server, .+$/;
    for (const [name, value] of [
      ['HOST', '0.0.0.0'],
      ['PUBLIC_ORIGIN', 'https://portal.exemplu.ro'],
    ] as const) {
      const { code, errors } = await start({ SMTP_URL: '', PUBLIC_ORIGIN: '', [name]: value });
      expect(code).toBe(1);
      expect(errors).toMatch(line);
    }
  });

  test('another portal runs on the same data', async () => {
    const data = mkdtempSync(join(folder, 'taken-'));
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'libs/build/src/cli/start.ts'], {
      stdio: 'ignore',
    });
    children.push(other);
    writeFileSync(join(data, 'start.pid'), String(other.pid));
    const { code, errors } = await start({ PORTAL_DIR: data });
    expect(code).toBe(1);
    expect(errors).toBe(
      `The portal already runs on these data (process ${other.pid}). Stop it before you start it again.`,
    );
  });

  test('the database of DATABASE_URL cannot be reached', async () => {
    const { code, errors } = await start({ DATABASE_URL: `postgres://nimeni@127.0.0.1:${await freePort()}/nimic` });
    expect(code).toBe(1);
    expect(errors).toMatch(/^Cannot reach the database of DATABASE_URL: .+$/);
  });
});

test('a folder whose process has died is taken over', () => {
  const data = join(folder, 'dead');
  mkdirSync(data);
  writeFileSync(join(data, 'start.pid'), '999999999');
  expect(claimFolder(data)).toBeInstanceOf(Function);
});

test('a folder without write permission is named in the error', () => {
  expect(() => claimFolder('/sys/portal-psp')).toThrow('Cannot write in /sys/portal-psp,');
});

test('a failed migration leaves the database unchanged, and its error says so', async () => {
  const server = process.env.TEST_DATABASE_URL ?? '';
  const name = `half_${process.pid}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  await admin.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query('CREATE TABLE notification (note text)');
  await expect(prepareDatabase(url.href, filesUrl(folder), () => undefined)).rejects.toThrow(
    /was rolled back; the data are unchanged/,
  );
  const { rows } = await client.query(
    "SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE 'mikro%'",
  );
  await client.end();
  expect(rows).toEqual([{ tablename: 'notification' }]);
});
