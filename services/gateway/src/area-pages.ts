import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AREA_DATA_ID, type AreaData, type BuiltFiles, type LiveEntry } from '@psp/contracts/page-rendering';
import { firstFiles } from '@psp/contracts/remote-files';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Live, type ReadLive, shellFolder } from './render/live.ts';
import type { SendPage } from './pages.ts';
import { REVALIDATE } from './shell.ts';

interface AreaPagesOptions {
  releasesDir: string;
  readLive: ReadLive;
  /** True when the request may read the files of the administration. */
  isAdmin: (request: FastifyRequest) => Promise<boolean>;
}

/**
 * Sends the shell's page of a role's area with what the browser would ask for next: the area's release and manifest in it,
 * and hints for the scripts, so that all of them are fetched at once. False for other pages, and when a file is missing.
 */
export function createAreaPages({ releasesDir, readLive, isAdmin }: AreaPagesOptions): SendPage {
  // By what is live: a new object for each change of the registry.
  const written = new WeakMap<Live, Map<string, string>>();

  const pageOf = async (name: string, live: Live): Promise<string | null> => {
    const entry = live.remotes[name];
    if (!live.shell || !entry) return null;
    const pages = written.get(live) ?? new Map<string, string>();
    written.set(live, pages);
    const html = pages.get(name) ?? (await write(releasesDir, live.shell, { name, entry }).catch(() => null));
    if (html !== null) pages.set(name, html);
    return html;
  };

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const area = /^\/(uat|firma|admin)(?:[/?]|$)/.exec(request.url)?.[1];
    if (!area || (area === 'admin' && !(await isAdmin(request).catch(() => false)))) return false;
    const html = await pageOf(`mfe_${area}`, await readLive());
    if (html) await reply.type('text/html; charset=utf-8').header('cache-control', REVALIDATE).send(html);
    return html !== null;
  };
}

/* Every page of an area waits for the session first. In the mode of `fetch`, or it would be asked for twice. */
const SESSION_HINT = '<link rel="preload" as="fetch" crossorigin="anonymous" href="/api/identity/session">';

interface Remote {
  name: string;
  entry: LiveEntry;
}

async function write(releasesDir: string, shell: string, { name, entry }: Remote): Promise<string> {
  const folder = shellFolder(releasesDir, shell);
  const [template, built, manifest] = await Promise.all([
    readFile(join(folder, 'index.html'), 'utf8'),
    readBuiltFiles(join(folder, 'built-files.json')),
    readJson(join(releasesDir, name, entry.version, 'mf-manifest.json')),
  ]);
  const { entry: first = '', module = [], integrity = {} } = firstFiles(manifest) ?? {};
  const hints = [
    SESSION_HINT,
    ...scriptHints(`/shell/${shell}/`, shellFiles(built), built.integrity),
    ...scriptHints(entry.manifest.replace(/[^/]+$/, ''), [first, ...module], integrity),
  ].join('');
  const known: AreaData = { name, entry, manifest };
  // Inside a script element only `<` can end it.
  const json = JSON.stringify(known).replaceAll('<', '\\u003c');
  const data = `<script type="application/json" id="${AREA_DATA_ID}">${json}</script>`;
  return template.replace('<title>', () => `${hints}<title>`).replace('</body>', () => `${data}</body>`);
}

/* What the shell asks for on every page, and for everybody who is signed in. */
const shellFiles = ({ modules }: BuiltFiles): string[] => [
  ...new Set(['./src/bootstrap.tsx', './src/frame/signed-in.ts'].flatMap((name) => modules[name]?.files ?? [])),
];

/* With the hash that the script will be asked for with, or it would be fetched twice. */
const scriptHints = (base: string, files: string[], integrity: BuiltFiles['integrity'] = {}): string[] =>
  files.map((file) => {
    const hash = integrity[file] ? ` integrity="${integrity[file]}"` : '';
    return `<link rel="preload" as="script" href="${base}${file}"${hash}>`;
  });

const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'));
/* Written by the build that the page is of. */
const readBuiltFiles = async (path: string): Promise<BuiltFiles> => JSON.parse(await readFile(path, 'utf8'));
