import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { packageVersion, workspaceRoot } from '../workspace.ts';

type SharedModules = Record<string, { singleton: true; import: false; requiredVersion?: false }>;

type ProvidedModules = Record<string, { shareKey: string; singleton: true; version?: string; requiredVersion?: false }>;

/** Packages of which browsers get a part: the module that names it, by the package. */
export const PARTS = {
  'react-router-dom': join(import.meta.dirname, 'router.ts'),
  '@tanstack/react-query': join(import.meta.dirname, 'query.ts'),
};

/** Packages that keep state or context for the whole page, so that one copy must serve the shell and every remote. */
const singletons = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'react-router-dom',
  'styled-components',
  '@tanstack/react-query',
];

/** Our own browser libraries, shared file by file (they publish subpaths, no barrel). */
const libraries = [
  { prefix: '@psp/design-system/', folder: 'libs/design-system', source: 'src' },
  { prefix: '@psp/remote/', folder: 'libs/remote', source: 'src' },
  { prefix: '@psp/auth/session', folder: 'libs/auth', source: 'src/session' },
];

const isShareable = (file: string): boolean => /\.tsx?$/.test(file) && !/\.(test|spec|d)\.tsx?$/.test(file);
/** The harness of a remote run alone: it is the remote's host then, and never a part of the portal. */
const isHarness = (file: string): boolean => /^(standalone|testing)/.test(file);

/** Every file of ours that browser applications share, and the name it is imported by. */
export function sharedFiles(root: string): { key: string; file: string; version: string }[] {
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
  for (const name of singletons) provided[name] = { shareKey: name, singleton: true };
  for (const [name, part] of Object.entries(PARTS)) {
    delete provided[name];
    const version = packageVersion(join(workspaceRoot, 'node_modules', name));
    provided[part] = { shareKey: name, singleton: true, version };
  }
  for (const { key, file, version } of sharedFiles(root)) {
    provided[file] = { shareKey: key, singleton: true, version, requiredVersion: false };
  }
  return provided;
}

/** True for the name of a module that a remote takes from the shell. */
export function isSharedName(name: string): boolean {
  if (singletons.some((one) => (one.endsWith('/') ? name.startsWith(one) : name === one))) return true;
  return libraries.some(({ prefix }) =>
    prefix.endsWith('/') ? name.startsWith(prefix) : name === prefix || name.startsWith(`${prefix}/`),
  );
}

function shareKey(prefix: string, subpath: string): string {
  if (prefix.endsWith('/')) return prefix + subpath;
  return subpath === 'index' ? prefix : `${prefix}/${subpath}`;
}

/** What a remote takes from the shell and never carries itself. */
export function remoteShared(): SharedModules {
  const shared: SharedModules = {};
  const ours = libraries.flatMap(({ prefix }) => (prefix.endsWith('/') ? [prefix] : [prefix, `${prefix}/`]));
  for (const name of singletons) shared[name] = { singleton: true, import: false };
  for (const name of ours) shared[name] = { singleton: true, import: false, requiredVersion: false };
  return shared;
}
