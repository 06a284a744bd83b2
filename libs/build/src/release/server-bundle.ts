import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of a built application for the server; the gateway does not serve it. */
export const SERVER_FOLDER = 'server';
/** List of an application's files, for preload hints in server-rendered pages; the gateway does not serve it. */
export const BUILT_FILES = 'built-files.json';

/** Whether an application supports server rendering. */
export const hasServerBundle = (root: string, project: string): boolean =>
  existsSync(join(root, project, 'src/server.tsx'));

/** Returns the missing files that server rendering needs; empty when the build is complete. */
export function serverProblems(folder: string, project: string): string[] {
  const needed = [`${SERVER_FOLDER}/${project}.mjs`, BUILT_FILES];
  return needed.filter((file) => !existsSync(join(folder, file))).map((file) => `${file} is missing`);
}
