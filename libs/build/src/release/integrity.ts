import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '@psp/contracts/records';
import { readJson } from '../workspace.ts';
import { BUILT_FILES } from './server-bundle.ts';

/** Returns the subresource integrity of a file's content. */
export const integrityOf = (content: string | Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Reads the integrity of each script of a build, by its name; null for a development build, which has none. */
export function builtIntegrity(folder: string): Record<string, unknown> | null {
  const built = readJson(join(folder, BUILT_FILES));
  return isRecord(built) && isRecord(built.integrity) ? built.integrity : null;
}

/** Returns the problems of missing or changed scripts of a build, which browsers would refuse; empty when there are none. */
export function damagedFiles(folder: string): string[] {
  return Object.entries(builtIntegrity(folder) ?? {}).flatMap(([file, integrity]) => {
    const path = join(folder, file);
    if (!existsSync(path)) return [`${file} is missing`];
    return integrityOf(readFileSync(path)) === integrity ? [] : [`${file} is not the one that was built`];
  });
}
