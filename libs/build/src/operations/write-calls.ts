import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { calledServices } from '../workspace.ts';
import { addressedOperations, addressesIn } from './addressed.ts';
import { UNKNOWN } from './addresses.ts';
import { calledOperations } from './called.ts';
import { type Call, callsIn } from './calls.ts';
import { CALLS, type Operations } from './operations.ts';

/** The calls of a browser application that is made of these files. The shell has no area of its own. */
export function callsOf(root: string, project: string, files: Iterable<string>): Call[] {
  const own = project === 'shell' ? UNKNOWN : project.replace('mfe-', '');
  return callsIn(
    [...files].filter((file) => !file.startsWith(join(root, 'libs/build/'))),
    own,
  );
}

/**
 * Writes the operations that an application calls, with what the services of this checkout take there, beside its build. `servedBy`
 * tells that for all services, by name. In an image of applications alone there are no services, and nothing is written.
 */
export function writeCalls(
  root: string,
  project: string,
  files: Iterable<string>,
  servedBy: () => Record<string, Operations>,
): void {
  if (calledServices.some((name) => !existsSync(join(root, 'services', name, 'src/app.ts')))) return;
  const calls = callsOf(root, project, files);
  const areas = new Set(calls.map(({ address }) => address.split('/')[2]));
  const services = calledServices.filter((name) => areas.has(UNKNOWN) || areas.has(name.replace('bff-', '')));
  const all = servedBy();
  const served = Object.assign({}, ...services.map((name) => all[name]));
  const called = { ...calledOperations(calls, served), ...addressedBy(root, project, files, all) };
  writeFileSync(join(root, project, 'dist', CALLS), JSON.stringify(called));
}

/** The operations that an application's files call, of whichever service; contracts only name them. */
export function addressedBy(
  root: string,
  project: string,
  files: Iterable<string>,
  served: Record<string, Operations>,
): Operations {
  const own = project === 'shell' ? null : project.replace('mfe-', '');
  const others = ['libs/build/', 'libs/contracts/'].map((folder) => join(root, folder));
  const calling = [...files].filter((file) => !others.some((folder) => file.startsWith(folder)));
  return addressedOperations(addressesIn(calling), own, Object.assign({}, ...Object.values(served)));
}
