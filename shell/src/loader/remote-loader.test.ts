import { afterEach, expect, jest, test } from '@jest/globals';
import { CONTRACT_VERSION, type RemoteModule } from '@psp/remote/contract';
import { createRemoteLoader, type LoaderPorts } from './remote-loader.ts';

const remote: RemoteModule = { contract: CONTRACT_VERSION, version: '3', routes: [], navigation: [] };
const entry = { version: '3', manifest: '/mfe/mfe_uat/3/mf-manifest.json', contract: CONTRACT_VERSION };
const registry = { contract: CONTRACT_VERSION, remotes: { mfe_uat: entry } };
const manifest = { portal: { contract: CONTRACT_VERSION, version: '3', uses: {} } };

afterEach(() => void jest.restoreAllMocks());

/** Creates a loader with working ports, overridden by `changes`; records the states of `mfe_uat` and the waits. */
function loaderWith(changes: Partial<LoaderPorts> = {}) {
  const waits: number[] = [];
  const loader = createRemoteLoader({
    fetchJson: async (url) => (url === '/registry.json' ? registry : manifest),
    loadModule: async () => remote,
    host: { offered: {}, satisfies: () => true },
    wait: async (ms) => void waits.push(ms),
    random: () => 0.5,
    ...changes,
  });
  const passed: string[] = [];
  loader.subscribe(() => passed.push(loader.state('mfe_uat').status));
  return { loader, passed, waits };
}

/** A function that rejects `times` times and then resolves to `value`. */
function failing<T>(times: number, value: T) {
  let calls = 0;
  const step = async () => {
    calls += 1;
    if (calls <= times) throw new Error(`try ${calls}`);
    return value;
  };
  return { step, calls: () => calls };
}

test('a remote is discovered, checked and loaded, and then ready', async () => {
  const { loader, passed } = loaderWith();
  expect(loader.state('mfe_uat').status).toBe('idle');
  expect(await loader.load('mfe_uat')).toEqual({ status: 'ready', remote });
  expect(passed).toEqual(['discovering', 'checking', 'loading', 'ready']);
});

test('a local remote is loaded from its origin, is checked like any other, and is never outdated', async () => {
  const asked: string[] = [];
  const local = { name: 'mfe_uat', origin: 'http://localhost:4173' };
  const load = (own: object) => {
    const fetchJson = async (url: string) => {
      asked.push(url);
      return url === '/registry.json' ? registry : own;
    };
    return loaderWith({ local, fetchJson }).loader;
  };
  const loader = load(manifest);
  expect((await loader.load('mfe_uat')).status).toBe('ready');
  expect([asked, loader.versionOf('mfe_uat')]).toEqual([['http://localhost:4173/mf-manifest.json'], 'local']);
  expect(await loader.isOutdated('mfe_uat')).toBe(false);
  const using = { '@psp/remote/query': { ranges: [], exports: ['gone'] } };
  expect(await load({ portal: { ...manifest.portal, uses: using } }).load('mfe_uat')).toEqual({
    status: 'incompatible',
    reason: 'lacks @psp/remote/query',
  });
  expect((await load({ portal: { ...manifest.portal, contract: 99 } }).load('mfe_uat')).status).toBe('incompatible');
});

test('concurrent and later calls share one load', async () => {
  const { step, calls } = failing(0, remote);
  const { loader } = loaderWith({ loadModule: step });
  await Promise.all([loader.load('mfe_uat'), loader.load('mfe_uat')]);
  await loader.load('mfe_uat');
  expect(calls()).toBe(1);
});

test('three failures are retried with growing, randomised waits', async () => {
  const { step } = failing(3, remote);
  const { loader, waits } = loaderWith({ loadModule: step });
  expect((await loader.load('mfe_uat')).status).toBe('ready');
  expect(waits).toEqual([250, 500, 1000]);
});

