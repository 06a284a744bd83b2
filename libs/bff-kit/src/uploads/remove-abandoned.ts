import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Reception, UPLOAD_PREFIX } from './receive-file.ts';

/**
 * Removes temporary folders of uploads whose process was killed. Only folders older than twice the longest upload are removed, so that
 * uploads in progress in other processes stay; folders that cannot be removed are skipped. Returns the number of removed folders.
 */
export async function removeAbandoned({ folder, wholeMs }: Reception, now = new Date()): Promise<number> {
  const before = now.getTime() - 2 * wholeMs;
  const names = await readdir(folder).catch(() => []);
  const paths = names.filter((name) => name.startsWith(UPLOAD_PREFIX)).map((name) => join(folder, name));
  const removed = await Promise.all(paths.map((path) => removeOld(path, before).catch(() => false)));
  return removed.filter(Boolean).length;
}

async function removeOld(path: string, before: number): Promise<boolean> {
  const found = await lstat(path);
  if (!found.isDirectory() || found.mtimeMs >= before) return false;
  await rm(path, { recursive: true, force: true });
  return true;
}
