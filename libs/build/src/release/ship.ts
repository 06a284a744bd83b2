import { Failure } from '../start/failure.ts';
import { strings } from '../start/strings.ts';
import { isServiceProject, projectName } from '../workspace.ts';
import type { Release } from './manifest.ts';
import { checkLive, expectBefore, liveOf, makeLive, readRegistry, releaseFolder, rollBack } from './registry.ts';

/** Published releases to make live in one step, or one release to roll back to. */
export interface Order {
  releases: readonly Release[];
  isRollback?: boolean;
}

/** Whether a release is a service, which a running portal has to start. */
export const isService = ({ name }: Pick<Release, 'name'>): boolean => isServiceProject(projectName(name));

/** Replaces a running service by one started from a folder. Throws `Failure` and keeps the old one when the new one does not become ready. */
export type TakeOver = (project: string, folder: string) => Promise<void>;

/**
 * Starts the services of an order, then makes all its releases live. Throws `Failure`, with services and registry as before, when live
 * releases would be incompatible or a service does not become ready.
 */
export async function ship(releasesDir: string, { releases, isRollback }: Order, takeOver: TakeOver): Promise<void> {
  checkLive(releasesDir, releases);
  const [first] = releases;
  if (!first) return;
  const registry = readRegistry(releasesDir, first.contract);
  if (isRollback) expectBefore(first, liveOf(registry, first.name)[first.name]?.history.at(-1)?.version);
  const takenOver: (() => Promise<void>)[] = [];
  try {
    for (const release of releases) {
      const before = liveOf(registry, release.name)[release.name];
      if (!isService(release) || before?.version === release.version) continue;
      const takeOverBy = (version: string) =>
        takeOver(projectName(release.name), releaseFolder(releasesDir, { ...release, version }));
      await takeOverBy(release.version);
      if (before) takenOver.push(() => takeOverBy(before.version));
    }
    if (isRollback) rollBack(releasesDir, first.name, first.contract, first.version);
    else makeLive(releasesDir, releases);
  } catch (error) {
    for (const takeBack of takenOver.reverse()) await takeBack();
    throw error;
  }
}

/** Returns the release before the live one. Throws `Failure` when there is none. */
export function versionBefore(releasesDir: string, name: string, contract: number): Release {
  const before = liveOf(readRegistry(releasesDir, contract), name)[name]?.history.at(-1);
  if (!before) throw new Failure(strings.nothingBefore(projectName(name)));
  return { name, ...before };
}
