import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '@psp/contracts/html';
import {
  AREA_DATA_ID,
  type AreaData,
  type BuiltFiles,
  type LiveEntry,
  PAGE_NEEDS_FILE,
  type PageNeeds,
} from '@psp/contracts/page-rendering';
import { firstFiles } from '@psp/contracts/remote-files';
import { type NeedsOf, readPageNeeds } from './page-needs.ts';
import { shellFolder } from '@psp/bff-kit/releases/live';

/** The page of an area, and what its addresses ask for. */
export interface AreaPage {
  needsOf: NeedsOf;
  write: (needs: PageNeeds) => string;
}

/* Every page of an area waits for the session first. */
const SESSION = '/api/identity/session';

interface Remote {
  name: string;
  entry: LiveEntry;
}

/** Reads the page of an area from the releases of the shell and the remote. Rejects when a file of either is missing. */
export async function readAreaPage(releasesDir: string, shell: string, { name, entry }: Remote): Promise<AreaPage> {
  const folder = shellFolder(releasesDir, shell);
  const remote = join(releasesDir, name, entry.version);
  const [template, built, manifest, own, needsOf] = await Promise.all([
    readFile(join(folder, 'index.html'), 'utf8'),
    readBuiltFiles(join(folder, 'built-files.json')),
    readJson(join(remote, 'mf-manifest.json')),
    readBuiltFiles(join(remote, 'built-files.json')).catch(() => null),
    readPageNeeds(join(remote, PAGE_NEEDS_FILE)),
  ]);
  const { entry: first = '', module = [], integrity = {} } = firstFiles(manifest) ?? {};
  const base = entry.manifest.replace(/[^/]+$/, '');
  const always = [
    // Of the template's own script, which has no hash there. Alone it would be fetched after all hints.
    ...scriptHints(`/shell/${shell}/`, built.first),
    ...scriptHints(`/shell/${shell}/`, shellFiles(built), built.integrity),
    ...scriptHints(base, [first, ...module], integrity),
  ];
  const known: AreaData = { name, entry, manifest };
  // Inside a script element only `<` can end it.
  const json = JSON.stringify(known).replaceAll('<', '\\u003c');
  const data = `<script type="application/json" id="${AREA_DATA_ID}">${json}</script>`;
  const [head = '', body = ''] = template.replace('</body>', () => `${data}</body>`).split(/(?=<title>)/);
  const write: AreaPage['write'] = ({ modules, reads }) => {
    const files = new Set(modules.flatMap((module) => own?.modules[module]?.files ?? []));
    const pages = scriptHints(base, [...files], own?.integrity);
    return [head, ...[SESSION, ...reads].map(readHint), ...always, ...pages, body].join('');
  };
  return { needsOf, write };
}

/* What the shell asks for on every page, and for everybody who is signed in. */
const shellFiles = ({ modules }: BuiltFiles): string[] => [
  ...new Set(['./src/bootstrap.tsx', './src/frame/signed-in.ts'].flatMap((name) => modules[name]?.files ?? [])),
];

/* In the mode of `fetch`, or it would be asked for twice. */
const readHint = (address: string): string =>
  `<link rel="preload" as="fetch" crossorigin="anonymous" href="${escapeHtml(address)}">`;

/* With the hash that the script will be asked for with, or it would be fetched twice. */
const scriptHints = (base: string, files: string[], integrity: BuiltFiles['integrity'] = {}): string[] =>
  files.map((file) => {
    const hash = integrity[file] ? ` integrity="${integrity[file]}"` : '';
    return `<link rel="preload" as="script" href="${base}${file}"${hash}>`;
  });

const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'));
/* Written by the build that the page is of. */
const readBuiltFiles = async (path: string): Promise<BuiltFiles> => JSON.parse(await readFile(path, 'utf8'));
