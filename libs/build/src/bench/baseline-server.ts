import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { freePort } from '../start/ports.ts';

const START_LIMIT_MS = 60_000;
const POLL_MS = 50;

/** The portal to measure. */
export interface Measured {
  url: string;
  databaseUrl: string;
  /** Verifies its access tokens; PEM. */
  publicKey: string;
}

/** Starts the hand-written handlers in a separate process. Throws when they do not answer within a minute. */
export const startBaseline = async ({ url: portal, databaseUrl, publicKey }: Measured) => {
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, 'baseline.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      JWT_PUBLIC_KEY: publicKey,
      PORT: String(port),
      PORTAL_URL: portal,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  const until = Date.now() + START_LIMIT_MS;
  while (
    !(await fetch(`${url}/partners`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > until) {
      child.kill('SIGTERM');
      throw new Error('the hand-written handlers did not start');
    }
    await delay(POLL_MS);
  }
  return { url, stop: () => child.kill('SIGTERM') };
};

/* Gives timestamps one format: PostgreSQL writes +00:00 and microseconds, JavaScript Z and milliseconds. */
const normalised = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(part) ? new Date(part).toISOString() : part,
  );

/** Throws when two answers differ in more than the format of timestamps. */
export const expectSame = (ours: unknown, theirs: unknown): void => {
  if (!isDeepStrictEqual(normalised(ours), normalised(theirs)))
    throw new Error(`The answers differ: ${JSON.stringify(ours)}\n${JSON.stringify(theirs)}`);
};

/** Fetches two addresses and throws when their answers differ. */
export const expectSameAnswers = async (urls: string[], cookie: string): Promise<void> => {
  const [ours, theirs] = await Promise.all(urls.map(async (url) => (await fetch(url, { headers: { cookie } })).json()));
  expectSame(ours, theirs);
};
