import { globSync } from 'node:fs';
import { join } from 'node:path';
import { rowPagesOf } from '../routes.ts';
import type { Answer, Screen, Store } from './store.ts';
import { storeTables } from './tables.ts';

/** A file of `stores/`: what a capability's texts need to be stored beyond a body made from its schema. */
interface Part {
  /** Stores them. Returns the pages that show them. */
  storeTexts(store: Store, databaseUrl: string): Promise<Screen[]>;
  /** Names of fields that no body declares. */
  fields?: string[];
  /** Fields that are not stored or not shown, with the reason. */
  notReached?: Record<string, string>;
}

const files = globSync('stores/*.ts', { cwd: import.meta.dirname }).toSorted();
const parts = await Promise.all(files.map((file): Promise<Part> => import(join(import.meta.dirname, file))));

export const UNDECLARED = parts.flatMap(({ fields = [] }) => fields);
export const NOT_REACHED: Record<string, string> = Object.assign({}, ...parts.map(({ notReached }) => notReached));

/*
 * Creates a row by each operation that no file of `stores/` calls and that needs no other row, and edits it. The row's pages and
 * their list show it.
 */
async function storeOthers({ as, read, send, unsent }: Store): Promise<Screen[]> {
  const screens: Screen[] = [];
  const missing = unsent();
  for (const list of missing.flatMap((address) => /^POST ([^{]+)$/.exec(address)?.[1] ?? [])) {
    const { who, paths } = await rowPagesOf(await as('visitor'), list);
    const { id }: Answer = await send(who, 'POST', list).catch((error: unknown) => {
      throw new Error(`POST ${list} needs more than its schema says: call it in a file of stores/`, { cause: error });
    });
    if (missing.includes(`PUT ${list}/{id}`)) {
      const { version } = await read(who, `${list}/${id}`);
      await send(who, 'PUT', `${list}/${id}`, { version });
    }
    screens.push(...paths.map((path) => [who, path.replace(/:\w+/, id)] as const));
  }
  return screens;
}

/** Stores the corpus in every text that can be written. Returns the pages that show it. */
export async function storeCorpus(store: Store, databaseUrl: string): Promise<Screen[]> {
  const screens = await storeTables(store, databaseUrl);
  for (const { storeTexts } of parts) screens.push(...(await storeTexts(store, databaseUrl)));
  return [...screens, ...(await storeOthers(store))];
}
