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
  /** When it went live (ISO); absent for a release from before this was kept. The gateway does not publish it. */
  since?: string;
  /** Address of a remote's manifest. */
  manifest?: string;
  /** Earlier live versions, the latest last. The gateway does not publish it. */
  history: Version[];
}

/** Live releases by name: `hosts.shell`, `remotes.mfe_uat`, `services.bff_uat`. */
export interface Registry {
  contract: number;
  hosts: Record<string, LiveRelease>;
  remotes: Record<string, LiveRelease>;
  /** For the start command; the gateway does not publish it. */
  services: Record<string, LiveRelease>;
}

const MAX_HISTORY = 20;
const fileOf = (releasesDir: string): string => join(releasesDir, 'registry.json');

/** Reads the registry; it is empty before the first release. */
export function readRegistry(releasesDir: string, contract: number): Registry {
  const content = readJson(fileOf(releasesDir));
  const known = content && typeof content === 'object' && 'remotes' in content ? content : {};
  return { contract, hosts: {}, remotes: {}, services: {}, ...known };
}

/** Returns the live releases of the same kind as this name: hosts, remotes or services. */
export function liveOf({ hosts, remotes, services }: Registry, name: string): Registry['hosts'] {
  if (name === 'shell') return hosts;
  return name.startsWith('mfe_') ? remotes : services;
}

/* Replaces the file atomically, so that readers see the old or the new registry. */
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
 * Reads the registry, applies `change` and writes it back, under a lock that covers all machines that share the folder.
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

/* Moves the pointer to a live version, for releases and rollbacks. Must be called under the registry's lock. */
function movePointer(releasesDir: string, registry: Registry, release: Release, history: Version[]): void {
  const { name, version, contract } = release;
  const live = liveOf(registry, name);
  if (live[name]) markRetired(join(releasesDir, name, live[name].version));
  const manifest =
    liveOf(registry, name) !== registry.remotes ? {} : { manifest: `/mfe/${name}/${version}/mf-manifest.json` };
  const since = new Date().toISOString();
  live[name] = { version, ...manifest, contract, since, history: history.slice(-MAX_HISTORY) };
}

/** Returns the folder of a released version. */
export const releaseFolder = (releasesDir: string, { name, version }: Pick<Release, 'name' | 'version'>): string =>
  join(releasesDir, name, version);

/* Sets the date of a version's folder to the time it stopped being live, which `clearOld` reads. */
function markRetired(folder: string): void {
  try {
    const now = new Date();
    utimesSync(folder, now, now);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}

/**
 * Makes releases live in one step; those that are already live stay as they are. Throws `Failure` and changes nothing when live releases
 * would be incompatible.
 */
export function makeLive(releasesDir: string, releases: readonly Release[]): void {
  const [first] = releases;
  if (!first) return;
  changeRegistry(releasesDir, first.contract, (registry) => {
    for (const release of releases) goLive(releasesDir, registry, release);
    refuseIncompatible(releasesDir, registry);
  });
}

/** Removes the services from the registry, when the portal runs them from its checkout. */
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
 * Checks published releases against the live ones without changing anything. Throws `Failure` when they would be incompatible. Returns
 * messages about releases that could not be compared.
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

/** Throws `Failure` when a rollback would no longer return to this release, because of another rollback or release meanwhile. */
export function expectBefore({ name, version }: Release, before: string | undefined): void {
  if (before !== version) throw new Failure(strings.changedMeanwhile(projectName(name)));
}

/**
 * Makes the version before the live one live again and returns it; undefined when there is none. Throws `Failure` and changes nothing when
 * live releases would be incompatible, or when that version is not the `expected` one.
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
