import type { Call } from './calls.ts';
import { UNKNOWN } from './addresses.ts';
import type { Operations } from './operations.ts';

/**
 * The operations among `served` that an application calls. Throws where a call is of none; one in code that areas share may be of
 * another area.
 */
export function calledOperations(calls: readonly Call[], served: Operations): Operations {
  const names = Object.keys(served);
  const called = calls.flatMap(({ method, address, file, isShared }) => {
    const pattern = patternOf(method, address);
    const found = names.filter((name) => pattern.test(name));
    if (found.length === 0 && !isShared)
      throw new Error(`${file}: no service has ${method} ${address.replaceAll(UNKNOWN, '…')}`);
    return found;
  });
  return Object.fromEntries([...new Set(called)].toSorted().map((name) => [name, served[name] ?? {}]));
}

function patternOf(method: string, address: string): RegExp {
  const [path = ''] = address.split('?');
  const segments = path.split('/').map(segmentPattern).join('/');
  return new RegExp(`^${method === '*' ? '[A-Z]+' : method} ${segments}$`);
}

/* What is unknown is one segment where it begins one, and may be the whole rest of the path elsewhere. */
function segmentPattern(segment: string): string {
  if (segment === UNKNOWN) return '[^/]+';
  if (segment === '') return '';
  const known = segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (!known.includes(UNKNOWN)) return `(?:${known}|\\{[^/]+\\})`;
  return known.replace(new RegExp(`^${UNKNOWN}`), '[^/]+').replaceAll(UNKNOWN, '.*');
}
