import { type ChildProcess, spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { environmentOf, ORIGIN } from './worker.ts';

const MAIN = join(import.meta.dirname, '../../../identity/src/main.ts');

export interface Identity {
  /** Posts a body as the portal's pages do, from a visitor's address of its own; answers with the status. */
  post(path: string, body: object): Promise<number>;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => void server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Starts the identity service as a process of its own, which shares nothing with the worker but the database. */
export async function startIdentity(databaseUrl: string, smtpUrl: string): Promise<Identity> {
  const keys = generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const port = await freePort();
  const own = { PORT: String(port), JWT_PUBLIC_KEY: keys.publicKey, JWT_PRIVATE_KEY: keys.privateKey };
  const env = { ...process.env, ...environmentOf(databaseUrl, smtpUrl), ...own, LOG_LEVEL: 'warn', NODE_OPTIONS: '' };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'inherit', 'inherit'] });
  const base = `http://127.0.0.1:${port}`;
  while (!(await answers(`${base}/healthz`))) {
    if (child.exitCode !== null) throw new Error(`identity ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  let visitors = 0;
  return {
    post: async (path, body) => {
      const headers = {
        ...{ origin: ORIGIN, 'content-type': 'application/json' },
        'x-forwarded-for': `192.0.2.${++visitors}`,
      };
      const response = await fetch(`${base}/api/identity${path}`, {
        ...{ method: 'POST', headers },
        body: JSON.stringify(body),
      });
      await response.arrayBuffer();
      return response.status;
    },
    stop: () => end(child),
  };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
