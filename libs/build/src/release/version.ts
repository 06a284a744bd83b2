import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { packageVersion } from '../workspace.ts';

/** What a browser application is built from, besides its own folder. nx.json names the same places. */
const sharedInputs = [
  'libs/contracts/src',
  'libs/design-system/src',
  'libs/features/src',
  'libs/remote/src',
  'libs/auth/src/session',
  'libs/build/src/webpack',
  'package-lock.json',
];

/** Tests, and the routes of what two areas share. */
const isLeftOut = /\.(test|spec)\.tsx?$|libs\/features\/src\/[^/]+\/server\//;

function filesUnder(path: string): string[] {
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !isLeftOut.test(path));
}

/**
 * Version of a browser application: that of its package, a dash, and ten hexadecimal digits of a SHA-256 over the names and
 * contents of everything it is built from. The same sources give the same version on every machine.
 */
export function projectVersion(root: string, project: string): string {
  const hash = createHash('sha256');
  const single = [join(project, 'package.json'), ...sharedInputs.filter((path) => path.endsWith('.json'))];
  const folders = [join(project, 'src'), ...sharedInputs.filter((path) => !path.endsWith('.json'))];
  const files = [
    ...single.map((path) => join(root, path)).filter(existsSync),
    ...folders.flatMap((path) => filesUnder(join(root, path))),
  ];
  for (const file of files.toSorted()) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return `${packageVersion(join(root, project))}-${hash.digest('hex').slice(0, 10)}`;
}
