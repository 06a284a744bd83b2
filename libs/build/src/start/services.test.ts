import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, jest, test } from '@jest/globals';
import { freePort } from './ports.ts';
import type { ServiceSpec } from './service-process.ts';
import { type Running, startServices } from './services.ts';
import { http, isAlive, nextPidOf, pidOf, root, service, until } from './testing/stand-in.ts';

test('services are ready when all answer, and all have ended after stop', async () => {
  service('polite', `${http('ok')}\nprocess.on('SIGTERM', () => process.exit());`);
  const port = await freePort();
  const running = startServices(root, [
    { name: 'polite', env: { PORT: String(port) }, healthUrl: `http://127.0.0.1:${port}/healthz` },
  ]);
  await running.ready();
  const pid = await pidOf('polite');
  await running.stop();
  expect(isAlive(pid)).toBe(false);
});

test('a service without an address is started after the others answer', async () => {
  const order = join(root, 'order');
  service('waited', `import { appendFileSync } from 'node:fs';\nappendFileSync('order', 'waited ');\n${http('ok')}`);
  service(
    'last',
    `import { appendFileSync } from 'node:fs';\nappendFileSync('order', 'last');\nsetInterval(() => {}, 1000);`,
  );
  const port = await freePort();
  const healthUrl = `http://127.0.0.1:${port}/healthz`;
  const specs: ServiceSpec[] = [
    { name: 'last', env: {} },
    { name: 'waited', env: { PORT: String(port) }, healthUrl },
  ];
  const running = startServices(root, specs);
  await running.ready();
  await pidOf('last');
  await until(() => readFileSync(order, 'utf8').includes('last'));
  expect(readFileSync(order, 'utf8')).toBe('waited last');
  await running.stop();
});

test('after stop, no service is started any more', async () => {
  const running = startServices(root, [{ name: 'last', env: {} }]);
  await running.stop();
  await expect(running.ready()).rejects.toThrow('The start was interrupted.');
});

/** Starts a service and returns the limit of its heap in megabytes. */
async function heapLimit(env: Record<string, string>): Promise<number> {
  service(
    'small',
    `import { getHeapStatistics } from 'node:v8';\n${http("' + getHeapStatistics().heap_size_limit + '")}`,
  );
  const port = await freePort();
  const healthUrl = `http://127.0.0.1:${port}/healthz`;
  const running = startServices(root, [{ name: 'small', env: { ...env, PORT: String(port) }, healthUrl }]);
  await running.ready();
  const limit = Number(await (await fetch(healthUrl)).text());
  await running.stop();
  return limit / 1024 ** 2;
}

test('the heap of a service is limited, whatever the machine’s memory', async () => {
  expect(await heapLimit({ NODE_OPTIONS: '' })).toBeLessThan(1200);
});

test.each(['--max-old-space-size=2048', '--no-warnings --max_old_space_size=2048'])(
  'an operator can raise the limit with NODE_OPTIONS=%s',
  async (options) => {
    expect(await heapLimit({ NODE_OPTIONS: options })).toBeGreaterThan(2000);
  },
);

test('a service that ignores SIGTERM is killed', async () => {
  service('deaf', `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000);`);
  const running = startServices(root, [{ name: 'deaf', env: {} }], { patience: 300 });
  await running.ready();
  const pid = await pidOf('deaf');
  await running.stop();
  expect(isAlive(pid)).toBe(false);
});

test('a service that ends before it answers fails the start', async () => {
  service('broken', 'process.exit(3);');
  const running = startServices(root, [{ name: 'broken', env: {}, healthUrl: 'http://127.0.0.1:1/healthz' }]);
  await expect(running.ready()).rejects.toThrow('Service broken did not start');
  await running.stop();
});

test('a service that is killed later is restarted', async () => {
  service('mortal', http('ok'));
  const port = await freePort();
  const running = startServices(root, [
    { name: 'mortal', env: { PORT: String(port) }, healthUrl: `http://127.0.0.1:${port}/` },
  ]);
  await running.ready();
  const print = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const first = await pidOf('mortal');
  process.kill(first, 'SIGKILL');
  const second = await nextPidOf('mortal', first);
  expect(print.mock.calls).toEqual([['Service mortal ended unexpectedly and is being restarted.']]);
  expect(isAlive(second)).toBe(true);
  await running.stop();
  expect(isAlive(second)).toBe(false);
});

