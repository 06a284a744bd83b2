import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { calledServices } from '../workspace.ts';
import { addressesIn, calledOperations } from './called.ts';
import { CALLS, type Operations } from './operations.ts';

/**
 * Writes the operations that an application calls, with what the services of this checkout take and answer there, beside its build.
 * `servedBy` tells that for all services, by name. In an image of applications alone there are no services, and nothing is written.
 */
export function writeCalls(
  root: string,
  project: string,
  files: Iterable<string>,
  servedBy: () => Record<string, Operations>,
): void {
  if (calledServices.some((name) => !existsSync(join(root, 'services', name, 'src/app.ts')))) return;
  writeFileSync(join(root, project, 'dist', CALLS), JSON.stringify(callsOf(root, project, files, servedBy())));
}

/** The operations that an application's files call, of whichever service. The shell has no area of its own. */
export function callsOf(
  root: string,
  project: string,
  files: Iterable<string>,
  served: Record<string, Operations>,
): Operations {
  const own = project === 'shell' ? null : project.replace('mfe-', '');
  return calledOperations(addressesOf(root, files), own, Object.assign({}, ...Object.values(served)));
}

/** The addresses that an application's files call; contracts only name them. */
export function addressesOf(root: string, files: Iterable<string>): Set<string> {
  const others = ['libs/build/', 'libs/contracts/'].map((folder) => join(root, folder));
  return addressesIn([...files].filter((file) => !others.some((folder) => file.startsWith(folder))));
}
