import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { exclusively } from '../start/lock.ts';
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

/* In one step: a reader sees the old one or the new one, whole. */
function writeRegistry(releasesDir: string, registry: Registry): void {
  const file = fileOf(releasesDir);
  const draft = `${file}.${process.pid}`;
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

/** Reads the registry and writes it with what `change` makes of it, one process after the other. */
function changeRegistry<T>(releasesDir: string, contract: number, change: (registry: Registry) => T): T {
  mkdirSync(releasesDir, { recursive: true });
  return exclusively(join(releasesDir, 'registry.lock'), () => {
    const registry = readRegistry(releasesDir, contract);
    const answer = change(registry);
    writeRegistry(releasesDir, registry);
    return answer;
  });
}

/** Makes a release the one that browsers load from now on. Changes nothing when it is live already. */
export function makeLive(releasesDir: string, release: Release): void {
  changeRegistry(releasesDir, release.contract, (registry) => {
    const before = registry.remotes[release.name];
    if (before?.version === release.version) return;
    const history = before ? [...before.history, { version: before.version, contract: before.contract }] : [];
    registry.contract = release.contract;
    registry.remotes[release.name] = entry(release.name, release, history);
  });
}

/** Makes the version before the live one live again and returns it; undefined when there is none. */
export function rollBack(releasesDir: string, name: string, contract: number): string | undefined {
  return changeRegistry(releasesDir, contract, (registry) => {
    const live = registry.remotes[name];
    const previous = live?.history.at(-1);
    if (!live || !previous) return undefined;
    registry.remotes[name] = entry(name, previous, live.history.slice(0, -1));
    return previous.version;
  });
}
