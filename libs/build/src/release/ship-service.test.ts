import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Failure } from '../start/failure.ts';
import { giveOrder, takeOrders } from '../start/orders.ts';
import { workspaceRoot } from '../workspace.ts';
import { publishService } from './publish-service.ts';
import { readRegistry } from './registry.ts';
import { type ServiceOrder, shipService } from './ship-service.ts';

let releases = '';
let taken: string[] = [];
const order = (version?: string): ServiceOrder => ({ project: 'bff-uat', contract: 1, version });
const takeOver = async (_project: string, folder: string): Promise<void> => void taken.push(folder);
const live = () => readRegistry(releases, 1).services.bff_uat;

beforeEach(() => {
  releases = mkdtempSync(join(tmpdir(), 'services-'));
  taken = [];
});
afterEach(() => rmSync(releases, { recursive: true }));

describe('a BFF', () => {
  test('is put to work, then made live; a rollback does the same with the version before', async () => {
    for (const version of ['1', '2']) expect(await shipService(releases, order(version), takeOver)).toBe(version);
    expect(live()).toMatchObject({ version: '2', history: [{ version: '1' }] });
    expect(await shipService(releases, order(), takeOver)).toBe('1');
    expect(taken).toEqual(['1', '2', '1'].map((version) => join(releases, 'bff_uat', version)));
    expect(live()).toMatchObject({ version: '1', history: [] });
  });

  test('that does not get ready is not live', async () => {
    await shipService(releases, order('1'), takeOver);
    const failing = () => Promise.reject(new Failure('nu răspunde'));
    await expect(shipService(releases, order('2'), failing)).rejects.toThrow('nu răspunde');
    expect(live()?.version).toBe('1');
  });

  test('that is live already is left alone, and one without a version before is not rolled back', async () => {
    await shipService(releases, order('1'), takeOver);
    await shipService(releases, order('1'), takeOver);
    expect(taken).toHaveLength(1);
    await expect(shipService(releases, order(), takeOver)).rejects.toThrow('nu are o versiune anterioară');
  });
});

test('a release of a BFF holds the sources that it reaches, ours as copies and packages as those of the checkout', () => {
  const { name, version } = publishService(workspaceRoot, 'bff-uat', releases);
  const folder = join(releases, name, version);
  expect(existsSync(join(folder, 'services/bff-uat/src/main.ts'))).toBe(true);
  expect(existsSync(join(folder, 'services/bff-firma'))).toBe(false);
  expect(existsSync(join(folder, 'libs/contracts/src/service-requests.ts'))).toBe(true);
  const inFolder = (path: string) => realpathSync(join(folder, path));
  expect(inFolder('node_modules/@psp/contracts')).toBe(inFolder('libs/contracts'));
  expect(inFolder('node_modules/fastify')).toBe(realpathSync(join(workspaceRoot, 'node_modules/fastify')));
  expect(publishService(workspaceRoot, 'bff-uat', releases)).toMatchObject({ version, isNew: false });
});

describe('orders to the running portal', () => {
  test('are carried out one after the other and answered with the live version', async () => {
    const events: string[] = [];
    const end = await takeOrders(releases, async ({ version = '' }) => {
      events.push(`begins ${version}`);
      await new Promise((resolve) => setImmediate(resolve));
      events.push(`ends ${version}`);
      return version;
    });
    const versions = ['1', '2', '3'];
    const answers = await Promise.all(versions.map((version) => giveOrder(releases, order(version))));
    expect(answers).toEqual(versions);
    const carriedOut = events.filter((event) => event.startsWith('begins')).map((event) => event.slice(-1));
    expect(events).toEqual(carriedOut.flatMap((version) => [`begins ${version}`, `ends ${version}`]));
    end();
  });

  test('that fail are answered with the reason, and the next one is carried out', async () => {
    const end = await takeOrders(releases, async ({ version }) => {
      if (version === '1') throw new Failure('rămâne cea dinainte');
      return String(version);
    });
    await expect(giveOrder(releases, order('1'))).rejects.toThrow('rămâne cea dinainte');
    expect(await giveOrder(releases, order('2'))).toBe('2');
    end();
  });

  test('of who does not know the secret are refused', async () => {
    const end = await takeOrders(releases, async () => '1');
    const { url } = JSON.parse(readFileSync(join(releases, 'orders.json'), 'utf8'));
    expect((await fetch(url, { method: 'POST', body: JSON.stringify(order('1')) })).status).toBe(403);
    end();
  });

  test('are not taken by a portal that runs as one process', async () => {
    await expect(giveOrder(releases, order('1'))).rejects.toThrow('npm start -- --split');
  });
});
