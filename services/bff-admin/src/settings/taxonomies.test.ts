import { expect, test } from '@jest/globals';
import { createTestApp } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { settingChangeList } from '@psp/contracts/setting-changes';
import { EXPERTISE, FIRST_DOMAINS } from '@psp/contracts/taxonomies';
import { offeredValues, type TaxonomyValue, taxonomyView } from '@psp/contracts/taxonomy-values';
import { bffAdmin } from '../app.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const admin = await app.as({ kind: 'admin' });
const reader = await app.as({ kind: 'admin', role: 'viewer', organisationId: admin.actor.organisationId });
const firma = await app.as({ kind: 'firma' });

const PATH = '/settings/taxonomies/industries';
const view = async () => taxonomyView.parse((await admin.get(PATH)).json());
const save = async (items: readonly TaxonomyValue[], version?: number) =>
  admin.post(PATH, { version: version ?? (await view()).version, value: { items } });
const offered = async (by = admin) =>
  offeredValues.parse((await by.get('/taxonomies/industries')).json()).items.map(({ name }) => name);
const change = async (slug: string, patch: Partial<TaxonomyValue>) =>
  save((await view()).value.items.map((one) => (one.slug === slug ? { ...one, ...patch } : one)));

test('a list begins as the portal had it, and is renamed, ordered, added to and turned off', async () => {
  const before = await view();
  expect(before).toMatchObject({ version: 0, versions: [], uses: {} });
  expect(before.value.items.map(({ slug }) => slug)).toEqual([
    ...['consultancy', 'it', 'construction', 'legal', 'financial', 'marketing', 'other'],
  ]);
  const [first, second, ...others] = before.value.items as [TaxonomyValue, TaxonomyValue, ...TaxonomyValue[]];
  const energy = { slug: 'energie', name: 'Energie', isOn: true };
  const items = [{ ...second, name: 'IT și telecomunicații' }, energy, { ...first, isOn: false }, ...others];
  const saved = await save(items, 0);
  expect(taxonomyView.parse(saved.json())).toMatchObject({ version: 1, value: { items } });
  expect((await offered()).slice(0, 3)).toEqual(['IT și telecomunicații', 'Energie', 'Construcții']);
  expect((await save(items, 0)).statusCode).toBe(409);
});

test('another instance of the service offers the change at once', async () => {
  const other = await createTestApp(bffAdmin, { orm: database.orm, area: 'admin' });
  const colleague = await other.as({ kind: 'admin', organisationId: admin.actor.organisationId });
  await change('energie', { name: 'Energie și ape' });
  expect(await offered(colleague)).toContain('Energie și ape');
  await other.close();
});

test('a value left out, or unknown to the version that comes back, stays and is turned off', async () => {
  const { version, value } = await view();
  await save(value.items.filter(({ slug }) => slug !== 'legal'));
  expect((await view()).value.items.at(-1)).toEqual({ slug: 'legal', name: 'Juridic', isOn: false });
  const restored = await admin.post(`${PATH}/restore`, { version: version + 1, of: 0 });
  const { items } = taxonomyView.parse(restored.json()).value;
  expect(items[0]).toEqual({ slug: 'consultancy', name: 'Consultanță', isOn: true });
  expect(items.at(-1)).toEqual({ slug: 'energie', name: 'Energie și ape', isOn: false });
  expect((await admin.post(`${PATH}/restore`, { version: version + 1, of: 0 })).statusCode).toBe(409);
});

test('the uses of a value are moved to another one, as many as were read', async () => {
  const { organisationId } = firma.actor;
  await rows(`update organisation set industry = 'legal' where id = '${organisationId}'`);
  const { version, uses } = await view();
  expect(uses).toEqual({ legal: 1 });
  const move = (body: object) => admin.post(`${PATH}/move`, { version, from: 'legal', to: 'other', uses: 1, ...body });
  expect((await move({ to: 'legal' })).statusCode).toBe(422);
  expect((await move({ to: 'energie' })).json()).toMatchObject({ code: 'taxonomy.off' });
  expect((await move({ to: 'nimic' })).statusCode).toBe(404);
  expect((await move({ to: '' })).statusCode).toBe(400);
  expect((await move({ uses: 2 })).statusCode).toBe(409);
  expect((await move({ version: version - 1 })).statusCode).toBe(409);
  const both = await Promise.all([move({}), move({})]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await view()).toMatchObject({ version: version + 1, uses: { other: 1 } });
  expect(await rows(`select industry from organisation where id = '${organisationId}'`)).toEqual([
    { industry: 'other' },
  ]);
  expect(await offered()).not.toContain('Juridic');
  expect(await rows(`select details from audit where action = 'setting.move' and outcome = 'done'`)).toEqual([
    { details: { setting: 'Industrii', version: version + 1, value: 'Juridic', into: 'Alt domeniu', rows: 1 } },
  ]);
});

test('all changes are in the list of changes, with what they have changed', async () => {
  const { items } = settingChangeList.parse((await reader.get('/settings/changes?of=taxonomies')).json());
  expect(items.map(({ action }) => action)).toEqual([
    ...['setting.move', 'setting.restore', 'setting.save', 'setting.save', 'setting.save'],
  ]);
  expect(items[0]?.version).toMatchObject({ setting: 'taxonomy:industries', label: 'Industrii' });
});

