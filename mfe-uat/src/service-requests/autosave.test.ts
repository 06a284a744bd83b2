import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { RequestContent, RequestView } from '@psp/contracts/service-requests';
import { setApiOrigin } from '@psp/auth/session/address';
import { Autosave } from './autosave.ts';
import { BLANK, draftProblems } from './content.ts';
import { requests } from './queries.ts';

const ID = '0190a000-0000-7000-8000-000000000001';
const text = (title: string): RequestContent => ({ ...BLANK, title });

/** A service that keeps one request as the real one does: one row per key, and a version that must be the latest. */
interface Service {
  server: Server;
  version: number;
  content: RequestContent;
  keys: string[];
  saves: number;
  /** Answers to give instead of working, one per call. */
  faults: ('busy' | 'lost')[];
}

let service: Service;

const view = ({ version, content }: Pick<Service, 'version' | 'content'>): RequestView => ({
  id: ID,
  number: 'SP-2026-000001',
  status: 'draft',
  revision: 1,
  version,
  content,
  invited: [],
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  sentAt: null,
  openedAt: null,
  closedAt: null,
  cancelReason: null,
  submissionOpen: false,
  views: 0,
  notifiedFirms: 0,
  offerCount: 0,
  offers: null,
  questions: [],
  project: null,
  history: [],
  actions: ['edit', 'discard'],
});

async function bodyOf(request: IncomingMessage): Promise<{ version: number; content: RequestContent }> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return JSON.parse(text || '{}');
}

async function answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
  const { version, content } = await bodyOf(request);
  if (request.method === 'POST') {
    const key = String(request.headers['idempotency-key']);
    if (!service.keys.includes(key)) Object.assign(service, { version: 1, content, keys: [...service.keys, key] });
  }
  if (request.method === 'PUT') {
    if (version !== service.version) return { status: 409, body: { code: 'version.stale', message: 'Între timp' } };
    Object.assign(service, { version: version + 1, content, saves: service.saves + 1 });
  }
  return { status: 200, body: view(service) };
}

beforeEach(async () => {
  const server = createServer(async (request, response) => {
    const fault = service.faults.shift();
    const { status, body } =
      fault === 'busy'
        ? { status: 503, body: { code: 'service.busy', message: 'Baza de date nu răspunde.' } }
        : await answer(request);
    if (fault === 'lost') return response.destroy();
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  service = { server, version: 0, content: BLANK, keys: [], saves: 0, faults: [] };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address && typeof address === 'object') setApiOrigin(`http://127.0.0.1:${address.port}`);
});

afterEach(() => new Promise((resolve) => service.server.close(resolve)));

function autosave(saved: RequestView | null = null, delayMs: number | null = null): Autosave {
  const transport = { create: requests.create, save: requests.save, read: requests.read };
  const canSave = (content: RequestContent) => draftProblems(content).length === 0;
  return new Autosave({ view: saved, baseline: saved?.content ?? BLANK, transport, canSave, delayMs });
}

const until = (saving: Autosave, kind: string): Promise<void> =>
  new Promise((resolve) => {
    const look = () => (saving.getState().kind === kind ? resolve() : undefined);
    saving.subscribe(look);
    look();
  });

test('nothing is saved before anything was written', async () => {
  const saving = autosave();
  saving.change(BLANK);
  expect(saving.getState().kind).toBe('clean');
  expect(await saving.flush()).toBeNull();
  expect(service.keys).toEqual([]);
});

test('the first words make the draft, later ones are saved over its version', async () => {
  const saving = autosave(null, 0);
  saving.change(text('Regis'));
  expect(saving.getState().kind).toBe('unsaved');
  await until(saving, 'saved');
  saving.change(text('Registru'));
  await until(saving, 'saved');
  expect(await saving.flush()).toMatchObject({ version: 2, content: { title: 'Registru' } });
  expect(service).toMatchObject({ saves: 1, version: 2 });
});

test('a creation whose answer was lost is repeated word for word with its key, then the newest text follows', async () => {
  const saving = autosave();
  service.faults = ['lost'];
  saving.change(text('Regis'));
  expect(await saving.flush()).toBeNull();
  expect(saving.getState().kind).toBe('failed');
  saving.change(text('Registru'));
  await saving.flush();
  expect(service.keys).toHaveLength(1);
  expect(service).toMatchObject({ content: { title: 'Registru' }, version: 2 });
});

test('what is written while a save is on its way is saved after it', async () => {
  const saving = autosave(view({ version: 0, content: BLANK }));
  saving.change(text('a'));
  const first = saving.flush();
  saving.change(text('ab'));
  await first;
  expect(saving.hasUnsaved).toBe(false);
  expect(service).toMatchObject({ saves: 2, content: { title: 'ab' } });
});

test('a service that is down leaves the text unsaved, and a second try saves it', async () => {
  const saving = autosave(view({ version: 0, content: BLANK }));
  service.faults = ['busy'];
  saving.change(text('a'));
  expect(await saving.flush()).toBeNull();
  expect(saving.getState()).toMatchObject({ kind: 'failed', error: { code: 'service.busy' } });
  expect(saving.hasUnsaved).toBe(true);
  expect(await saving.flush()).toMatchObject({ content: { title: 'a' } });
  expect(saving.getState().kind).toBe('saved');
});

test('a text over an older version waits for a decision, and may be kept', async () => {
  const saving = autosave(view({ version: 1, content: BLANK }));
  Object.assign(service, { version: 5, content: text('al colegului') });
  saving.change(text('al meu'));
  await saving.flush();
  expect(saving.getState()).toMatchObject({
    kind: 'stale',
    current: { version: 5, content: { title: 'al colegului' } },
  });
  saving.change(text('al meu, mai lung'));
  expect(await saving.flush()).toBeNull();
  expect(await saving.keepMine()).toMatchObject({ version: 6, content: { title: 'al meu, mai lung' } });
});

test('or given up for the saved one', async () => {
  const saving = autosave(view({ version: 1, content: BLANK }));
  Object.assign(service, { version: 5, content: text('al colegului') });
  saving.change(text('al meu'));
  await saving.flush();
  expect(saving.useSaved()).toMatchObject({ content: { title: 'al colegului' } });
  saving.change(text('al colegului'));
  expect(saving.hasUnsaved).toBe(false);
  expect(service.saves).toBe(0);
});

test('an amount that cannot be read is not sent as an emptied one; what follows it is', async () => {
  const stored = { ...text('Registru'), budgetMin: 5000 };
  Object.assign(service, { version: 1, content: stored });
  const saving = autosave(view(service), 0);
  saving.change({ ...stored, budgetMin: Number.NaN });
  await until(saving, 'local');
  expect(await saving.flush()).toBeNull();
  expect(service.content.budgetMin).toBe(5000);
  saving.change({ ...stored, budgetMin: 6000 });
  await until(saving, 'saved');
  expect(service).toMatchObject({ saves: 1, content: { budgetMin: 6000 } });
});

test('an amount that becomes unreadable where there was none is unsaved too', () => {
  const saving = autosave(view({ version: 1, content: BLANK }));
  saving.change({ ...BLANK, budgetMin: Number.NaN });
  expect(saving.hasUnsaved).toBe(true);
});

test('the same text given again does not begin another save of what was refused', async () => {
  const saving = autosave(view({ version: 0, content: BLANK }));
  service.faults = ['busy'];
  saving.change(text('a'));
  await saving.flush();
  saving.change(text('a'));
  expect(saving.getState().kind).toBe('failed');
});
