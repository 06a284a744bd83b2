import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { calledServices } from '../workspace.ts';
import { CALLS, type Operations } from './operations.ts';

/**
 * Writes the operations that an application calls, as the services of this checkout define them, next to its build. `servedBy` returns
 * the operations of all services by name. Does nothing without services, as in an image of applications alone.
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

/** Matches the address in a call: `'POST /conversations/:id/complete'`. */
const ADDRESS = /'(GET|POST|PUT|DELETE) (\/[^'\s]*)'/g;
/** Areas whose services every other area calls. */
const COMMON = ['identity', 'public'];

/** Returns the addresses of calls in source files. */
function addressesIn(files: Iterable<string>): Set<string> {
  const sources = [...files].filter((file) => /\.tsx?$/.test(file)).map((file) => readFileSync(file, 'utf8'));
  return new Set(
    sources.flatMap((source) => [...source.matchAll(ADDRESS)].map(([, method, path]) => `${method} ${path}`)),
  );
}

/**
 * Returns the operations of `served` that calls with these addresses reach from the area `own`: those of the area itself, else those of the
 * services that every area calls. From the shell (`own` is null), operations of all areas count.
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

/** Returns the operations of any service that an application's files call. */
export function callsOf(
  root: string,
  project: string,
  files: Iterable<string>,
  served: Record<string, Operations>,
): Operations {
  const own = project === 'shell' ? null : project.replace('mfe-', '');
  return calledOperations(addressesOf(root, files), own, Object.assign({}, ...Object.values(served)));
}

/** Returns the addresses that an application's files call, without those that contracts only define. */
export function addressesOf(root: string, files: Iterable<string>): Set<string> {
  const others = ['libs/build/', 'libs/contracts/'].map((folder) => join(root, folder));
  return addressesIn([...files].filter((file) => !others.some((folder) => file.startsWith(folder))));
}
