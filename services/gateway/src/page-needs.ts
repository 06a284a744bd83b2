import { readFile } from 'node:fs/promises';
import { type Context, createContext, Script } from 'node:vm';
import type { PageNeeds } from '@psp/contracts/page-rendering';
import { isRecord } from '@psp/contracts/records';

/** Milliseconds; code that runs for longer hangs. */
const START_LIMIT = 1000;
const LIMIT = 250;

/** Tells what the page at an address (path and query) asks for. Never throws. */
export type NeedsOf = (address: string) => PageNeeds;

/**
 * Reads the script of a release that tells what its pages need. The script is the remote's own code: it runs in a context without
 * Node, for a limited time. Without one that works pages need nothing.
 */
export async function readPageNeeds(path: string): Promise<NeedsOf> {
  const source = await readFile(path, 'utf8').catch(() => '');
  let context = start(source);
  return (address) => {
    try {
      const call = new Script(`pageNeeds.of(${JSON.stringify(address)})`);
      return needsIn(call.runInContext(context, { timeout: LIMIT }));
    } catch {
      // What was cut short must not go on during the next call.
      context = start(source);
      return NOTHING;
    }
  };
}

/* Microtasks run within the limit of each call too. */
function start(source: string): Context {
  const context = createContext({ URL, URLSearchParams }, { microtaskMode: 'afterEvaluate' });
  try {
    new Script(source).runInContext(context, { timeout: START_LIMIT });
  } catch {
    // The calls fail then.
  }
  return context;
}

const NOTHING: PageNeeds = { modules: [], reads: [] };

function needsIn(told: unknown): PageNeeds {
  const { modules, reads } = isRecord(told) ? told : {};
  return { modules: strings(modules), reads: strings(reads).filter((address) => address.startsWith('/api/')) };
}

const strings = (list: unknown): string[] => (Array.isArray(list) ? list.map(String) : []);
