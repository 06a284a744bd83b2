import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, utimesSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode, Failure } from '../start/failure.ts';
import { exclusively } from '../start/lock.ts';
import { strings } from '../start/strings.ts';
import { projectName, readJson } from '../workspace.ts';
import { incompatibleReleases } from './compatibility.ts';
import type { Release } from './manifest.ts';
import { compareServices } from './service-compatibility.ts';

type Version = Omit<Release, 'name'>;

export interface LiveRelease extends Version {
  /** Address of a remote's manifest. */
  manifest?: string;
  /** Versions that were live before, the latest last. The gateway does not publish it. */
  history: Version[];
}

/** What is live, by name: `hosts.shell`, `remotes.mfe_uat`, `services.bff_uat`. */
export interface Registry {
  contract: number;
  hosts: Record<string, LiveRelease>;
  remotes: Record<string, LiveRelease>;
  /** For the start command; the gateway does not publish it. */
  services: Record<string, LiveRelease>;
}

const remembered = 20;
const fileOf = (releasesDir: string): string => join(releasesDir, 'registry.json');

/** What is live, an empty registry where nothing was released. */
export function readRegistry(releasesDir: string, contract: number): Registry {
  const content = readJson(fileOf(releasesDir));
  const known = content && typeof content === 'object' && 'remotes' in content ? content : {};
  return { contract, hosts: {}, remotes: {}, services: {}, ...known };
}

/** The live releases of the kind that a name is of. */
export function liveOf({ hosts, remotes, services }: Registry, name: string): Registry['hosts'] {
  if (name === 'shell') return hosts;
  return name.startsWith('mfe_') ? remotes : services;
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

/**
 * Reads the registry and writes it with what `change` makes of it, one process after the other, on all machines that have the folder.
 */
export function changeRegistry<T>(releasesDir: string, contract: number, change: (registry: Registry) => T): T {
  mkdirSync(releasesDir, { recursive: true });
  const path = join(releasesDir, 'registry.lock');
  return exclusively(path, (lock) => {
    const registry = readRegistry(releasesDir, contract);
    const answer = change(registry);
    if (!lock.renew()) throw new Failure(strings.lockLost(path));
    writeRegistry(releasesDir, registry);
    return answer;
  });
}

/** The only change of what is live: of releases and rollbacks alike, under the registry's lock. */
function movePointer(releasesDir: string, registry: Registry, release: Release, history: Version[]): void {
  const { name, version, contract } = release;
  const live = liveOf(registry, name);
  if (live[name]) markRetired(join(releasesDir, name, live[name].version));
  const manifest =
    liveOf(registry, name) !== registry.remotes ? {} : { manifest: `/mfe/${name}/${version}/mf-manifest.json` };
  live[name] = { version, ...manifest, contract, history: history.slice(-remembered) };
}

/** Folder of a released version. */
export const releaseFolder = (releasesDir: string, { name, version }: Pick<Release, 'name' | 'version'>): string =>
  join(releasesDir, name, version);

/** Dates a version's folder by the moment it stopped being live; `clearOld` reads it. */
function markRetired(folder: string): void {
  try {
    const now = new Date();
    utimesSync(folder, now, now);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}

/**
 * Makes releases the ones that browsers load from now on, all in one step. Changes nothing of those that are live already.
 * Throws `Failure`, and changes nothing, when what is live would not work together.
 */
export function makeLive(releasesDir: string, releases: readonly Release[]): void {
  const [first] = releases;
  if (!first) return;
  changeRegistry(releasesDir, first.contract, (registry) => {
    for (const release of releases) goLive(releasesDir, registry, release);
    refuseIncompatible(releasesDir, registry);
  });
}

/** Takes the services out of the registry: the portal runs them from its checkout. */
export function forgetServices(releasesDir: string, contract: number): void {
  const { services } = readRegistry(releasesDir, contract);
  if (Object.keys(services).length === 0) return;
  changeRegistry(releasesDir, contract, (registry) => {
    registry.services = {};
  });
}

function goLive(releasesDir: string, registry: Registry, release: Release): void {
  const before = liveOf(registry, release.name)[release.name];
  if (before?.version === release.version) return;
  const history = before ? [...before.history, { version: before.version, contract: before.contract }] : [];
  registry.contract = release.contract;
  movePointer(releasesDir, registry, release, history);
}

/**
 * Throws `Failure` when published releases would not work with what is live besides. Changes nothing. Returns what could not be
 * compared, in words.
 */
export function checkLive(releasesDir: string, releases: readonly Release[]): string[] {
  const [first] = releases;
  if (!first) return [];
  const registry = readRegistry(releasesDir, first.contract);
  for (const release of releases) liveOf(registry, release.name)[release.name] = { ...release, history: [] };
  return refuseIncompatible(releasesDir, registry);
}

function refuseIncompatible(releasesDir: string, registry: Registry): string[] {
  const { problems, unknown } = compareServices(releasesDir, registry);
  problems.unshift(...incompatibleReleases(releasesDir, registry));
  if (problems.length > 0) throw new Failure(strings.incompatible(problems));
  return unknown;
}

/** Throws `Failure` when a release is not the one that a rollback returns to now: another rollback came first. */
export function expectBefore({ name, version }: Release, before: string | undefined): void {
  if (before !== version) throw new Failure(strings.changedMeanwhile(projectName(name)));
}

/**
 * Makes the version before the live one live again and returns it; undefined when there is none. Throws `Failure`, and changes
 * nothing, when the live shell and remotes would not work together, or when that version is not the `expected` one.
 */
export function rollBack(releasesDir: string, name: string, contract: number, expected?: string): string | undefined {
  return changeRegistry(releasesDir, contract, (registry) => {
    const history = liveOf(registry, name)[name]?.history ?? [];
    const previous = history.at(-1);
    if (expected !== undefined) expectBefore({ name, version: expected, contract }, previous?.version);
    if (!previous) return undefined;
    movePointer(releasesDir, registry, { name, ...previous }, history.slice(0, -1));
    refuseIncompatible(releasesDir, registry);
    return previous.version;
  });
}
