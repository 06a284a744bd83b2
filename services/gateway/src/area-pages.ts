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
import type { DomainNamesReader } from './domain-names.ts';
import { addDomainNames, addJson } from './json-element.ts';
import type { SendPage } from './pages.ts';
import { REVALIDATE } from './shell.ts';

interface AreaPagesOptions {
  releasesDir: string;
  readLive: ReadLive;
  /** Whether the request has the session of an approved organisation of the kind. Rejects when identity does not answer. */
  hasSession: (request: FastifyRequest, kind: Kind) => Promise<boolean>;
  domains: Pick<DomainNamesReader, 'read'>;
}

/** Milliseconds that a page waits for the session; after that it is sent without data hints. */
const SESSION_TIMEOUT_MS = 250;

/** Time limits in milliseconds of the page-needs script: for its evaluation and for one call. */
const SCRIPT_TIMEOUT_MS = 1000;
const CALL_TIMEOUT_MS = 250;

/** Returns the modules and API requests of the page at an address (path and query). Never throws. */
type NeedsOf = (address: string) => PageNeeds;

/**
 * Loads a release's page-needs script. It is the remote's code, so it runs in a context without Node and with time limits.
 * When the script is missing or fails, pages have no needs.
 */
async function loadPageNeeds(path: string): Promise<NeedsOf> {
  const source = await readFile(path, 'utf8').catch(() => '');
  let context = createScriptContext(source);
  return (address) => {
    try {
      const call = new Script(`pageNeeds.of(${JSON.stringify(address)})`);
      return parseNeeds(call.runInContext(context, { timeout: CALL_TIMEOUT_MS }));
    } catch {
      // An interrupted call must not continue during the next one.
      context = createScriptContext(source);
      return NO_NEEDS;
    }
  };
}

/* `afterEvaluate` makes the time limit cover microtasks too. */
function createScriptContext(source: string): Context {
  const context = createContext({ URL, URLSearchParams }, { microtaskMode: 'afterEvaluate' });
  try {
    new Script(source).runInContext(context, { timeout: SCRIPT_TIMEOUT_MS });
  } catch {
    // Every call fails then, and returns no needs.
  }
  return context;
}

const NO_NEEDS: PageNeeds = { modules: [], reads: [] };

function parseNeeds(result: unknown): PageNeeds {
  const { modules, reads } = isRecord(result) ? result : {};
  return { modules: strings(modules), reads: strings(reads).filter((address) => address.startsWith('/api/')) };
}

const strings = (list: unknown): string[] => (Array.isArray(list) ? list.map(String) : []);

interface AreaPage {
  needsOf: NeedsOf;
  /** Returns the HTML with hints for these needs. */
  write: (needs: PageNeeds) => string;
}

/** Every page of an area requests the session first. */
const SESSION_PATH = '/api/identity/session';

interface Remote {
  name: string;
  entry: LiveEntry;
}

/** Reads an area's page from the releases of the shell and the remote. Rejects when a required file is missing. */
async function readAreaPage(releasesDir: string, shell: string, { name, entry }: Remote): Promise<AreaPage> {
  const folder = shellFolder(releasesDir, shell);
  const remote = join(releasesDir, name, entry.version);
  const [template, built, manifest, own, needsOf] = await Promise.all([
    readFile(join(folder, 'index.html'), 'utf8'),
    readBuiltFiles(join(folder, 'built-files.json')),
    readJson(join(remote, 'mf-manifest.json')),
    readBuiltFiles(join(remote, 'built-files.json')).catch(() => null),
    loadPageNeeds(join(remote, PAGE_NEEDS_FILE)),
  ]);
  const { entry: first = '', module = [], integrity = {} } = firstFiles(manifest) ?? {};
  const base = entry.manifest.replace(/[^/]+$/, '');
  const always = [
    // The template's script tag has no integrity hash. Without a hint the script would be fetched after all hinted files.
    ...scriptHints(`/shell/${shell}/`, built.first),
    ...scriptHints(`/shell/${shell}/`, shellFiles(built), built.integrity),
    ...scriptHints(base, [first, ...module], integrity),
  ];
  const known: AreaData = { name, entry, manifest };
  const [head = '', body = ''] = addJson(template, AREA_DATA_ID, JSON.stringify(known)).split(/(?=<title>)/);
  const write: AreaPage['write'] = ({ modules, reads }) => {
    const files = new Set(modules.flatMap((module) => own?.modules[module]?.files ?? []));
    const pages = scriptHints(base, [...files], own?.integrity);
    return [head, ...[SESSION_PATH, ...reads].map(readHint), ...always, ...pages, body].join('');
  };
  return { needsOf, write };
}

/* Files that the shell loads on every page, and those that it loads for signed-in users. */
const shellFiles = ({ modules }: BuiltFiles): string[] => [
  ...new Set(['./src/bootstrap.tsx', './src/frame/signed-in.ts'].flatMap((name) => modules[name]?.files ?? [])),
];

/* The mode must be that of the later `fetch`, or the browser requests it twice. */
const readHint = (address: string): string =>
  `<link rel="preload" as="fetch" crossorigin="anonymous" href="${escapeHtml(address)}">`;

/* The integrity hash must be that of the later request, or the browser fetches the script twice. */
const scriptHints = (base: string, files: string[], integrity: BuiltFiles['integrity'] = {}): string[] =>
  files.map((file) => {
    const hash = integrity[file] ? ` integrity="${integrity[file]}"` : '';
    return `<link rel="preload" as="script" href="${base}${file}"${hash}>`;
  });

const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'));
/* Not validated: the portal's own build writes the file. */
const readBuiltFiles = async (path: string): Promise<BuiltFiles> => JSON.parse(await readFile(path, 'utf8'));

/**
 * Sends the shell's page for a role's area. The page contains the area's release and manifest, and preload hints for the scripts
 * and the data of its address, so that the browser fetches all of them at once. Data hints are sent only with a session that may
 * read the data. Returns false for other pages, and when a file is missing.
 */
export function createAreaPages({ releasesDir, readLive, hasSession, domains }: AreaPagesOptions): SendPage {
  // `readLive` returns a new object after each change of the registry.
  const cached = new WeakMap<Live, Map<string, AreaPage>>();

  const pageOf = async (name: string, live: Live): Promise<AreaPage | null> => {
    const entry = live.remotes[name];
    if (!live.shell || !entry) return null;
    const pages = cached.get(live) ?? new Map<string, AreaPage>();
    cached.set(live, pages);
    const page = pages.get(name) ?? (await readAreaPage(releasesDir, live.shell, { name, entry }).catch(() => null));
    if (page) pages.set(name, page);
    return page;
  };

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const kind = kindOf(request.url);
    if (!kind) return false;
    const checked = hasSession(request, kind).catch(() => false);
    const isAllowed = await (kind === 'admin' ? checked : Promise.race([checked, delay(SESSION_TIMEOUT_MS, false)]));
    if (kind === 'admin' && !isAllowed) return false;
    const page = await pageOf(`mfe_${kind}`, await readLive());
    if (!page) return false;
    const { modules, reads } = page.needsOf(request.url);
    const html = addDomainNames(page.write({ modules, reads: isAllowed ? reads : [] }), await domains.read());
    await reply.type('text/html; charset=utf-8').header('cache-control', REVALIDATE).send(html);
    return true;
  };
}

const kindOf = (url: string): Kind | undefined => {
  const [, area] = url.split(/[/?]/);
  return KINDS.find((kind) => kind === area);
};
