import {
  getInstance,
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
  satisfy,
} from '@module-federation/enhanced/runtime';
import type { AreaData } from '@psp/contracts/page-rendering';
import type { OfferedModules } from '@psp/contracts/shared-modules';

import { fetchJson } from './fetch-json.ts';
import { BUDGETS, createRemoteLoader, type LoaderPorts, type RemoteLoader } from './remote-loader.ts';
import { within } from './within.ts';

/** Defined by the build (libs/build/src/webpack/offers.ts). */
declare const OFFERED_MODULES: OfferedModules;

/** Manifests that passed the check, by address: what was checked is what runs. */
const checked = new Map<string, unknown>();
/** How often each remote was tried; a second try asks for its entry under a fresh address. */
const attempts = new Map<string, number>();

const plugin: ModuleFederationRuntimePlugin = {
  name: 'portal-psp',
  fetch: async (url) => {
    const manifest = checked.get(url) ?? (await fetchJson(url, BUDGETS.manifest));
    return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/json' } });
  },
  createScript: ({ url, remoteInfo }) => {
    const script = document.createElement('script');
    script.src = fresh(url, attempts.get(remoteInfo?.name ?? '') ?? 0);
    return { script, timeout: BUDGETS.entry };
  },
};

function fresh(url: string, attempt: number): string {
  const address = new URL(url, window.location.origin);
  if (attempt > 0) address.searchParams.set('attempt', String(attempt));
  return address.href;
}

/*
 * Registers a remote anew. Its scripts that still hang are dropped, since a further request for the same file would wait
 * for them. Removing a remote also takes away the shared packages that it was the first to use, though they are the
 * shell's; they are put back.
 */
function startOver(name: string, entry: string, folder: URL): void {
  for (const script of [...document.scripts]) if (script.src.startsWith(folder.href)) script.remove();
  const scope = getInstance()?.shareScopeMap.default ?? {};
  const offered = Object.entries(scope).map(([shared, versions]) => [shared, { ...versions }] as const);
  registerRemotes([{ name, entry }], { force: true });
  for (const [shared, versions] of offered) scope[shared] = { ...versions, ...scope[shared] };
}

const loadModule: LoaderPorts['loadModule'] = async (name, entry, manifest, attempt) => {
  const address = fresh(entry.manifest, attempt);
  checked.set(address, manifest);
  attempts.set(name, attempt);
  if (attempt === 0) registerRemotes([{ name, entry: address }]);
  else startOver(name, address, new URL('.', new URL(entry.manifest, window.location.origin)));
  const module = await within(loadRemote<{ remote?: unknown }>(`${name}/remote`), BUDGETS.module);
  return module?.remote;
};

/** The loader on module federation's runtime; made once, at the start of the page. `known`: the release that came with it. */
export function createFederationLoader(known: AreaData | null): RemoteLoader {
  registerPlugins([plugin]);
  return createRemoteLoader({
    fetchJson,
    loadModule,
    host: { offered: OFFERED_MODULES, satisfies: satisfy },
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    random: Math.random,
    ...(known ? { known } : {}),
  });
}
