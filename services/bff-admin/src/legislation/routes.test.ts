import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import {
  type ActContent,
  type ActView,
  actList,
  actView,
  editedActList,
  editedActView,
} from '@psp/contracts/legislation';
import { libraryReportList } from '@psp/contracts/library-opinions';
import { KNOWLEDGE_ACCESS, type KnowledgeAccess } from '@psp/contracts/knowledge-categories';
import type { Actor } from '@psp/domain/actor';
import { reportActError } from '@psp/domain/knowledge/legislation/opinions';
import { dueEditions, showDueEdition } from '@psp/domain/knowledge/legislation/manage-legislation';
import { listActs, readAct } from '@psp/domain/knowledge/legislation/queries';
import { acting } from '@psp/domain/testing/acting';
import { asSystem } from '@psp/domain/as-system';
import { bffAdmin } from '../app.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const admin = await app.as({ kind: 'admin' });
const reader = await app.as({ kind: 'admin', role: 'viewer' });
const by = acting(database.orm);

const content: ActContent = {
  ...{ number: 'Legea nr. 1', title: 'privind achizițiile', source: 'Monitorul Oficial al României', sourceUrl: null },
  ...{ category: 'achizitii-publice', access: 'signed_in', isSummary: true },
};
let counter = 0;
const create = async (patch: Partial<ActContent> = {}) => {
  counter += 1;
  const answer = await admin.post('/legislation', { ...content, number: `Legea nr. ${counter}/2016`, ...patch });
  return editedActView.parse(answer.json());
};
const viewOf = async (id: string) => editedActView.parse((await admin.get(`/legislation/${id}`)).json());
const write = async (id: string, text: string) =>
  admin.put(`/legislation/${id}/draft`, { version: (await viewOf(id)).version, text });
const act = async (id: string, action: string, body: object = {}) =>
  admin.post(`/legislation/${id}/${action}`, { version: (await viewOf(id)).version, ...body });
const publish = async (id: string, text: string, body: object = {}) => {
  expect((await write(id, text)).statusCode).toBe(200);
  return act(id, 'publish', { from: null, ...body });
};
const published = async (text = FIRST, patch: Partial<ActContent> = {}) => {
  const { id } = await create(patch);
  expect((await publish(id, text)).statusCode).toBe(200);
  return id;
};
const read = async (actor: Actor, id: string, on?: string): Promise<ActView | null> => {
  const text = await by(actor, ({ db, now }) => readAct(db, actor, id, on, now), undefined);
  return text === 'null' ? null : actView.parse(JSON.parse(text));
};
const found = async (actor: Actor, q: string) => {
  const query = { page: 1, q, category: undefined, show: 'all' as const };
  return actList.parse(JSON.parse(await by(actor, ({ db }) => listActs(db, actor, query), undefined))).items;
};
const passages = (id: string) =>
  rows<{ anchor: string; heading: string; text: string; access: string }>(
    'select anchor, heading, text, access from passage where source_id = ? order by position',
    [id],
  );
const { actor: uat } = await app.as({ kind: 'uat' });

const FIRST = 'Art. 1 Scop\n(1) Se cumpără eficient.\nArt. 7 Praguri\n(4) Rămâne.\n(5) Pragul este de 100 de lei.';
const SECOND = FIRST.replace('100', '250').replace('Art. 1 Scop\n(1) Se cumpără eficient.\n', '') + '\n(6) Este nou.';

test('an act is written, published, changed and read as of a day; what changed is told by paragraph', async () => {
  const { id, actions } = await create({ number: 'Legea nr. 98/2016' });
  expect(actions).toEqual(['edit', 'write']);
  expect((await publish(id, FIRST)).json()).toMatchObject({ status: 'published', draft: null, lastText: FIRST });
  const changed = await publish(id, SECOND, {
    from: '2022-09-10',
    note: 'Prag mai mare.',
    basis: 'Legea nr. 208/2022',
  });
  expect(editedActView.parse(changed.json())).toMatchObject({
    versions: 2,
    from: '2022-09-10',
    earliest: '2022-09-11',
  });

  const now = await read(uat, id);
  expect(now).toMatchObject({ shown: 2, versions: [{ from: null, until: '2022-09-09' }, { note: 'Prag mai mare.' }] });
  expect(now?.articles).toMatchObject([
    {
      ...{ number: '7', title: 'Praguri', anchor: 'art-7' },
      paragraphs: [
        { anchor: 'art-7-alin-4', since: 1, before: null },
        { anchor: 'art-7-alin-5', since: 2, text: 'Pragul este de 250 de lei.', before: 'Pragul este de 100 de lei.' },
        { anchor: 'art-7-alin-6', since: 2, before: null },
      ],
    },
  ]);
  expect(now?.removed).toMatchObject([{ article: '1', number: '1', text: 'Se cumpără eficient.' }]);
  const then = await read(uat, id, '2022-09-09');
  expect([then?.shown, then?.articles[1]?.paragraphs[1]]).toMatchObject([
    1,
    { anchor: 'art-7-alin-5', text: 'Pragul este de 100 de lei.', before: null },
  ]);
  expect(await found(uat, '250 de lei')).toMatchObject([{ id, found: { anchor: 'art-7-alin-5' } }]);
  expect(await found(uat, 'eficient')).not.toMatchObject([{ id }]);
  expect(await passages(id)).toMatchObject([
    { anchor: 'art-7-alin-4', heading: 'art. 7 alin. (4), Praguri', text: 'Rămâne.' },
    { anchor: 'art-7-alin-5', text: 'Pragul este de 250 de lei.' },
    { anchor: 'art-7-alin-6' },
  ]);
  expect((await viewOf(id)).history.map(({ action }) => action)).toEqual(
    ['create', 'write', 'publish', 'write', 'publish'].map((name) => `legislation.${name}`),
  );
});

