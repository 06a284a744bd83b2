import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { closedFolderPlace } from '../database/location.ts';
import { startDatabase } from '../database/server.ts';
import { prepareDatabase } from '../start/database.ts';
import { temporaryFolder } from './folder.ts';

/** Where a portal keeps its data: its folder, and the one of its database when that may not enter the first. */
const placesOf = (folder: string): string[] => [folder, closedFolderPlace(folder)].filter(existsSync);

/** Makes a portal's data folder with the demonstration in it, from which portals are started. Returns its path. */
export async function prepareDemonstration(): Promise<string> {
  const folder = temporaryFolder();
  const database = await startDatabase({ folder, throwAway: true });
  try {
    await prepareDatabase(database.url, pathToFileURL(join(folder, 'files')).href, () => undefined);
  } finally {
    await database.stop();
  }
  return folder;
}

/** Copies a data folder that no portal uses, with the owners of its files. */
export function copyData(from: string, to: string): void {
  const targets = [to, closedFolderPlace(to)];
  for (const [n, place] of [from, closedFolderPlace(from)].entries())
    if (existsSync(place)) execFileSync('cp', ['-a', `${place}/.`, targets[n] ?? to]);
}

export function removeData(folder: string): void {
  for (const place of placesOf(folder)) rmSync(place, { recursive: true, force: true });
}
