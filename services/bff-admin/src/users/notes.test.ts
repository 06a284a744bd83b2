import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { TestApp } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { accountDetail, organisationView } from '@psp/contracts/users';
import { userNotes } from '@psp/contracts/user-notes';
import { newId } from '@psp/domain/id';
import { bffAdmin } from '../app.ts';
import { applies } from '../testing/applicants.ts';

type Person = Awaited<ReturnType<TestApp['as']>>;
const { app, rows } = await startTestApp(bffAdmin, 'admin');
let ana: Person;
let dan: Person;
let firm: Awaited<ReturnType<typeof applies>>;

beforeAll(async () => {
  ana = await app.as({ kind: 'admin' });
  dan = await app.as({ kind: 'admin', role: 'editor', organisationId: ana.actor.organisationId });
});
beforeEach(async () => {
  firm = await applies(app, { status: 'approved' });
});

const codeOf = (response: { json(): unknown }) => (response.json() as { code?: string }).code;
const paths = () => [`/organisations/${firm.id}`, `/accounts/${firm.actor.accountId}`];
const read = async (path: string, by = ana) => userNotes.parse((await by.get(`${path}/notes`)).json());
const write = async (path: string, text: string, by = ana) => {
  const [first] = userNotes.parse((await by.post(`${path}/notes`, { text })).json()).items;
  if (!first) throw new Error('nothing was written');
  return first;
};

describe('notes', () => {
  test('about an organisation and a person are read by the association, newest first', async () => {
    for (const path of paths()) {
      expect(await read(path)).toEqual({ items: [], canWrite: true });
      expect((await ana.post(`${path}/notes`, { text: ' ' })).statusCode).toBe(400);
      await write(path, 'Sunat, revine luni.');
      await write(path, 'A revenit.', dan);
      expect((await read(path)).items.map(({ text, author, actions }) => [text, author, actions])).toEqual([
        ['A revenit.', 'Ioana Test', ['remove']],
        ['Sunat, revine luni.', 'Ioana Test', ['edit', 'remove']],
      ]);
      expect((await read(path, dan)).items.map(({ actions }) => actions)).toEqual([['edit', 'remove'], []]);
      expect((await firm.get(`${path}/notes`)).statusCode).toBe(403);
    }
    const viewer = await app.as({ kind: 'admin', role: 'viewer', organisationId: ana.actor.organisationId });
    const [path = ''] = paths();
    expect(await read(path, viewer)).toMatchObject({ canWrite: false, items: [{ actions: [] }, { actions: [] }] });
    expect((await viewer.post(`${path}/notes`, { text: 'Eu.' })).statusCode).toBe(403);
  });

  test('are edited by their author, on the version read', async () => {
    const [path = ''] = paths();
    const { id, version } = await write(path, 'Unu.');
    expect(codeOf(await dan.call('PUT', `/notes/${id}`, { text: 'Doi.', version }))).toBe('auth.forbidden');
    const [edited] = userNotes.parse((await ana.put(`/notes/${id}`, { text: 'Doi.', version })).json()).items;
    expect(edited).toMatchObject({ text: 'Doi.', version: version + 1, editedAt: expect.any(String) });
    expect(codeOf(await ana.put(`/notes/${id}`, { text: 'Trei.', version }))).toBe('version.stale');
  });

  test('are removed by their author or an owner, without their text, and the history says by whom', async () => {
    const [path = '', person = ''] = paths();
    const own = await write(path, 'Text șters.', dan);
    const others = await write(path, 'A mea.');
    expect(codeOf(await dan.post(`/notes/${others.id}/remove`, { version: others.version }))).toBe('auth.forbidden');
    const left = await ana.post(`/notes/${own.id}/remove`, { version: own.version });
    expect(userNotes.parse(left.json()).items.map(({ text }) => text)).toEqual(['A mea.']);
    expect((await ana.post(`/notes/${own.id}/remove`, { version: own.version })).statusCode).toBe(404);
    expect(await rows('select body from user_note where id = ?', [own.id])).toEqual([{ body: '' }]);
    const { history } = organisationView.parse((await ana.get(path)).json());
    expect(history.map(({ action, outcome }) => [action, outcome])).toEqual([
      ['user-note.write', 'done'],
      ['user-note.write', 'done'],
      ['user-note.remove', 'refused'],
      ['user-note.remove', 'done'],
      ['user-note.remove', 'refused'],
    ]);
    await write(person, 'Despre persoană.');
    expect(accountDetail.parse((await ana.get(person)).json()).history.at(-1)).toMatchObject({
      action: 'user-note.write',
    });
  });

  test('a double click writes one', async () => {
    const [path = ''] = paths();
    const key = { 'idempotency-key': newId() };
    await Promise.all([1, 2].map(() => ana.post(`${path}/notes`, { text: 'O dată.' }, key)));
    expect((await read(path)).items).toHaveLength(1);
  });

  test('about unknown subjects are not found', async () => {
    for (const path of ['organisations', 'accounts']) {
      expect((await ana.get(`/${path}/${newId()}/notes`)).statusCode).toBe(404);
      expect((await ana.post(`/${path}/${newId()}/notes`, { text: 'x' })).statusCode).toBe(404);
    }
  });
});
