import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { freePort } from './ports.ts';
import { type RunningServices, startServices } from './services.ts';
import { isAlive, nextPidOf, pidOf, root, service } from './testing/stand-in.ts';

const liveness = { everyMs: 20, withinMs: 600, misses: 2 };
/** Source of a service that, on request, blocks its event loop or closes its port and ends a little later. */
const CALLED = `import { createServer } from 'node:http';
  const server = createServer((request, response) => {
    if (request.url === '/block') for (;;);
    if (request.url === '/leave') {
      server.close();
      setTimeout(() => process.exit(), 500);
    }
    response.setHeader('connection', 'close').end(String(process.pid));
  }).listen(Number(process.env.PORT), '127.0.0.1');`;
/** Source of a service without an address that blocks its event loop when it finds a file, and echoes messages. */
const UNCALLED = `import { existsSync, rmSync } from 'node:fs';
  process.on('message', (message) => process.send(message));
  setInterval(() => {
    if (!existsSync('block')) return;
    rmSync('block');
    for (;;);
  }, 20);`;

let services: RunningServices;
const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  jest.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
});
afterEach(async () => {
  await services.stop();
  jest.restoreAllMocks();
});

const frozen = (name: string) => [`Service ${name} no longer answers: its process is killed and started again.`];

async function answer(url: string): Promise<string | undefined> {
  try {
    return await (await fetch(url)).text();
  } catch {
    return undefined;
  }
}

/** Starts a service with an address, and the gateway. */
async function called() {
  service('bff-uat', CALLED);
  service('gateway', UNCALLED);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const spec = { name: 'bff-uat', env: { PORT: String(port) }, healthUrl: `${url}/healthz` };
  services = startServices(root, [spec, { name: 'gateway', env: {} }], { liveness });
  await services.ready();
  return { url, first: await pidOf('bff-uat') };
}

test.each([
  ['is stopped', (pid: number) => void process.kill(pid, 'SIGSTOP')],
  ['does not leave its event loop', (_: number, url: string) => void answer(`${url}/block`)],
])('a service that %s is killed and restarted, and the reason is printed', async (_, freeze) => {
  const { url, first } = await called();
  freeze(first, url);
  const second = await nextPidOf('bff-uat', first);
  expect(isAlive(first)).toBe(false);
  while ((await answer(url)) !== String(second));
  expect(said).toEqual(frozen('bff-uat'));
});

test('a frozen service without an address is killed and restarted', async () => {
  service('worker', UNCALLED);
  services = startServices(root, [{ name: 'worker', env: {} }], { liveness });
  await services.ready();
  const first = await pidOf('worker');
  writeFileSync(join(root, 'block'), '');
  await nextPidOf('worker', first);
  expect(isAlive(first)).toBe(false);
  expect(said).toEqual(frozen('worker'));
});

test('the frozen process of a release is killed and restarted', async () => {
  const { first } = await called();
  const released = join(root, 'releases/2');
  service('bff-uat', CALLED, released);
  await services.replace('bff-uat', released);
  const second = await pidOf('bff-uat');
  expect(second).not.toBe(first);
  process.kill(second, 'SIGSTOP');
  await nextPidOf('bff-uat', second);
  expect(said).toEqual(frozen('bff-uat'));
});

test('a service that no longer listens may finish its requests', async () => {
  const { url, first } = await called();
  await answer(`${url}/leave`);
  await nextPidOf('bff-uat', first);
  expect(said).toEqual(['Service bff-uat ended unexpectedly and is being restarted.']);
});