test('the fourth failure makes the remote unavailable, and the next call starts over', async () => {
  const { step } = failing(4, remote);
  const { loader } = loaderWith({ loadModule: step });
  expect(await loader.load('mfe_uat')).toEqual({ status: 'unavailable', reason: 'try 4' });
  expect((await loader.load('mfe_uat')).status).toBe('ready');
});

test('no attempt begins later than six seconds after the load began', async () => {
  let clock = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => clock);
  let calls = 0;
  const hangs = async () => {
    calls += 1;
    clock += 3500;
    throw new Error('nothing after 3500 ms');
  };
  const { loader } = loaderWith({ loadModule: hangs });
  expect((await loader.load('mfe_uat')).status).toBe('unavailable');
  expect(calls).toBe(2);
});

test('a later attempt fetches the registry again and uses a new address', async () => {
  const asked: string[] = [];
  const attempts: number[] = [];
  const { loader } = loaderWith({
    fetchJson: async (url) => {
      asked.push(url);
      return url === '/registry.json' ? registry : manifest;
    },
    loadModule: async (_entry, _manifest, attempt) => {
      attempts.push(attempt);
      if (attempt < 4) throw new Error('down');
      return remote;
    },
  });
  await loader.load('mfe_uat');
  await loader.load('mfe_uat');
  expect(asked.filter((url) => url === '/registry.json')).toHaveLength(2);
  expect(attempts).toEqual([0, 1, 2, 3, 4]);
});

test('a remote that is not in the registry is unavailable', async () => {
  const { loader } = loaderWith();
  expect((await loader.load('mfe_firma')).status).toBe('unavailable');
});

test('another contract is detected before any code runs, and not retried', async () => {
  const { step, calls } = failing(0, remote);
  const { loader, waits } = loaderWith({
    fetchJson: async (url) => (url === '/registry.json' ? registry : { ...manifest, portal: { contract: 99 } }),
    loadModule: step,
  });
  expect((await loader.load('mfe_uat')).status).toBe('incompatible');
  expect([calls(), waits.length]).toEqual([0, 0]);
});

test('a module that contradicts its manifest is incompatible', async () => {
  const { loader } = loaderWith({ loadModule: async () => ({ ...remote, contract: 99 }) });
  expect((await loader.load('mfe_uat')).status).toBe('incompatible');
});

test('a crashed remote keeps its module and can recover', async () => {
  const { loader } = loaderWith();
  await loader.load('mfe_uat');
  loader.crashed('mfe_uat', 'boom');
  expect(loader.state('mfe_uat')).toEqual({ status: 'crashed', remote, reason: 'boom' });
  loader.recovered('mfe_uat');
  expect(loader.state('mfe_uat').status).toBe('ready');
});

test('the failure of one remote does not affect others', async () => {
  const both = {
    contract: CONTRACT_VERSION,
    remotes: { mfe_uat: entry, mfe_public: { ...entry, manifest: '/mfe/mfe_public/1/m.json' } },
  };
  const { loader } = loaderWith({
    fetchJson: async (url) => (url === '/registry.json' ? both : manifest),
    loadModule: async ({ manifest: address }) => {
      if (address === entry.manifest) throw new Error('down');
      return remote;
    },
  });
  const states = await Promise.all([loader.load('mfe_uat'), loader.load('mfe_public')]);
  expect(states.map(({ status }) => status)).toEqual(['unavailable', 'ready']);
});

test('a remote is outdated once the registry has another version than the one that runs', async () => {
  let live = registry;
  const { loader } = loaderWith({ fetchJson: async (url) => (url === '/registry.json' ? live : manifest) });
  expect(await loader.isOutdated('mfe_uat')).toBe(false);
  await loader.load('mfe_uat');
  expect(await loader.isOutdated('mfe_uat')).toBe(false);
  live = { ...registry, remotes: { mfe_uat: { ...entry, version: '4' } } };
  expect(await loader.isOutdated('mfe_uat')).toBe(true);
});
