import type { BuiltFiles, NeededFiles, RendererParts } from '@psp/contracts/page-rendering';
import type { RouteObject, StaticHandlerContext } from 'react-router-dom';

/** Paths of the fonts and scripts of a page, for preload links. */
export interface Hints {
  fonts: string[];
  scripts: ScriptHint[];
}

interface ScriptHint {
  path: string;
  /** Hash that the script is loaded with; without the same hash the browser fetches it twice. Undefined if the build has none. */
  integrity: string | undefined;
}

type HintedParts = Pick<RendererParts, 'files' | 'base' | 'entry'>;

/** Returns a function that lists the files of a page for preload links. A missing file is only fetched later. */
export function createHints({ files: { shell, remote }, base, entry }: HintedParts, routes: RouteObject[]) {
  const folder = entry.manifest.replace(/[^/]+$/, '');
  const fonts = shell.fonts.map((file) => base + file);
  const remoteFiles = (name: string): string[] => {
    const { files, shared } = remote.modules[name] ?? NOTHING;
    return [...files.map((file) => folder + file), ...sharedFiles(shell, shared, base)];
  };
  const { files, shared } = shell.modules['./src/bootstrap.tsx'] ?? NOTHING;
  const always = [
    ...files.map((file) => base + file),
    ...sharedFiles(shell, shared, base),
    `${folder}remoteEntry.js`,
    ...remoteFiles('./src/remote.tsx'),
  ];
  const hashes = new Map([...withBase(base, shell), ...withBase(folder, remote)]);
  const modulesByRoute = importedModules(routes, Object.keys(remote.modules));
  return ({ matches }: StaticHandlerContext): Hints => {
    const own = matches.flatMap(({ route }) => modulesByRoute.get(route.id) ?? []);
    const paths = new Set([...always, ...own.flatMap(remoteFiles)]);
    return { fonts, scripts: [...paths].map((path) => ({ path, integrity: hashes.get(path) })) };
  };
}

const withBase = (base: string, { integrity = {} }: BuiltFiles): [string, string][] =>
  Object.entries(integrity).map(([file, hash]) => [base + file, hash]);

/**
 * Modules that the `lazy` functions of each route import, by route id. They are found by name in the function's source, as
 * module ids are names in the server build; call it before `lazy` runs and is removed.
 */
function importedModules(
  routes: RouteObject[],
  names: string[],
  found = new Map<string, string[]>(),
): Map<string, string[]> {
  for (const { id = '', lazy, children = [] } of routes) {
    const code = typeof lazy === 'function' ? String(lazy) : Object.values(lazy ?? {}).join('\n');
    found.set(
      id,
      names.filter((name) => code.includes(JSON.stringify(name))),
    );
    importedModules(children, names, found);
  }
  return found;
}

const NOTHING: NeededFiles = { files: [], shared: [] };

/** The shell's files of shared modules and their dependencies. */
function sharedFiles({ shared }: BuiltFiles, names: readonly string[], base: string): string[] {
  const seen = new Set<string>(names);
  const paths: string[] = [];
  for (const name of seen) {
    const needed = shared[name] ?? NOTHING;
    paths.push(...needed.files.map((file) => base + file));
    for (const next of needed.shared) seen.add(next);
  }
  return paths;
}
