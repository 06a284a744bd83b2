import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { serverOptions } from '@psp/bff-kit/server';
import fastify from 'fastify';
import { registerGateway } from './app.ts';

const releasesDir = mkdtempSync(join(tmpdir(), 'gateway-logs-'));
afterAll(() => rmSync(releasesDir, { recursive: true }));

/** The portal's logger options, writing into `lines`. */
const loggerTo = (lines: string[]) => ({
  ...Object(serverOptions({ LOG_LEVEL: 'trace', TRUST_PROXY: undefined }).logger),
  stream: { write: (line: string) => void lines.push(line) },
});

/** Returns the log of a gateway that proxies one request to a service that is up or down. */
async function logOf(url: string, isUp: boolean): Promise<string> {
  const upstream = fastify();
  upstream.get('/api/public/calendar/:token.ics', async () => 'BEGIN:VCALENDAR');
  const address = await upstream.listen({ port: 0, host: '127.0.0.1' });
  if (!isUp) await upstream.close();
  const lines: string[] = [];
  const app = fastify({ logger: loggerTo(lines) });
  await registerGateway(app, {
    releasesDir,
    publicOrigin: 'http://localhost:8080',
    services: { public: { upstream: address } },
  });
  const { statusCode } = await app.inject({ url, headers: { host: 'localhost:8080' } });
  expect(statusCode).toBe(isUp ? 200 : 503);
  await app.close();
  if (isUp) await upstream.close();
  return lines.join('');
}

test.each([true, false])('the secret of a calendar is never logged (service up: %s)', async (isUp) => {
  const log = await logOf('/api/public/calendar/un-secret.ics', isUp);
  expect(log).toContain('/api/public/calendar/…');
  expect(log).not.toContain('un-secret');
});
