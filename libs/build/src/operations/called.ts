import { readFileSync } from 'node:fs';
import type { Operations } from './operations.ts';

/** An address as a call names it: `'POST /conversations/:id/complete'`. */
const ADDRESS = /'(GET|POST|PUT|DELETE) (\/[^'\s]*)'/g;
/** Areas whose services are called from every other. */
const COMMON = ['identity', 'public'];

/** The addresses that calls in source files name. */
export function addressesIn(files: Iterable<string>): Set<string> {
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