test.each([
  ['an article twice', 'Art. 7 Unu.\nArt. 7 Doi.', 'Articolul 7 apare de două ori: pe rândurile 1 și 2.'],
  ['nothing', ' ', 'Scrieți sau lipiți textul.'],
  ['more than is kept in one act', 'a '.repeat(100_001), 'Textul are peste 200.000 de caractere'],
])('a text with %s is refused and named', async (_, text, message) => {
  const { id } = await create();
  const answer = await write(id, text);
  expect([answer.statusCode, JSON.stringify(answer.json())]).toEqual([400, expect.stringContaining(message)]);
  expect((await viewOf(id)).draft).toBeNull();
});

test('a long text is split in a thread, also when it is published, and its problem is named', async () => {
  const id = (await create()).id;
  const long = Array.from({ length: 900 }, (_, place) => `Art. ${place + 1} Se cumpără eficient.`).join('\n');
  const refused = await write(id, `${long}\nArt. 7 Iar.`);
  expect([refused.statusCode, JSON.stringify(refused.json())]).toEqual([
    400,
    expect.stringContaining('Articolul 7 apare de două ori: pe rândurile 7 și 901.'),
  ]);
  expect((await publish(id, long)).statusCode).toBe(200);
  expect((await read(uat, id))?.articles.length).toBe(900);
});

test('an error that was reported in an act is listed beside those of documents, and answered there', async () => {
  const id = await published();
  await by(uat, reportActError, { id, text: 'La art. 7.' });
  const { number } = await viewOf(id);
  const list = async () =>
    libraryReportList.parse((await admin.get(`/library-reports?q=${encodeURIComponent(number)}`)).json()).items;
  const [report] = await list();
  expect(report).toMatchObject({ text: 'La art. 7.', edition: 1, document: { kind: 'legislation', id, edition: 1 } });
  const answer = { version: 1, answer: 'Am corectat.' };
  expect((await admin.post(`/library-reports/${report?.id}/answer`, answer)).json()).toMatchObject({
    ...{ status: 'answered', document: { kind: 'legislation', title: `${number} privind achizițiile` } },
  });
  expect(await list()).toEqual([]);
});

test('a check is kept by an editor, and only of a published act', async () => {
  const { id } = await create();
  expect((await act(id, 'verify')).statusCode).toBe(409);
  await publish(id, FIRST);
  const { version } = await viewOf(id);
  expect((await reader.post(`/legislation/${id}/verify`, { version })).statusCode).toBe(403);
  const checked = editedActView.parse((await act(id, 'verify')).json());
  expect(checked.verifiedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(checked.history.map(({ action }) => action)).toContain('legislation.verify');
});

test('two megabytes are refused without being split', async () => {
  const { id, version } = await create();
  const answer = await admin.put(`/legislation/${id}/draft`, { version, text: 'Art. 1 (1) a\n'.repeat(160_000) });
  expect(answer.statusCode).toBe(413);
});

test('two editors on one act: the second is refused, and of two who publish one does', async () => {
  const { id, version } = await create();
  const save = (text: string) => admin.put(`/legislation/${id}/draft`, { version, text });
  expect((await save('Art. 1 Unu.')).statusCode).toBe(200);
  expect((await save('Art. 1 Doi.')).json()).toMatchObject({ code: 'version.stale' });
  const { version: read } = await viewOf(id);
  const both = await Promise.all(
    [1, 2].map(() => admin.post(`/legislation/${id}/publish`, { version: read, from: null })),
  );
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await rows('select from legal_edition where act_id = ?', [id])).toHaveLength(1);
});

