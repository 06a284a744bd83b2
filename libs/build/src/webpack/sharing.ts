import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { packageVersion, workspaceRoot } from '../workspace.ts';

type SharedModules = Record<
  string,
  { shareKey: string; singleton: true; import: false; requiredVersion?: string | false }
>;

type ProvidedModules = Record<string, { shareKey: string; singleton: true; version?: string; requiredVersion?: false }>;

/** Packages of which browsers get a part: the module that names it, by the package. */
export const PARTS: ReadonlyMap<string, string> = new Map([
  ['react-router-dom', join(import.meta.dirname, 'router.ts')],
  ['@tanstack/react-query', join(import.meta.dirname, 'query.ts')],
]);

/** Packages that keep state or context for the whole page, so that one copy must serve the shell and every remote. */
export const SHARED_PACKAGES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  'styled-components',
  '@tanstack/react-query',
];

/**
 * Files of ours of which a page has one copy, because they hold its state or a React context: the session, and what connects
 * a page to the shell. All else is bundled by each remote, so that it may differ between releases.
 */
const ONE_COPY = [
  /^libs\/auth\/src\/session\//,
  /^libs\/remote\/src\/(query|page-head|newer-release)\.tsx?$/,
  /^libs\/design-system\/src\/(site-link|toast)\.tsx?$/,
];

/** Our own browser libraries (they publish subpaths, no barrel). */
const libraries = [
  { prefix: '@psp/design-system/', folder: 'libs/design-system', source: 'src' },
  { prefix: '@psp/remote/', folder: 'libs/remote', source: 'src' },
  { prefix: '@psp/auth/session', folder: 'libs/auth', source: 'src/session' },
];

const isShareable = (file: string): boolean => /\.tsx?$/.test(file) && !/\.(test|spec|d)\.tsx?$/.test(file);
/** The harness of a remote run alone: it is the remote's host then, and never a part of the portal. */
const isHarness = (file: string): boolean => /^(standalone|testing)/.test(file);

interface SharedFile {
  key: string;
  file: string;
  version: string;
}

/** Every file of ours that browser applications share, and the name it is imported by. */
export function sharedFiles(root: string): SharedFile[] {
  return libraries.flatMap(({ prefix, folder, source }) => {
    const path = join(root, folder, source);
    if (!existsSync(path)) return [];
    const version = packageVersion(join(root, folder));
    const files = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter(
      (file) => isShareable(file) && !isHarness(file),
    );
    return files.map((file) => {
      const subpath = file.replaceAll('\\', '/').replace(/\.tsx?$/, '');
      return { key: shareKey(prefix, subpath), file: join(path, file), version };
    });
  });
}

/**
 * What the shell offers, by the path or the name it is imported by. A file of ours that the shell itself never imports would not
 * be offered under a prefix, because only imported modules are; so each file is named, by its path.
 */
export function hostProvided(root: string): ProvidedModules {
  const provided: ProvidedModules = {};
  for (const name of SHARED_PACKAGES) provided[name] = { shareKey: name, singleton: true };
  for (const [name, part] of PARTS) {
    delete provided[name];
    const version = packageVersion(join(workspaceRoot, 'node_modules', name));
    provided[part] = { shareKey: name, singleton: true, version };
  }
  for (const { key, file, version } of sharedFiles(root)) {
    provided[file] = { shareKey: key, singleton: true, version, requiredVersion: false };
  }
  return provided;
}

/** The files of ours that a remote takes from the shell. */
export const takenFiles = (root: string): SharedFile[] =>
  sharedFiles(root).filter(({ file }) => ONE_COPY.some((pattern) => pattern.test(relative(root, file))));

function shareKey(prefix: string, subpath: string): string {
  if (prefix.endsWith('/')) return prefix + subpath;
  return subpath === 'index' ? prefix : `${prefix}/${subpath}`;
}

/** What a remote takes from the shell and never carries itself, by the name or the path it is imported by. */
export function remoteShared(root: string): SharedModules {
  const shared: SharedModules = {};
  for (const name of SHARED_PACKAGES) shared[name] = { shareKey: name, singleton: true, import: false };
  for (const { key, file } of takenFiles(root)) {
    shared[file] = { shareKey: key, singleton: true, import: false, requiredVersion: false };
  }
  return shared;
}
