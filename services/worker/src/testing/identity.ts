import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { environmentOf, ORIGIN } from './worker.ts';

const MAIN = join(import.meta.dirname, '../../../identity/src/main.ts');

export interface Identity {
  /** Sends a POST request as a page of the portal would, each time from another IP address; resolves to the status. */
  post(path: string, body: object): Promise<number>;
  stop(): Promise<void>;
}

const LISTENING = /"msg":"Server listening at (http:[^"]+)"/;

/* Waits for the address at which the child process listens, and prints its warnings. Rejects when it exits first. */
async function addressOf(child: ChildProcessByStdio<null, Readable, null>): Promise<string> {
  const lines = createInterface(child.stdout);
  const address = new Promise<string>((resolve) => {
    lines.on('line', (line) => {
      const [, found] = LISTENING.exec(line) ?? [];
      if (found) resolve(found);
      if (/"level":[456]0/.test(line)) process.stderr.write(`${line}\n`);
    });
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`identity ended with ${code}`);
  });
  return Promise.race([address, ended]);
}

/** Starts the identity service in a child process with the same database. */
export async function startIdentity(databaseUrl: string, smtpUrl: string): Promise<Identity> {
  const keys = generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const own = { PORT: '0', JWT_PUBLIC_KEY: keys.publicKey, JWT_PRIVATE_KEY: keys.privateKey };
  const env = { ...process.env, ...environmentOf(databaseUrl, smtpUrl), ...own, LOG_LEVEL: 'info', NODE_OPTIONS: '' };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const base = await addressOf(child);
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

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
