import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { calledServices } from '../workspace.ts';
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

/** An address as a call names it: `'POST /conversations/:id/complete'`. */
const ADDRESS = /'(GET|POST|PUT|DELETE) (\/[^'\s]*)'/g;
/** Areas whose services are called from every other. */
const COMMON = ['identity', 'public'];

/** The addresses that calls in source files name. */
function addressesIn(files: Iterable<string>): Set<string> {
  const sources = [...files].filter((file) => /\.tsx?$/.test(file)).map((file) => readFileSync(file, 'utf8'));
  return new Set(
    sources.flatMap((source) => [...source.matchAll(ADDRESS)].map(([, method, path]) => `${method} ${path}`)),
  );
}

/**
 * The operations among `served` that calls with these addresses reach from the area `own`: the area's own where it has them, otherwise
 * those of the services that every area calls; from the shell, which has no area (null), those of all.
 */
export function calledOperations(addresses: Iterable<string>, own: string | null, served: Operations): Operations {
  const others = own === null ? ['uat', 'firma', 'admin', ...COMMON] : COMMON;
  const called = [...addresses].flatMap((address) => {
    const [method, path = ''] = address.split(' ');
    const nameIn = (area: string): string => `${method} /api/${area}${path.replace(/:(\w+)/g, '{$1}')}`;
    const found = (areas: readonly string[]): string[] => areas.map(nameIn).filter((name) => name in served);
    const ownOnes = found(own === null ? [] : [own]);
    return ownOnes.length > 0 ? ownOnes : found(others);
  });
  return Object.fromEntries(called.map((name) => [name, served[name] ?? {}]));
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
