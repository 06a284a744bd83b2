import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { packageVersion } from '../workspace.ts';

type SharedModules = Record<
  string,
  { shareKey: string; singleton: true; import: false; requiredVersion?: string | false }
>;

type ProvidedModules = Record<string, { shareKey: string; version?: string }>;

/** Packages with page-wide state or context, of which the shell and all remotes must use one copy. */
export const SHARED_PACKAGES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  'styled-components',
  '@tanstack/react-query',
];

/** A file of ours that shell and remotes share, and its import name. */
export interface SharedFile {
  key: string;
  file: string;
  version: string;
}

/** Files, besides those of the session, that hold page-wide state or a React context and exist once in a page. */
const CONTEXTS = {
  'design-system': ['site-link.tsx', 'toast.tsx'],
  remote: ['newer-release.ts', 'page-head.tsx', 'query.ts'],
};
const SESSION = 'libs/auth/src/session';

/**
 * Returns our files that remotes take from the shell: the session, and the connection of a page to the shell. Remotes bundle everything
 * else, which may therefore differ between releases.
 */
export function sharedFiles(root: string): SharedFile[] {
  const contexts = Object.entries(CONTEXTS).flatMap(([library, files]) =>
    files.map((file) => sharedFile(root, `libs/${library}`, `src/${file}`, `@psp/${library}/${withoutEnding(file)}`)),
  );
  const session = readdirSync(join(root, SESSION)).filter((file) => !file.endsWith('.test.ts'));
  return [
    ...contexts,
    ...session.map((file) => {
      const name = withoutEnding(file);
      const key = name === 'index' ? '@psp/auth/session' : `@psp/auth/session/${name}`;
      return sharedFile(root, 'libs/auth', `src/session/${file}`, key);
    }),
  ];
}

/** Returns a function that maps an import to the name of a shared module, whether imported by its name or by a relative path. */
export function sharedNames(root: string): (context: string, request: string) => string | undefined {
  const files = sharedFiles(root);
  const keys = new Set([...SHARED_PACKAGES, ...files.map(({ key }) => key)]);
  const byPath = new Map(files.map(({ key, file }) => [file, key]));
  return (context, request) => (keys.has(request) ? request : byPath.get(join(context, request)));
}

const withoutEnding = (file: string): string => file.replace(/\.tsx?$/, '');

const sharedFile = (root: string, library: string, path: string, key: string): SharedFile => ({
  key,
  file: join(root, library, path),
  version: packageVersion(join(root, library)),
});

/**
 * Returns the modules that the shell provides, by import name, or by path for our files, which are also imported by relative paths.
 */
export function hostProvided(root: string): ProvidedModules {
  const provided: ProvidedModules = {};
  for (const name of SHARED_PACKAGES) provided[name] = { shareKey: name };
  for (const { key, file, version } of sharedFiles(root)) {
    provided[file] = { shareKey: key, version };
  }
  return provided;
}

/** Returns the modules that a remote takes from the shell and never bundles, by import name or path. */
export function remoteShared(root: string): SharedModules {
  const shared: SharedModules = {};
  for (const name of SHARED_PACKAGES) shared[name] = { shareKey: name, singleton: true, import: false };
  for (const { key, file } of sharedFiles(root)) {
    shared[file] = { shareKey: key, singleton: true, import: false, requiredVersion: false };
  }
  return shared;
}
