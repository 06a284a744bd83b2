import { AsyncLocalStorage } from 'node:async_hooks';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { BuiltFiles, PageRenderer, RemoteServer, ShellServer } from '@psp/contracts/page-rendering';
import type { FromWorker, Place, ToWorker } from './protocol.ts';

const SERVICE = '/api/public/';

/** Requests of the page being rendered. */
const asked = new AsyncLocalStorage<Set<string>>();
const waiting = new Map<number, (answer: Response | null) => void>();
let questions = 0;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- the process that started this thread
const tell = (message: FromWorker): void => parentPort?.postMessage(message);

/** Page code can reach the public service, as a visitor, and nothing else. */
globalThis.fetch = async (input, init) => {
  const path = String(input);
  if (!path.startsWith(SERVICE) || (init?.method ?? 'GET') !== 'GET') throw new TypeError(`${path} is not for pages`);
  asked.getStore()?.add(path);
  const id = ++questions;
  const { promise, resolve } = Promise.withResolvers<Response | null>();
  waiting.set(id, resolve);
  tell({ kind: 'ask', id, path });
  const answer = await promise;
  if (!answer) throw new TypeError(`${path} does not answer`);
  return answer;
};

const json = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'));
const load = (path: string): Promise<unknown> => import(pathToFileURL(path).href);

async function prepare({ shellDir, base, releaseDir, entry, origin }: Place): Promise<PageRenderer> {
  // The shell first: it provides the shared modules.
  const shell = (await load(join(shellDir, 'server/shell.mjs'))) as ShellServer;
  const { remote } = (await load(join(releaseDir, 'server/mfe-public.mjs'))) as RemoteServer;
  const list = 'built-files.json';
  const files = {
    shell: (await json(join(shellDir, list))) as BuiltFiles,
    remote: (await json(join(releaseDir, list))) as BuiltFiles,
  };
  const manifest = await json(join(releaseDir, 'mf-manifest.json'));
  const template = await readFile(join(shellDir, 'index.html'), 'utf8');
  return shell.createPageRenderer({ template, base, origin, remote, entry, manifest, files });
}

const drawing = prepare(workerData as Place);

function draw(id: number, address: string): Promise<void> {
  const paths = new Set<string>();
  return asked.run(paths, async () => {
    try {
      const render = await drawing;
      tell({ kind: 'drawn', id, page: await render(address), asked: [...paths] });
    } catch (error) {
      tell({ kind: 'failed', id, reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
}

parentPort?.on('message', (message: ToWorker) => {
  if (message.kind === 'draw') void draw(message.id, message.address);
  if (message.kind === 'alive') tell({ kind: 'alive' });
  if (message.kind !== 'answer') return;
  const { id, answer } = message;
  waiting.get(id)?.(
    answer && new Response(answer.body, { status: answer.status, headers: { 'content-type': answer.type } }),
  );
  waiting.delete(id);
});

await drawing;
tell({ kind: 'ready' });
