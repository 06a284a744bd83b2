import { AsyncLocalStorage } from 'node:async_hooks';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { BuiltFiles, PageRenderer, RemoteServer, ShellServer } from '@psp/contracts/page-rendering';
import { addDomainNames } from '../json-element.ts';
import type { BundleLocation, FromWorker, ToWorker } from './protocol.ts';

const PUBLIC_API = '/api/public/';

/** Paths requested by the page that is being rendered. */
const requestedPaths = new AsyncLocalStorage<Set<string>>();
const pending = new Map<number, (response: Response | null) => void>();
let lastId = 0;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- the process that started this thread
const send = (message: FromWorker): void => parentPort?.postMessage(message);

/* The code of pages may only read from the public service, as a visitor. */
globalThis.fetch = async (input, init) => {
  const path = String(input);
  if (!path.startsWith(PUBLIC_API) || (init?.method ?? 'GET') !== 'GET')
    throw new TypeError(`${path} is not for pages`);
  requestedPaths.getStore()?.add(path);
  const id = ++lastId;
  const { promise, resolve } = Promise.withResolvers<Response | null>();
  pending.set(id, resolve);
  send({ kind: 'ask', id, path });
  const response = await promise;
  if (!response) throw new TypeError(`${path} does not answer`);
  return response;
};

const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'));
const load = (path: string): Promise<unknown> => import(pathToFileURL(path).href);

async function createRenderer(location: BundleLocation): Promise<PageRenderer> {
  const { shellDir, base, releaseDir, entry, origin, domains } = location;
  // Before the bundles, whose code reads it once.
  globalThis.pspDomains = domains;
  // The shell is loaded first, because it provides the shared modules.
  const shell = (await load(join(shellDir, 'server/shell.mjs'))) as ShellServer;
  const { remote } = (await load(join(releaseDir, 'server/mfe-public.mjs'))) as RemoteServer;
  const list = 'built-files.json';
  const files = {
    shell: (await readJson(join(shellDir, list))) as BuiltFiles,
    remote: (await readJson(join(releaseDir, list))) as BuiltFiles,
  };
  const manifest = await readJson(join(releaseDir, 'mf-manifest.json'));
  const template = addDomainNames(await readFile(join(shellDir, 'index.html'), 'utf8'), domains);
  return shell.createPageRenderer({ template, base, origin, remote, entry, manifest, files });
}

const renderer = createRenderer(workerData as BundleLocation);

function renderPage(id: number, address: string): Promise<void> {
  const paths = new Set<string>();
  return requestedPaths.run(paths, async () => {
    try {
      const render = await renderer;
      send({ kind: 'drawn', id, page: await render(address), asked: [...paths] });
    } catch (error) {
      send({ kind: 'failed', id, reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
}

parentPort?.on('message', (message: ToWorker) => {
  if (message.kind === 'draw') void renderPage(message.id, message.address);
  if (message.kind === 'alive') send({ kind: 'alive' });
  if (message.kind !== 'answer') return;
  const { id, answer } = message;
  pending.get(id)?.(
    answer && new Response(answer.body, { status: answer.status, headers: { 'content-type': answer.type } }),
  );
  pending.delete(id);
});

await renderer;
send({ kind: 'ready' });
