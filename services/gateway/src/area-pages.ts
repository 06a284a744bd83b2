import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Context, createContext, Script } from 'node:vm';
import { type Live, type ReadLive, shellFolder } from '@psp/bff-kit/releases/live';
import { KINDS, type Kind } from '@psp/contracts/common';
import { escapeHtml } from '@psp/contracts/html';
import {
  AREA_DATA_ID,
  type AreaData,
  type BuiltFiles,
  type LiveEntry,
  PAGE_NEEDS_FILE,
  type PageNeeds,
} from '@psp/contracts/page-rendering';
import { isRecord } from '@psp/contracts/records';
import { firstFiles } from '@psp/contracts/remote-files';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SendPage } from './pages.ts';
import { REVALIDATE } from './shell.ts';

interface AreaPagesOptions {
  releasesDir: string;
  readLive: ReadLive;
  /** True for a session of an approved organisation of the kind. Rejects when that is unknown. */
  hasSession: (request: FastifyRequest, kind: Kind) => Promise<boolean>;
}

/** A page without its data comes at once; milliseconds that it waits to know who asks. */
const PATIENCE = 250;

/** Milliseconds; code that runs for longer hangs. */
const START_LIMIT = 1000;
const LIMIT = 250;

/** Tells what the page at an address (path and query) asks for. Never throws. */
type NeedsOf = (address: string) => PageNeeds;

/**
 * Reads the script of a release that tells what its pages need. The script is the remote's own code: it runs in a context without
 * Node, for a limited time. Without one that works pages need nothing.
 */
async function readPageNeeds(path: string): Promise<NeedsOf> {
  const source = await readFile(path, 'utf8').catch(() => '');
  let context = start(source);
  return (address) => {
    try {
      const call = new Script(`pageNeeds.of(${JSON.stringify(address)})`);
      return needsIn(call.runInContext(context, { timeout: LIMIT }));
    } catch {
      // What was cut short must not go on during the next call.
      context = start(source);
      return NOTHING;
    }
  };
}

/* Microtasks run within the limit of each call too. */
function start(source: string): Context {
  const context = createContext({ URL, URLSearchParams }, { microtaskMode: 'afterEvaluate' });
  try {
    new Script(source).runInContext(context, { timeout: START_LIMIT });
  } catch {
    // The calls fail then.
  }
  return context;
}

const NOTHING: PageNeeds = { modules: [], reads: [] };

function needsIn(told: unknown): PageNeeds {
  const { modules, reads } = isRecord(told) ? told : {};
  return { modules: strings(modules), reads: strings(reads).filter((address) => address.startsWith('/api/')) };
}

const strings = (list: unknown): string[] => (Array.isArray(list) ? list.map(String) : []);

/** The page of an area, and what its addresses ask for. */
interface AreaPage {
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
async function readAreaPage(releasesDir: string, shell: string, { name, entry }: Remote): Promise<AreaPage> {
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

/**
 * Sends the shell's page of a role's area with what the browser would ask for next: the area's release and manifest in it,
 * and hints for the scripts and for the data that the address shows, so that all of them are fetched at once. Data is named to
 * those who may read it. False for other pages, and when a file is missing.
 */
export function createAreaPages({ releasesDir, readLive, hasSession }: AreaPagesOptions): SendPage {
  // By what is live: a new object for each change of the registry.
  const read = new WeakMap<Live, Map<string, AreaPage>>();

  const pageOf = async (name: string, live: Live): Promise<AreaPage | null> => {
    const entry = live.remotes[name];
    if (!live.shell || !entry) return null;
    const pages = read.get(live) ?? new Map<string, AreaPage>();
    read.set(live, pages);
    const page = pages.get(name) ?? (await readAreaPage(releasesDir, live.shell, { name, entry }).catch(() => null));
    if (page) pages.set(name, page);
    return page;
  };

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const kind = kindOf(request.url);
    if (!kind) return false;
    const known = hasSession(request, kind).catch(() => false);
    const isOwn = await (kind === 'admin' ? known : Promise.race([known, delay(PATIENCE, false)]));
    if (kind === 'admin' && !isOwn) return false;
    const page = await pageOf(`mfe_${kind}`, await readLive());
    if (!page) return false;
    const { modules, reads } = page.needsOf(request.url);
    const html = page.write({ modules, reads: isOwn ? reads : [] });
    await reply.type('text/html; charset=utf-8').header('cache-control', REVALIDATE).send(html);
    return true;
  };
}

const kindOf = (url: string): Kind | undefined => {
  const [, area] = url.split(/[/?]/);
  return KINDS.find((kind) => kind === area);
};
