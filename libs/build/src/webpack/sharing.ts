import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { packageVersion } from '../workspace.ts';

interface SharedModule {
  singleton: true;
  import?: string | false;
  version?: string;
  requiredVersion?: string | false;
}

export type SharedModules = Record<string, SharedModule>;

/** Packages that keep state or context for the whole page, so that one copy must serve the shell and every remote. */
const singletons = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'react-router',
  'react-router/',
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

/**
 * What the shell offers. A file of ours that the shell itself never imports would not be offered under a prefix, because only
 * imported modules are; so each file is named, by its path.
 */
export function hostShared(root: string): SharedModules {
  const shared: SharedModules = {};
  for (const name of singletons) shared[name] = { singleton: true };
  for (const { prefix, folder, source } of libraries) {
    const path = join(root, folder, source);
    if (!existsSync(path)) continue;
    const version = packageVersion(join(root, folder));
    for (const file of readdirSync(path, { recursive: true, encoding: 'utf8' })) {
      if (!isShareable(file) || isHarness(file)) continue;
      const subpath = file.replaceAll('\\', '/').replace(/\.tsx?$/, '');
      shared[shareKey(prefix, subpath)] = { singleton: true, import: join(path, file), version, requiredVersion: false };
    }
  }
  return shared;
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
