import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { cpvList } from '@psp/contracts/cpv';
import { ownSolutionList, ownSolutionView } from '@psp/contracts/own-solutions';
import { aSolution } from '@psp/domain/testing/solutions';
import { bffFirma } from '../app.ts';

const { app } = await startTestApp(bffFirma, 'firma');

type Person = Awaited<ReturnType<typeof app.as>>;
const viewOf = (answer: { json: () => unknown }) => ownSolutionView.parse(answer.json());
const start = async (firma: Person, more = {}) => viewOf(await firma.post('/solutions', { content: aSolution(more) }));

test('a solution is written, published, stopped, copied and thrown away', async () => {
  const firma = await app.as({ kind: 'firma' });
  const draft = await start(firma, { priceMin: null, priceMax: null });
  expect(draft.actions).toEqual(['edit', 'discard']);
  const { id } = draft;
  const edited = viewOf(await firma.put(`/solutions/${id}`, { version: draft.version, content: aSolution() }));
  expect(edited).toMatchObject({ content: aSolution(), actions: ['edit', 'discard', 'publish'] });
  const published = viewOf(await firma.post(`/solutions/${id}/publish`, { version: edited.version }));
  expect(published).toMatchObject({ status: 'published', isOver: false, actions: ['edit', 'renew', 'archive'] });
  const archived = viewOf(await firma.post(`/solutions/${id}/archive`, { version: published.version }));
  expect(archived.status).toBe('archived');
  const copy = viewOf(await firma.post(`/solutions/${id}/duplicate`, { version: archived.version }));
  expect(copy).toMatchObject({ status: 'draft', content: aSolution(), publishedAt: null });
  expect((await firma.post(`/solutions/${copy.id}/discard`, { version: copy.version })).statusCode).toBe(204);
  expect((await firma.get(`/solutions/${copy.id}`)).statusCode).toBe(404);
  expect(viewOf(await firma.get(`/solutions/${id}`)).history.map(({ action }) => action)).toEqual([
    'solution.create',
    'solution.edit',
    'solution.publish',
    'solution.archive',
  ]);
});

test('the list is the firm’s own, by state and by words of the text', async () => {
  const [firma, other] = [await app.as({ kind: 'firma' }), await app.as({ kind: 'firma' })];
  await start(other);
  const road = await start(firma, { title: 'Semnalizare rutieră', description: 'Indicatoare și marcaje.' });
  const register = await start(firma);
  await firma.post(`/solutions/${register.id}/publish`, { version: register.version });
  const titles = async (query: string) =>
    ownSolutionList.parse((await firma.get(`/solutions${query}`)).json()).items.map(({ title }) => title);
  expect(await titles('')).toEqual([register.content.title, 'Semnalizare rutieră']);
  expect(await titles('?status=draft')).toEqual(['Semnalizare rutieră']);
  expect(await titles('?q=SEMNALIZARE%20rutiera')).toEqual(['Semnalizare rutieră']);
  expect(await titles('?q=documente')).toEqual([register.content.title]);
  await firma.put(`/solutions/${road.id}`, { version: road.version, content: { ...road.content, cpv: '34900000-6' } });
  expect(await titles('?q=3490')).toEqual(['Semnalizare rutieră']);
  expect((await other.get(`/solutions/${road.id}`)).statusCode).toBe(404);
});

test.each([
  ['an older version', { version: 9, content: aSolution() }, 409],
  ['a price below its lowest', { version: 1, content: aSolution({ priceMin: 5, priceMax: 4 }) }, 400],
  ['three decimals', { version: 1, content: aSolution({ priceMin: 0.001, priceMax: 1 }) }, 400],
  [
    'eleven points',
    { version: 1, content: aSolution({ features: Array.from({ length: 11 }, (_, n) => `P${n}`) }) },
    400,
  ],
])('%s is refused and nothing is changed', async (_, body, status) => {
  const firma = await app.as({ kind: 'firma' });
  const { id, content } = await start(firma);
  expect((await firma.put(`/solutions/${id}`, body)).statusCode).toBe(status);
  expect(viewOf(await firma.get(`/solutions/${id}`))).toMatchObject({ content, version: 1 });
});

test('another firm and a reader change nothing', async () => {
  const [firma, other] = [await app.as({ kind: 'firma' }), await app.as({ kind: 'firma' })];
  const { id, version } = await start(firma);
  expect((await other.post(`/solutions/${id}/publish`, { version })).statusCode).toBe(404);
  expect((await other.post(`/solutions/${id}/duplicate`, { version })).statusCode).toBe(404);
  const reader = await app.as({ kind: 'firma', role: 'viewer' });
  expect((await reader.post('/solutions', { content: aSolution() })).statusCode).toBe(403);
});

test('a solution has a code of the list and the counties where it is offered, and is renewed in one act', async () => {
  const firma = await app.as({ kind: 'firma' });
  const { items } = cpvList.parse((await firma.get('/cpv-codes?q=software%20personalizat')).json());
  expect(items).toEqual([{ code: '72230000-6', name: 'Servicii de dezvoltare de software personalizat' }]);
  const code = { cpv: '72230000-6', counties: ['SB', 'CJ'] as const };
  const draft = await start(firma, { ...code, validUntil: '2099-01-01' });
  expect(draft).toMatchObject({ content: code, cpv: items[0], firmCounties: [] });
  const unknown = await firma.put(`/solutions/${draft.id}`, {
    version: draft.version,
    content: aSolution({ cpv: '99999999-9' }),
  });
  expect([unknown.statusCode, unknown.json().code]).toEqual([422, 'solution.cpv_unknown']);
  const { id, version } = viewOf(await firma.post(`/solutions/${draft.id}/publish`, { version: draft.version }));
  expect((await firma.post(`/solutions/${id}/renew`, { version, validUntil: '2020-01-01' })).statusCode).toBe(422);
  const renewed = viewOf(await firma.post(`/solutions/${id}/renew`, { version, validUntil: '2099-06-01' }));
  expect(renewed).toMatchObject({ status: 'published', content: { ...code, validUntil: '2099-06-01' } });
});
