import { Failure } from '../start/failure.ts';
import { strings } from '../start/strings.ts';
import { type BffProject, remoteName } from '../workspace.ts';
import { makeLive, readRegistry, releaseFolder, rollBack } from './registry.ts';

/** A BFF to be released in a version that is published, or rolled back to the version before the live one. */
export interface ServiceOrder {
  project: BffProject;
  contract: number;
  /** Absent in a rollback. */
  version?: string;
}

/** Starts a BFF from a folder in place of the one that runs; throws `Failure`, and leaves that, when the new one does not get ready. */
export type TakeOver = (project: BffProject, folder: string) => Promise<void>;

/**
 * Puts a version of a BFF to work and then moves the pointer to it; returns the version. Throws `Failure`, with the pointer where
 * it was, when there is no version before or `takeOver` fails.
 */
export async function shipService(releasesDir: string, order: ServiceOrder, takeOver: TakeOver): Promise<string> {
  const { project, contract } = order;
  const name = remoteName(project);
  const live = readRegistry(releasesDir, contract).services[name];
  const version = order.version ?? live?.history.at(-1)?.version;
  if (version === undefined) throw new Failure(strings.nothingBefore(project));
  if (version === live?.version) return version;
  await takeOver(project, releaseFolder(releasesDir, { name, version }));
  if (order.version === undefined) rollBack(releasesDir, name, contract);
  else makeLive(releasesDir, [{ name, version, contract }]);
  return version;
}