describe('a service that is replaced', () => {
  const released = (version: string): string => join(root, 'releases', version);
  const answering = (version: string) => `import { createServer } from 'node:http';
    const server = createServer((request, response) => {
      if (request.method === 'POST') return request.on('data', () => {}).once('end', () => response.end('received by ${version}'));
      response.end('${version}');
    }).listen(Number(process.env.PORT), '127.0.0.1');
    process.on('SIGTERM', () => server.close());`;
  const gateway = `process.on('message', (message) => {
      writeFileSync('address', JSON.stringify(message));
      process.send(message);
    });
    setInterval(() => {}, 1000);`;
  const address = () => JSON.parse(readFileSync(join(root, 'address'), 'utf8'));
  const ask = async (url: string): Promise<string> => (await fetch(url)).text();

  /** An upload that sends its first bytes at once and the last ones when `finish` is called. */
  async function upload(url: string) {
    const sent = request(url, { method: 'POST' });
    const answer = once(sent, 'response').then(async ([response]) => text(response));
    await new Promise((resolve) => sent.write('half', resolve));
    return { answer, finish: () => sent.end('the rest') };
  }

  async function refused(url: string): Promise<void> {
    while (await ask(url).catch(() => undefined)) await delay(20);
  }

  async function running(limits: Running = {}) {
    service('bff-uat', answering('1'));
    service('gateway', gateway);
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const specs: ServiceSpec[] = [
      { name: 'bff-uat', env: { PORT: String(port) }, healthUrl: `${url}/healthz` },
      { name: 'gateway', env: {} },
    ];
    const services = startServices(root, specs, limits);
    await services.ready();
    await pidOf('gateway');
    return { services, url, first: await pidOf('bff-uat') };
  }

  test('ends after the gateway uses the new one and its running upload is complete, however long that takes', async () => {
    const { services, url, first } = await running({ patience: 1 });
    service('bff-uat', answering('2'), released('2'));
    const slow = await upload(url);
    await services.replace('bff-uat', released('2'));
    expect(address()).toMatchObject({ area: 'uat' });
    expect(await ask(address().upstream)).toBe('2');
    await refused(url);
    expect(isAlive(first)).toBe(true);
    slow.finish();
    expect(await slow.answer).toBe('received by 1');
    await until(() => !isAlive(first));
    await services.stop();
  });

  test('is killed when it does not finish in time, and the new one may be replaced meanwhile', async () => {
    const { services, url, first } = await running({ finishing: 1000 });
    const cut = expect((await upload(url)).answer).rejects.toThrow('socket hang up');
    for (const version of ['2', '3']) {
      service('bff-uat', answering(version), released(version));
      await services.replace('bff-uat', released(version));
      expect(await ask(address().upstream)).toBe(version);
    }
    await cut;
    await until(() => !isAlive(first));
    await services.stop();
  });

  test('and has no address ends when the new one reports that it is up', async () => {
    const worker = `setInterval(() => {}, 1000);`;
    service('worker', worker);
    const services = startServices(root, [
      { name: 'worker', env: {} },
      { name: 'gateway', env: {} },
    ]);
    await services.ready();
    const first = await pidOf('worker');
    service('worker', `throw new Error('broken');`, released('2'));
    await expect(services.replace('worker', released('2'))).rejects.toThrow('the one before stays');
    expect(isAlive(first)).toBe(true);
    service('worker', `setTimeout(() => process.send('ready'), 100);\n${worker}`, released('3'));
    await services.replace('worker', released('3'));
    await until(() => !isAlive(first));
    expect(isAlive(await pidOf('worker'))).toBe(true);
    await services.stop();
  });

  test('keeps running when the new one does not become ready', async () => {
    const { services, url, first } = await running();
    rmSync(join(root, 'address'), { force: true });
    service('bff-uat', `throw new Error('broken');`, released('3'));
    await expect(services.replace('bff-uat', released('3'))).rejects.toThrow(/the one before stays[^]*Error: broken/);
    expect(existsSync(join(root, 'address'))).toBe(false);
    expect(await ask(url)).toBe('1');
    expect(isAlive(first)).toBe(true);
    await services.stop();
  });
});

test('services end by themselves when the process that started them is killed', async () => {
  service('orphan', 'setInterval(() => {}, 1000);');
  const starter = `import { startServices } from ${JSON.stringify(join(import.meta.dirname, 'services.ts'))};
    await startServices(${JSON.stringify(root)}, [{ name: 'orphan', env: {} }]).ready();`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', starter], { stdio: 'ignore' });
  const pid = await pidOf('orphan');
  parent.kill('SIGKILL');
  await until(() => !isAlive(pid));
  expect(isAlive(pid)).toBe(false);
});
