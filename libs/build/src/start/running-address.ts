import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { portalOf } from './lock.ts';

const fileOf = (folder: string): string => join(folder, 'url');

/** Stores the address of the portal of a data folder until the returned function is called. */
export function noteAddress(folder: string, url: string): () => void {
  writeFileSync(fileOf(folder), url);
  return () => rmSync(fileOf(folder), { force: true });
}

/** Returns the address of the running portal of a data folder; undefined when none runs. */
export function runningAddress(folder: string): string | undefined {
  return portalOf(folder) && existsSync(fileOf(folder)) ? readFileSync(fileOf(folder), 'utf8') : undefined;
}
