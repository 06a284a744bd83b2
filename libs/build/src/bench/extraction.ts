import { setTimeout as delay } from 'node:timers/promises';
import { UPLOAD_HEADER } from '@psp/contracts/files';
import type { EditedLibraryView, LibraryContent } from '@psp/contracts/library';
import { writePdf } from '@psp/demo/attachments';
import { createOrm } from '@psp/domain/orm';
import { startPortal } from '../test/portal.ts';
import { seedBulk } from './bulk.ts';
import { signIn } from './data.ts';
import { table, timesRow } from './report.ts';
import { readMeanwhile, timed } from './timing.ts';

const BULK = { authorities: 60, firms: 20, requests: 2000, audits: 1000, hasPublicFace: false };
const FILES = 10;
const PAGES = 100;
const LINES = 40;
const READERS = 4;
const READS_LIMIT_MS = 100;
const POLL_MS = 50;
const WARM_MS = 2000;
const READ_LIMIT_MS = 120_000;

const guide = (file: number): Buffer =>
  writePdf(
    Array.from({ length: PAGES }, (_, page) =>
      Array.from(
        { length: LINES },
        (_, line) => `Fișierul ${file}, pagina ${page + 1}, rândul ${line + 1} al ghidului.`,
      ),
    ),
  );

const content = (fileIds: string[]): LibraryContent => ({
  ...{ type: 'guide', title: 'Ghidul măsurat', category: 'bune-practici', description: 'O sută de pagini.', body: '' },
  ...{ author: 'Asociația', tags: [], access: 'members', verifiedOn: null, ownerId: null, url: null },
  ...{ fileIds, relatedIds: [] },
});

const opened = (portal: string, cookie: string) => {
  const headers = { cookie, origin: portal, 'sec-fetch-site': 'same-origin' };
  const send = async <T>(path: string, init: RequestInit = {}): Promise<T> => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const response = await fetch(`${portal}/api/admin${path}`, {
      ...init,
      headers: { ...headers, ...key, ...init.headers },
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json() as Promise<T>;
  };
  return {
    view: (id: string) => send<EditedLibraryView>(`/library/${id}`),
    upload: (bytes: Buffer) => {
      const body = new FormData();
      body.append('file', new Blob([Uint8Array.from(bytes)], { type: 'application/pdf' }), 'ghid.pdf');
      return send<{ id: string }>('/library-files', { method: 'POST', body, headers: { [UPLOAD_HEADER]: '1' } });
    },
    create: (fileId: string) =>
      send<EditedLibraryView>('/library', {
        method: 'POST',
        body: JSON.stringify(content([fileId])),
        headers: { 'content-type': 'application/json' },
      }),
  };
};

/* Keeps a file in a document and waits until its text is read. */
async function readFile({ create, view }: ReturnType<typeof opened>, fileId: string): Promise<void> {
  const { id } = await create(fileId);
  for (let waited = 0; waited < READ_LIMIT_MS; waited += POLL_MS) {
    const state = (await view(id)).files[0]?.textState;
    if (state === 'read') return;
    if (state !== 'waiting') break;
    await delay(POLL_MS);
  }
  throw new Error(`${fileId} was not read`);
}

/** Measures the reads of others while the worker extracts the text of files of 100 pages. */
export const measureExtraction = async (): Promise<void> => {
  const portal = await startPortal({ mode: 'all', seed: false, env: { LOG_LEVEL: 'warn' } });
  const orm = await createOrm({ url: portal.databaseUrl, poolSize: 2, use: 'commands' });
  try {
    await seedBulk(orm, { ...BULK, now: new Date() });
    const association = opened(portal.url, await signIn(portal.url, 'admin-1'));
    const fileIds: string[] = [];
    for (let file = 1; file <= FILES; file += 1) fileIds.push((await association.upload(guide(file))).id);
    const cookie = await signIn(portal.url, 'uat-1');
    const others = { url: `${portal.url}/api/uat/service-requests`, cookie, readers: READERS };
    await readMeanwhile(others, () => delay(WARM_MS));
    const times: number[] = [];
    const meanwhile = await readMeanwhile(others, async () => {
      for (const fileId of fileIds) times.push(await timed(() => readFile(association, fileId)));
    });
    const quiet = await readMeanwhile(others, () => delay(times.reduce((sum, one) => sum + one, 0)));
    const rows = [
      timesRow('from the document to its text', times, null),
      timesRow(`list reads of ${READERS} others, nothing else running`, quiet, null),
      timesRow(`list reads of ${READERS} others meanwhile`, meanwhile, READS_LIMIT_MS),
    ];
    const head = [`${FILES} files of ${PAGES} pages`, 'answers', 'p50 ms', 'p95 ms', 'p95 limit', ''];
    console.log(`\n${table(head, rows)}`);
  } finally {
    await orm.close(true);
    await portal.stop();
  }
};
