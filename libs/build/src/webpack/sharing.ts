import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { packageVersion } from '../workspace.ts';

type SharedModules = Record<
  string,
  { shareKey: string; singleton: true; import: false; requiredVersion?: string | false }
>;

type ProvidedModules = Record<string, { shareKey: string; version?: string }>;

/** Packages that keep state or context for the whole page, so that one copy must serve the shell and every remote. */
export const SHARED_PACKAGES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  'styled-components',
  '@tanstack/react-query',
];

/** A file of ours that the shell and remotes share, and the name it is imported by. */
export interface SharedFile {
  key: string;
  file: string;
  version: string;
}

/** Files, besides those of the session, of which a page has one copy: they hold its state or a React context. */
const CONTEXTS = {
  'design-system': ['site-link.tsx', 'toast.tsx'],
  remote: ['newer-release.ts', 'page-head.tsx', 'query.ts'],
};
const SESSION = 'libs/auth/src/session';

/**
 * The files of ours that remotes take from the shell: the session, and what connects a page to the shell. A remote bundles all
 * else, so that it may differ between releases.
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

/** Returns a function that gives the name of a shared module by an import, whichever way: by name, or by its path from beside it. */
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
 * What the shell offers, by the path or the name it is imported by. Files of ours are named by their paths, as they are
 * imported by name and from beside them.
 */
export function hostProvided(root: string): ProvidedModules {
  const provided: ProvidedModules = {};
  for (const name of SHARED_PACKAGES) provided[name] = { shareKey: name };
  for (const { key, file, version } of sharedFiles(root)) {
    provided[file] = { shareKey: key, version };
  }
  return provided;
}

/** What a remote takes from the shell and never carries itself, by the name or the path it is imported by. */
export function remoteShared(root: string): SharedModules {
  const shared: SharedModules = {};
  for (const name of SHARED_PACKAGES) shared[name] = { shareKey: name, singleton: true, import: false };
  for (const { key, file } of sharedFiles(root)) {
    shared[file] = { shareKey: key, singleton: true, import: false, requiredVersion: false };
  }
  return shared;
}
