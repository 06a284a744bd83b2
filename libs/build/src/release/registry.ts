import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJson } from '../workspace.ts';
import type { Release } from './manifest.ts';

export interface LiveRemote {
  version: string;
  manifest: string;
  contract: number;
  /** Versions that were live before, the latest last. The gateway does not publish it. */
  history: { version: string; contract: number }[];
}

export interface Registry {
  contract: number;
  remotes: Record<string, LiveRemote>;
}

const remembered = 20;
const fileOf = (releasesDir: string): string => join(releasesDir, 'registry.json');

/** What is live, an empty registry where nothing was released. */
export function readRegistry(releasesDir: string, contract: number): Registry {
  const content = readJson(fileOf(releasesDir));
  return isRegistry(content) ? content : { contract, remotes: {} };
}

function isRegistry(content: unknown): content is Registry {
  return (
    !!content &&
    typeof content === 'object' &&
    'remotes' in content &&
    !!content.remotes &&
    typeof content.remotes === 'object'
  );
}

/** Replaces the registry in one step: a reader sees the old one or the new one, whole. */
function writeRegistry(releasesDir: string, registry: Registry): void {
  const file = fileOf(releasesDir);
  const draft = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  const handle = openSync(draft, 'w', 0o644);
  writeSync(handle, `${JSON.stringify(registry, null, 2)}\n`);
  fsyncSync(handle);
  closeSync(handle);
  renameSync(draft, file);
}

const entry = (
  name: string,
  { version, contract }: Omit<Release, 'name'>,
  history: LiveRemote['history'],
): LiveRemote => ({
  version,
  manifest: `/mfe/${name}/${version}/mf-manifest.json`,
  contract,
  history: history.slice(-remembered),
});

/** Makes a release the one that browsers load from now on. Does nothing when it is live already. */
export function makeLive(releasesDir: string, release: Release): void {
  const registry = readRegistry(releasesDir, release.contract);
  const before = registry.remotes[release.name];
  if (before?.version === release.version) return;
  const history = before ? [...before.history, { version: before.version, contract: before.contract }] : [];
  registry.contract = release.contract;
  registry.remotes[release.name] = entry(release.name, release, history);
  writeRegistry(releasesDir, registry);
}

/** Makes the version before the live one live again and returns it; undefined when there is none. */
export function rollBack(releasesDir: string, name: string, contract: number): string | undefined {
  const registry = readRegistry(releasesDir, contract);
  const live = registry.remotes[name];
  const previous = live?.history.at(-1);
  if (!live || !previous) return undefined;
  registry.remotes[name] = entry(name, previous, live.history.slice(0, -1));
  writeRegistry(releasesDir, registry);
  return previous.version;
}
