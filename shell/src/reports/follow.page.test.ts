import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { ApiError } from '@psp/remote/api-error';
import type { BrowserReport } from '@psp/contracts/browser-reports';
import { CONTRACT_VERSION } from '@psp/remote/contract';
import { createRemoteLoader, type LoaderPorts, type RemoteLoader } from '../loader/remote-loader.ts';
import { followError, followRemotes, reportProblem } from './follow.ts';

const remote = { contract: CONTRACT_VERSION, version: '3', routes: [], navigation: [] };
const manifest = { portal: { contract: CONTRACT_VERSION, version: '3', uses: {} } };
const down = async (): Promise<never> => {
  throw new Error('down');
};

let bodies: Blob[] = [];
const addresses: unknown[] = [];

beforeEach(() => {
  bodies = [];
  const sendBeacon = (url: string, body: Blob) => addresses.push(url) + bodies.push(body) > 0;
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
  window.history.replaceState(null, '', '/uat/projects');
});
afterEach(() => void Object.defineProperty(navigator, 'onLine', { configurable: true, value: true }));

/** A loader whose remote has its own version in each test, because a failure is reported once per visit. */
function loaderOf(version: string, ports: Partial<LoaderPorts> = {}): RemoteLoader {
  const entry = { version, manifest: '/m.json', contract: CONTRACT_VERSION };
  const loader = createRemoteLoader({
    fetchJson: async (url) => (url === '/registry.json' ? { remotes: { mfe_uat: entry } } : manifest),
    loadModule: async () => remote,
    host: { offered: {}, satisfies: () => true },
    wait: async () => {},
    random: () => 0,
    ...ports,
  });
  followRemotes(loader);
  return loader;
}

/** Waits for this many reports and returns each as "area version kind". */
async function reported(count: number): Promise<string[]> {
  await waitFor(() => expect(bodies).toHaveLength(count));
  const reports = await Promise.all(bodies.map(async (body): Promise<BrowserReport> => JSON.parse(await textOf(body))));
  return reports.flatMap(({ failures }) => failures.map(({ area, version, kind }) => `${area} ${version} ${kind}`));
}

/* jsdom's Blob has no text(). */
const textOf = (body: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(body);
  });

test('a remote that does not load is reported once per visit, with the failed step and its version', async () => {
  const loader = loaderOf('r1', { loadModule: down });
  await loader.load('mfe_uat');
  await loader.load('mfe_uat');
  expect(await reported(1)).toEqual(['uat r1 entry']);
  await loaderOf('r2', { fetchJson: down }).load('mfe_uat');
  expect(await reported(2)).toEqual(['uat r1 entry', 'uat  registry']);
  expect(addresses[0]).toBe('/api/public/browser-reports');
});

test('a loaded remote is reported only when it throws', async () => {
  const loader = loaderOf('r3');
  await loader.load('mfe_uat');
  loader.crashed('mfe_uat', 'boom');
  expect(await reported(1)).toEqual(['uat r3 crashed']);
});

test('an error of a page is reported for the current area; refusals and missing chunks are not', async () => {
  const loader = loaderOf('r4');
  await loader.load('mfe_uat');
  followError(loader, new ApiError(503, 'service.unavailable', ''));
  followError(loader, Object.assign(new Error('x'), { name: 'ChunkLoadError' }));
  followError(loader, new TypeError('x is undefined'));
  expect(await reported(1)).toEqual(['uat r4 crashed']);
});

test('nothing is reported offline; failures of shell pages carry the shell version', async () => {
  document.body.append(Object.assign(document.createElement('script'), { src: '/shell/1.0-s/assets/main.js' }));
  window.history.replaceState(null, '', '/cont');
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  const loader = loaderOf('r5');
  reportProblem(loader, 'page');
  await new Promise((resolve) => setTimeout(resolve));
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: true });
  reportProblem(loader, 'outdated');
  expect(await reported(1)).toEqual(['shell 1.0-s outdated']);
});
