import { beforeAll, expect, test } from '@jest/globals';
import type { TestApp } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { type EditedText, editedText, editedTexts } from '@psp/contracts/starting-text-editing';
import { startingTexts } from '@psp/contracts/starting-texts';
import type { DomainSlug } from '@psp/contracts/taxonomies';
import { seedBasics } from '@psp/domain/seed-basics';
import { listStartingTexts } from '@psp/domain/sourcing/starting-texts/queries';
import { createReadDb, type Db } from '@psp/domain/read-db';
import { bffAdmin } from '../app.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
let db: Db;
let admin: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  db = createReadDb(database.orm);
  admin = await app.as({ kind: 'admin' });
});

const content = { title: 'Drum comunal', description: 'Ce trebuie să cuprindă oferta: [lungime].' };
const offered = async (category: DomainSlug) =>
  startingTexts.parse(JSON.parse(await listStartingTexts(db, category))).items;
const edited = async (category: DomainSlug) =>
  editedTexts.parse((await admin.get('/starting-texts')).json()).items.filter((one) => one.category === category);
const create = async (category: DomainSlug): Promise<EditedText> =>
  editedText.parse((await admin.post('/starting-texts', { category, ...content })).json());
const acts = () =>
  rows(
    `select action, from_state, to_state from audit where entity = 'starting-text' and outcome = 'done' order by id`,
  );

test('a text that is added is offered last, and what is changed in it is offered at once, with every version kept', async () => {
  const text = await create('mediu');
  expect((await offered('mediu')).at(-1)).toEqual({ id: text.id, ...content });
  const changed = { ...content, title: 'Drum județean' };
  const saved = editedText.parse(
    (await admin.put(`/starting-texts/${text.id}`, { version: text.version, ...changed })).json(),
  );
  expect((await offered('mediu')).at(-1)).toEqual({ id: text.id, ...changed });
  expect(saved.versions.map(({ number, title, savedBy }) => [number, title, savedBy])).toEqual([
    [2, 'Drum județean', 'Ioana Test'],
    [1, 'Drum comunal', 'Ioana Test'],
  ]);
  const restored = await admin.post(`/starting-texts/${text.id}/restore`, { version: 2, number: 1 });
  expect(restored.json()).toMatchObject({ version: 3, ...content });
  expect(await acts()).toMatchObject([
    { action: 'starting-text.create' },
    { action: 'starting-text.edit', from_state: '1', to_state: '2' },
    { action: 'starting-text.restore', from_state: '2', to_state: '3' },
  ]);
});

test('a text decided on an older version is refused and changes nothing', async () => {
  const text = await create('resurse-umane');
  const path = `/starting-texts/${text.id}`;
  expect((await admin.put(path, { version: 1, ...content, title: 'Al meu' })).statusCode).toBe(200);
  for (const late of [
    await admin.put(path, { version: 1, ...content, title: 'Al altuia' }),
    await admin.post(`${path}/retire`, { version: 1 }),
  ])
    expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'version.stale' }]);
  expect((await offered('resurse-umane')).at(-1)?.title).toBe('Al meu');
});

test('a retired text is offered no more, also after the portal starts again, until it is brought back', async () => {
  const [first] = await edited('strategii-locale');
  if (!first) throw new Error('no text');
  const path = `/starting-texts/${first.id}`;
  const { version } = editedText.parse((await admin.post(`${path}/retire`, { version: first.version })).json());
  await seedBasics(database.orm);
  expect((await offered('strategii-locale')).map(({ id }) => id)).not.toContain(first.id);
  expect((await admin.post(`${path}/show`, { version })).json()).toMatchObject({ isShown: true });
  expect((await offered('strategii-locale')).at(-1)?.id).toBe(first.id);
});

test('an order holds for authorities; of two orders made from the same list the second is told', async () => {
  const seen = (await edited('it-digitalizare')).map(({ id }) => id);
  const order = seen.toReversed();
  const put = () => admin.post('/starting-texts/order', { category: 'it-digitalizare', seen, order });
  expect((await put()).statusCode).toBe(200);
  expect((await offered('it-digitalizare')).map(({ id }) => id)).toEqual(order);
  expect([(await put()).statusCode, (await put()).json()]).toMatchObject([409, { code: 'version.stale' }]);
  const foreign = [...order.slice(1), (await edited('mediu'))[0]?.id];
  const refused = await admin.post('/starting-texts/order', {
    category: 'it-digitalizare',
    seen: order,
    order: foreign,
  });
  expect(refused.statusCode).toBe(409);
});

test('a domain has at most 20 texts, however many are added at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 25 }, () => admin.post('/starting-texts', { category: 'achizitii-publice', ...content })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 422)[0]?.json()).toMatchObject({
    code: 'starting-text.too_many',
  });
  expect(await offered('achizitii-publice')).toHaveLength(20);
});

test('what is missing is told by its field, and who may only read is refused', async () => {
  const empty = await admin.post('/starting-texts', { category: 'mediu', title: ' ', description: '' });
  expect(Object.keys(empty.json<{ details: { fields: object } }>().details.fields)).toEqual(['title', 'description']);
  const viewer = await app.as({ kind: 'admin', role: 'viewer' });
  expect((await viewer.get('/starting-texts')).statusCode).toBe(200);
  expect((await viewer.post('/starting-texts', { category: 'mediu', ...content })).statusCode).toBe(403);
});
