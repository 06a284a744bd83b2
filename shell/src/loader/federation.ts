import { satisfy } from '@module-federation/runtime-core';
import type { LocalRemote } from '@psp/contracts/local-remote';
import type { AreaData } from '@psp/contracts/page-rendering';
import type { OfferedModules } from '@psp/contracts/shared-modules';
import { loadRemoteModule } from './container.ts';
import { BUDGETS, createRemoteLoader, type LoaderPorts, type RemoteLoader } from './remote-loader.ts';
import { within } from './within.ts';

/** Defined by the build (libs/build/src/webpack/offers.ts). */
declare const OFFERED_MODULES: OfferedModules;

const loadModule: LoaderPorts['loadModule'] = async ({ manifest: address }, manifest, attempt) => {
  const folder = new URL('.', new URL(address, window.location.origin));
  const module = await within(loadRemoteModule(folder, manifest, attempt), BUDGETS.module);
  return Object(module).remote;
};

/**
 * Fetches a registry or a manifest, revalidating the browser's cache. Rejects after `budgetMs` milliseconds, on a status other
 * than 2xx and on a content type other than JSON, so that an error page is never used as a manifest.
 */
async function fetchJson(url: string, budgetMs: number): Promise<unknown> {
  const response = await fetch(url, {
    cache: 'no-cache',
    credentials: 'same-origin',
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(budgetMs),
  });
  if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`);
  const type = response.headers.get('content-type') ?? '';
  if (!type.includes('json')) throw new Error(`${url}: not JSON but ${type || 'nothing'}`);
  return response.json();
}

/**
 * Creates the loader of federated remotes, once per page. `known`: the release that the page was delivered with; `local`: the
 * remote that this browser replaces.
 */
export function createFederationLoader(known: AreaData | null, local: LocalRemote | null): RemoteLoader {
  return createRemoteLoader({
    fetchJson,
    loadModule,
    host: { offered: OFFERED_MODULES, satisfies: satisfy },
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    random: Math.random,
    ...(known ? { known } : {}),
    ...(local ? { local } : {}),
  });
}