test('a new version needs a later day, what changed, and another text', async () => {
  const id = await published();
  const refusal = async (text: string, body: object) => (await publish(id, text, body)).json().code;
  const all = { from: '2030-01-01', note: 'Altfel.' };
  expect(await refusal(SECOND, { ...all, from: null })).toBe('legislation.date_missing');
  expect(await refusal(SECOND, { ...all, note: ' ' })).toBe('legislation.note_missing');
  expect(await refusal(FIRST, all)).toBe('legislation.unchanged');
  expect((await publish(id, SECOND, all)).statusCode).toBe(200);
  expect(await refusal(FIRST, all)).toBe('legislation.date_too_early');
  const { actions } = editedActView.parse((await act(id, 'discard')).json());
  expect(actions).not.toContain('publish');
  expect((await act(id, 'publish', all)).json()).toMatchObject({ code: 'legislation.no_text' });
});

test('a version that is announced is shown on its day, with its passages', async () => {
  const id = await published();
  await publish(id, SECOND, { from: '2090-05-01', note: 'Prag mai mare.' });
  expect([(await read(uat, id))?.shown, (await read(uat, id, '2090-05-01'))?.shown]).toEqual([1, 2]);
  expect((await passages(id)).map(({ text }) => text)).toContain('Pragul este de 100 de lei.');
  const due = async (day: string) =>
    (await by(uat, ({ db }) => db.run(dueEditions(new Date(day))), undefined)).map((row) => row.id);
  expect(await due('2090-04-30T12:00:00Z')).not.toContain(id);
  expect(await due('2090-05-01T00:00:00Z')).toContain(id);
  await asSystem(database.orm, (write) => showDueEdition(write, id), new Date('2090-05-01T00:00:00Z'));
  expect((await passages(id)).map(({ text }) => text)).toContain('Pragul este de 250 de lei.');
  expect(await due('2090-05-02T00:00:00Z')).not.toContain(id);
});

test('a withdrawn act is gone from lists and passages with a reason, and comes back', async () => {
  const id = await published('Art. 1 Cuvântul retrasurumare.');
  expect(await found(uat, 'retrasurumare')).toHaveLength(1);
  expect((await act(id, 'withdraw')).statusCode).toBe(400);
  const withdrawn = editedActView.parse((await act(id, 'withdraw', { reason: 'Este abrogată.' })).json());
  expect(withdrawn).toMatchObject({ status: 'withdrawn', reason: 'Este abrogată.', actions: ['edit', 'restore'] });
  expect([await read(uat, id), await found(uat, 'retrasurumare'), await passages(id)]).toEqual([null, [], []]);
  expect(actView.parse((await admin.get(`/legislation/${id}/text`)).json()).shown).toBe(1);
  expect((await act(id, 'restore')).statusCode).toBe(200);
  expect([(await found(uat, 'retrasurumare')).length, (await passages(id)).length]).toEqual([1, 1]);
});

const READERS = {
  'an authority': { kind: 'uat' },
  'a firm': { kind: 'firma' },
  'an authority that waits': { kind: 'uat', status: 'pending' },
  'the association': { kind: 'admin' },
} as const;
const ALLOWED: Record<KnowledgeAccess, readonly (keyof typeof READERS)[]> = {
  visitors: ['an authority', 'a firm', 'an authority that waits', 'the association'],
  signed_in: ['an authority', 'a firm', 'the association'],
  members: ['an authority', 'the association'],
  partners: ['a firm', 'the association'],
};

test.each(Object.keys(READERS) as (keyof typeof READERS)[])(
  '%s reads the acts it may, in lists and by address',
  async (who) => {
    const { actor } = await app.as(READERS[who]);
    for (const access of Object.keys(KNOWLEDGE_ACCESS) as KnowledgeAccess[]) {
      const word = `accesul${who.replaceAll(/[^a-z]/g, '')}${access.replace('_', '')}`;
      const id = await published(`Art. 1 Cuvântul ${word}.`, { access });
      const isAllowed = ALLOWED[access].includes(who);
      expect([access, (await read(actor, id)) !== null, (await found(actor, word)).length]).toEqual([
        access,
        isAllowed,
        isAllowed ? 1 : 0,
      ]);
    }
  },
);

test('passages follow the access of an act', async () => {
  const id = await published();
  const { version } = await viewOf(id);
  const edited = await admin.put(`/legislation/${id}`, {
    ...content,
    number: `Legea nr. ${counter}/2017`,
    access: 'partners',
    version,
  });
  expect(edited.statusCode).toBe(200);
  expect(new Set((await passages(id)).map(({ access }) => access))).toEqual(new Set(['partners']));
});

test('a number is kept once, whatever its case, and a reader of the association changes nothing', async () => {
  await create({ number: 'OUG nr. 112/2018' });
  expect((await admin.post('/legislation', { ...content, number: 'oug nr. 112/2018' })).json()).toMatchObject({
    code: 'legislation.number_taken',
  });
  expect((await reader.post('/legislation', { ...content, number: 'OUG nr. 113/2018' })).statusCode).toBe(403);
  const list = editedActList.parse((await reader.get('/legislation?q=112&status=draft')).json());
  expect(list.items).toMatchObject([{ number: 'OUG nr. 112/2018', versions: 0, from: null }]);
});
