import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Failure } from '../start/failure.ts';
import { workspaceRoot } from '../workspace.ts';
import { publishService } from './publish-service.ts';
import { readRegistry } from './registry.ts';
import { type Order, ship, versionBefore } from './ship.ts';

let releases = '';
let taken: string[] = [];
const bff = (version: string, name = 'bff_uat') => ({ name, version, contract: 1 });
const order = (version: string): Order => ({ releases: [bff(version)] });
const back = () => ({ releases: [versionBefore(releases, 'bff_uat', 1)], isRollback: true });
const takeOver = async (_project: string, folder: string): Promise<void> => void taken.push(folder);
const live = () => readRegistry(releases, 1).services.bff_uat;

beforeEach(() => {
  releases = mkdtempSync(join(tmpdir(), 'services-'));
  taken = [];
});
afterEach(() => rmSync(releases, { recursive: true }));

describe('a BFF', () => {
  test('is started, then made live; a rollback does the same with the version before', async () => {
    for (const version of ['1', '2']) await ship(releases, order(version), takeOver);
    expect(live()).toMatchObject({ version: '2', history: [{ version: '1' }] });
    await ship(releases, back(), takeOver);
    expect(taken).toEqual(['1', '2', '1'].map((version) => join(releases, 'bff_uat', version)));
    expect(live()).toMatchObject({ version: '1', history: [] });
  });

  test('that does not become ready is not made live', async () => {
    await ship(releases, order('1'), takeOver);
    const failing = () => Promise.reject(new Failure('nu a pornit'));
    await expect(ship(releases, order('2'), failing)).rejects.toThrow('nu a pornit');
    expect(live()?.version).toBe('1');
  });

  test('that is already live is left alone, and one without an earlier version cannot be rolled back', async () => {
    await ship(releases, order('1'), takeOver);
    await ship(releases, order('1'), takeOver);
    expect(taken).toHaveLength(1);
    expect(back).toThrow('bff-uat has no earlier version');
  });

  test('is rolled back once by two simultaneous rollbacks, and the second one fails', async () => {
    for (const version of ['1', '2', '3']) await ship(releases, order(version), takeOver);
    const same = back();
    await ship(releases, same, takeOver);
    await expect(ship(releases, same, takeOver)).rejects.toThrow('bff-uat was released or rolled back meanwhile');
    expect(live()?.version).toBe('2');
    expect(taken.at(-1)).toBe(join(releases, 'bff_uat', '2'));
  });

  test('goes live together with the other releases of an order, or none of them does', async () => {
    const both = (version: string) => ({ releases: [bff(version), bff(version, 'bff_firma')] });
    await ship(releases, both('1'), takeOver);
    const failing = async (project: string, folder: string) => {
      if (project === 'bff-firma') throw new Failure('nu a pornit');
      await takeOver(project, folder);
    };
    await expect(ship(releases, both('2'), failing)).rejects.toThrow('nu a pornit');
    expect(taken.slice(2)).toEqual(['2', '1'].map((version) => join(releases, 'bff_uat', version)));
    expect(live()?.version).toBe('1');
    await ship(releases, both('2'), takeOver);
    expect(Object.values(readRegistry(releases, 1).services)).toMatchObject([{ version: '2' }, { version: '2' }]);
  });
});

test('a release of a BFF contains copies of its sources and links to the packages of the checkout', () => {
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
