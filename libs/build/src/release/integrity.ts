import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '@psp/contracts/records';
import { readJson } from '../workspace.ts';
import { BUILT_FILES } from './server-bundle.ts';

/** The subresource integrity of a file's content. */
export const integrityOf = (content: string | Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** The integrity of each script of a build, by its name; null of a build for development, which has none. */
export function builtIntegrity(folder: string): Record<string, unknown> | null {
  const built = readJson(join(folder, BUILT_FILES));
  return isRecord(built) && isRecord(built.integrity) ? built.integrity : null;
}

/** What is wrong with the scripts of a build, which browsers would refuse; empty when nothing is. */
export function damagedFiles(folder: string): string[] {
  return Object.entries(builtIntegrity(folder) ?? {}).flatMap(([file, integrity]) => {
    const path = join(folder, file);
    if (!existsSync(path)) return [`${file} is missing`];
    return integrityOf(readFileSync(path)) === integrity ? [] : [`${file} is not the one that was built`];
  });
}
