import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Folder below a built application that browsers do not reach. */
export const SERVER_FOLDER = 'server';
/** List of an application's files, for the hints in pages that the server draws; browsers do not reach it. */
export const BUILT_FILES = 'built-files.json';

/** True for an application whose pages are drawn on the server too. */
export const hasServerBundle = (root: string, project: string): boolean =>
  existsSync(join(root, project, 'src/server.tsx'));

/** What is missing of a build that the server draws pages with, empty when nothing is. */
export function serverProblems(folder: string, project: string): string[] {
  const needed = [`${SERVER_FOLDER}/${project}.mjs`, BUILT_FILES];
  return needed.filter((file) => !existsSync(join(folder, file))).map((file) => `${file} is missing`);
}
