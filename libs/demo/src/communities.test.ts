import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { communitiesOverview, communityView } from '@psp/contracts/communities';
import sharp from 'sharp';
import { readCommunitiesOverview } from '@psp/domain/presenting/communities/queries';
import { readCommunity } from '@psp/domain/presenting/communities/read-community';
import { createReadDb } from '@psp/domain/read-db';
import type { TestDatabase } from '@psp/domain/testing/database';
import { COMMUNITIES } from './content/communities.ts';
import { sceneDrawing } from './pictures/render.ts';
import { drawScene } from './pictures/scene.ts';
import { renderAll } from './stored-pictures.ts';
import { createDemonstration } from './testing/demonstration.ts';

const now = new Date('2026-05-14T09:30:00Z');
let database: TestDatabase;
let folder: string;
const query = <T extends object>(sql: string) => database.orm.em.fork().execute<T[]>(sql);

beforeAll(async () => {
  ({ folder, ...database } = await createDemonstration(now));
}, 120_000);
afterAll(() => database.close());

test('there are twenty-five communities in fifteen counties, each with a complete page', async () => {
  const db = createReadDb(database.orm);
  const overview = communitiesOverview.parse(JSON.parse(await readCommunitiesOverview(db)));
  expect(overview).toMatchObject({ communities: 25, counties: 15 });
  for (const { id } of await query<{ id: string }>('select id from community')) {
    const shown = communityView.parse(JSON.parse(await readCommunity(db, id)));
    expect(shown.picture).not.toBeNull();
    expect(shown.attractions.length).toBeGreaterThanOrEqual(1);
    expect(shown.attractions.every(({ pictures }) => pictures.length === 1)).toBe(true);
    expect(shown.projects.length).toBeGreaterThanOrEqual(1);
    expect(shown.gallery.length).toBeGreaterThanOrEqual(3);
    expect(shown.gallery.length).toBeLessThanOrEqual(6);
    expect(shown.contact.phone).toMatch(/^\+40/);
  }
});

test('an authority with a demo account shows a collaboration with its partner', async () => {
  const rows = await query(`select c.name from community c join community_project x on x.community_id = c.id
    join project p on p.id = x.project_id and p.uat_id = c.organisation_id`);
  expect(rows).toContainEqual({ name: 'Sibiu' });
});

test('every version of every picture is in the file store', async () => {
  const rows = await query<{ key: string }>(`select storage_key || '/' || unnest(widths) || '.webp' as key from image
    where id in (select image_id from community_image union all select logo_image_id from organisation)`);
  const stored = (await readdir(join(folder, 'image'), { recursive: true })).map((name) => `image/${name}`);
  expect(rows.length).toBeGreaterThan(200);
  expect(rows.filter(({ key }) => !stored.includes(key))).toEqual([]);
});

test('each attraction of one community has a drawing of its own', () => {
  const twice = COMMUNITIES.filter(({ attractions }) => {
    const scenes = attractions.map(([, , subject, season]) => `${subject} ${season}`);
    return new Set(scenes).size < scenes.length;
  });
  expect(twice.map(({ name }) => name)).toEqual([]);
});

test.each(COMMUNITIES)('$name says in three to six paragraphs what it is, with figures of its work', (source) => {
  const paragraphs = source.description.split('\n').filter((text) => text.length > 60);
  expect(paragraphs.length).toBeGreaterThanOrEqual(3);
  expect(paragraphs.length).toBeLessThanOrEqual(6);
  const { completed, budget, served } = source.figures;
  expect(completed).toBeGreaterThan(0);
  expect(served).toBeGreaterThan(0);
  const isMany = new Intl.PluralRules('ro').select(Number.parseInt(budget, 10)) === 'other';
  expect(budget).toMatch(isMany ? /^\d+ de milioane de lei$/ : /^\d+ milioane de lei$/);
});

test('no two partners have the same logo', async () => {
  const logos = await query<{ key: string }>(
    `select storage_key || '/192.webp' as key from image where id in (select logo_image_id from organisation)`,
  );
  const contents = await Promise.all(logos.map(({ key }) => readFile(join(folder, key), 'base64')));
  expect(new Set(contents).size).toBe(60);
});

test('no two communities have the same picture', () => {
  const covers = COMMUNITIES.map(({ land, attractions: [first] }) => `${land} ${first?.[2]} ${first?.[3]}`);
  expect(covers.filter((cover, index) => covers.indexOf(cover) !== index)).toEqual([]);
});

test('the same scene always gives the same picture, in two widths', async () => {
  const scene = { land: 'hills', subject: 'castle', season: 'autumn' } as const;
  expect(drawScene(scene)).toBe(drawScene(scene));
  const [rendered] = (await renderAll([sceneDrawing(scene), sceneDrawing(scene)])).values();
  const sizes = rendered?.map(async ({ content }) => (await sharp(content).metadata()).width) ?? [];
  expect(await Promise.all(sizes)).toEqual([480, 960]);
});