test('a list without a value to choose, with a name twice, or of hostile values is refused', async () => {
  const { value } = await view();
  const [first, second] = value.items as [TaxonomyValue, TaxonomyValue];
  const wrong = [
    value.items.map((one) => ({ ...one, isOn: false })),
    [first, { ...second, name: first.name.toUpperCase() }],
    [first, first],
    [],
    [{ ...first, name: ' ' }],
    [{ ...first, name: 'a'.repeat(61) }],
    [{ ...first, slug: '../x' }],
    Array.from({ length: 61 }, (_, n) => ({ slug: `a${n}`, name: `A ${n}`, isOn: true })),
  ];
  for (const items of wrong) expect((await save(items)).statusCode).toBe(400);
  // A name of a value that was left out is still taken.
  const twice = await save([
    ...value.items.filter(({ slug }) => slug !== 'it'),
    { slug: 'it-2', name: 'it', isOn: true },
  ]);
  expect(twice.json()).toMatchObject({ code: 'taxonomy.taken' });
});

test('a list has at most 60 values, with those that were left out', async () => {
  const { value } = await view();
  const added = Array.from({ length: 60 - value.items.length }, (_, n) => ({
    slug: `a${n}`,
    name: `A ${n}`,
    isOn: true,
  }));
  expect((await save([...value.items, ...added])).statusCode).toBe(200);
  const full = await view();
  const another = { slug: 'nou', name: 'Nou', isOn: true };
  expect((await save([...full.value.items.slice(1), another])).json()).toMatchObject({ code: 'taxonomy.too_many' });
  expect((await save(full.value.items.slice(1))).statusCode).toBe(200);
  expect((await view()).value.items).toHaveLength(60);
});

test('only editors of the settings change lists, viewers read them, and an unknown list is not there', async () => {
  const { version, value } = await view();
  for (const [path, body] of [
    [PATH, { version, value }],
    [`${PATH}/restore`, { version, of: 0 }],
    [`${PATH}/move`, { version, from: 'it', to: 'other', uses: 0 }],
  ] as const) {
    expect((await reader.post(path, body)).statusCode).toBe(403);
    expect((await firma.post(path, body)).statusCode).toBe(403);
  }
  expect((await reader.get(PATH)).statusCode).toBe(200);
  expect((await firma.get(PATH)).statusCode).toBe(403);
  for (const name of ['nimic', 'constructor', '__proto__'])
    expect((await admin.get(`/settings/taxonomies/${name}`)).statusCode).toBe(404);
});

test('labels of expertise are renamed and ordered, and none is added, turned off or moved', async () => {
  const path = '/settings/taxonomies/expertise';
  const read = async () => taxonomyView.parse((await admin.get(path)).json());
  const { version, value, uses } = await read();
  expect(value.items.map(({ slug, name }) => [slug, name])).toEqual(
    Object.entries(EXPERTISE).map(([slug, { name }]) => [slug, name]),
  );
  const keep = (items: readonly TaxonomyValue[]) => admin.post(path, { version, value: { items } });
  const [first, second, ...others] = value.items as [TaxonomyValue, TaxonomyValue, ...TaxonomyValue[]];
  const refused = [
    keep([...value.items, { slug: 'nou', name: 'Nou', isOn: true }]),
    keep([{ ...first, isOn: false }, second, ...others]),
    keep([second, ...others]),
    keep([{ ...first, slug: 'nou', name: 'Nou' }, second, ...others]),
    admin.post(`${path}/move`, { version, from: first.slug, to: second.slug, uses: uses[first.slug] ?? 0 }),
  ];
  for (const answer of await Promise.all(refused)) expect(answer.json()).toMatchObject({ code: 'taxonomy.fixed' });
  const renamed = [second, { ...first, name: 'Fonduri și proiecte' }, ...others];
  expect(taxonomyView.parse((await keep(renamed)).json())).toMatchObject({ version: 1, value: { items: renamed } });
  const restored = await admin.post(`${path}/restore`, { version: 1, of: 0 });
  expect(taxonomyView.parse(restored.json()).value).toEqual(value);
});

test('domains of requests are renamed, ordered and exchanged, and what refers to them follows', async () => {
  const path = '/settings/taxonomies/domains';
  const read = async () => taxonomyView.parse((await admin.get(path)).json());
  const { version, value } = await read();
  expect(value.items.map(({ slug, name }) => [slug, name])).toEqual(Object.entries(FIRST_DOMAINS));
  const keep = (items: readonly TaxonomyValue[]) => admin.post(path, { version, value: { items } });
  const [first, second, ...others] = value.items as [TaxonomyValue, TaxonomyValue, ...TaxonomyValue[]];
  const refused = [
    keep([...value.items, { slug: 'nou', name: 'Nou', isOn: true }]),
    keep([second, ...others]),
    keep([{ ...first, isOn: false }, second, ...others]),
    admin.post(`${path}/move`, { version, from: first.slug, to: second.slug, uses: 0 }),
  ];
  for (const answer of await Promise.all(refused)) expect(answer.json()).toMatchObject({ code: 'taxonomy.fixed' });
  const known = () => rows<{ slug: string; name: string }>('select slug, name from domain order by position');
  const exchanged = [{ ...second, name: first.name }, { ...first, name: second.name }, ...others];
  expect(taxonomyView.parse((await keep(exchanged)).json()).value.items).toEqual(exchanged);
  expect(await known()).toEqual(exchanged.map(({ slug, name }) => ({ slug, name })));
  const restored = await admin.post(`${path}/restore`, { version: 1, of: 0 });
  expect(taxonomyView.parse(restored.json()).value).toEqual(value);
  expect(await known()).toEqual(value.items.map(({ slug, name }) => ({ slug, name })));
});
