import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { asSystem } from '../../as-system.ts';
import { CAPABILITIES } from '../../capabilities.ts';
import { newId } from '../../id.ts';
import { acting } from '../../testing/acting.ts';
import { anActor } from '../../testing/actors.ts';
import { anArticle, createArticles } from '../../testing/articles.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { reviseArticle, saveArticle } from '../../publishing/articles/write-article.ts';
import { removeForgottenImages } from './remove-forgotten.ts';

const NOW = new Date('2026-03-05T10:00:00Z');
const uat = anActor({ kind: 'uat' });
const admin = anActor({ kind: 'admin' });
let database: TestDatabase;
let articles: ReturnType<typeof createArticles>;
let by: ReturnType<typeof acting>;
const rows = <Row>(query: string) => database.orm.em.fork().execute<Row[]>(query);

beforeAll(async () => {
  database = await createTestDatabase();
  articles = createArticles(database.orm, admin);
  by = acting(database.orm, NOW);
  for (const { accountId, organisationId, kind } of [uat, admin])
    await rows(`insert into account (id, email, display_name, password_hash) values ('${accountId}', '${accountId}@exemplu.ro', 'Ana', '');
      insert into organisation (id, kind, name, status, uat_type)
        values ('${organisationId}', '${kind}', 'Vale', 'approved', ${kind === 'uat' ? `'commune'` : 'null'})`);
});
afterAll(() => database.close());

/* An image uploaded for a text; its objects are named after its id. */
const picture = async (owner: string | null = uat.organisationId): Promise<string> => {
  const id = newId();
  await rows(`insert into image (id, organisation_id, storage_key, width, height, widths)
    values ('${id}', ${owner && `'${owner}'`}, 'image/${id}', 960, 540, '{480,960}')`);
  return id;
};
const showing = (id: string): string => `<p>Podul.</p><p><img src="/api/public/images/${id}/960" alt="Podul"></p>`;
const tidyOn = (day: number) =>
  asSystem(database.orm, ({ db }) => removeForgottenImages(db, new Date(NOW.getTime() + day * 24 * 60 * 60 * 1000)));
const stored = async (...ids: string[]): Promise<boolean[]> => {
  const found = await rows<{ id: string }>('select id from image');
  return ids.map((id) => found.some((row) => row.id === id));
};

test('an image that no saved text contains is removed with its objects after a month', async () => {
  const id = await picture();
  await tidyOn(0);
  await tidyOn(29);
  expect(await stored(id)).toEqual([true]);
  await tidyOn(31);
  expect(await stored(id)).toEqual([false]);
  expect(
    await rows(`select data from pgboss.job where name = 'file-removal' and data ->> 'key' like 'image/${id}/%'`),
  ).toHaveLength(3);
});

test('images of drafts, published texts, their revisions, covers and attractions are kept', async () => {
  const pictures = [await picture(), await picture(), await picture(), await picture(), await picture()];
  const [inDraft = '', inText = '', inProposal = '', cover = '', atSight = ''] = pictures;
  await articles.draft(uat, { body: showing(inDraft), coverImageId: cover });
  const id = await articles.published(uat, { body: showing(inText) });
  await by(uat, reviseArticle, { id, version: 3, ...anArticle({ body: showing(inProposal) }) });
  await rows(`with c as (insert into community (name, county_code) values ('Vale', 'CJ') returning id)
    insert into community_attraction (community_id, name, type, image_ids) select id, 'Podul', 'istoric', '{${atSight}}' from c`);
  for (const day of [0, 31, 62]) await tidyOn(day);
  expect(await stored(...pictures)).toEqual(pictures.map(() => true));
});

test('the association’s images are removed likewise, and kept while a newsletter or its own community shows them', async () => {
  const [unused, inIssue, ofIssue, ofCommunity] = [
    await picture(null),
    await picture(null),
    await picture(null),
    await picture(null),
  ];
  await rows(`with i as (insert into newsletter_issue (created_by, body) values ('${admin.accountId}', '${showing(inIssue)}') returning id)
    insert into newsletter_picture (issue_id, image_id) select id, '${ofIssue}' from i;
    insert into community (name, county_code, featured_image_id) values ('Deal', 'CJ', '${ofCommunity}')`);
  for (const day of [0, 31, 62]) await tidyOn(day);
  expect(await stored(unused, inIssue, ofIssue, ofCommunity)).toEqual([false, true, true, true]);
});

test('the month starts when a text is saved without the image, and stops when a text is saved with it', async () => {
  const [taken, putBack] = [await picture(), await picture()];
  const ids = [
    await articles.draft(uat, { body: showing(taken) }),
    await articles.draft(uat, { body: showing(putBack) }),
  ];
  await tidyOn(40);
  for (const id of ids) await by(uat, saveArticle, { id, version: 1, ...anArticle() });
  await tidyOn(41);
  await by(uat, saveArticle, { id: ids[1] ?? '', version: 2, ...anArticle({ body: showing(putBack) }) });
  await tidyOn(70);
  expect(await stored(taken, putBack)).toEqual([true, true]);
  await tidyOn(72);
  expect(await stored(taken, putBack)).toEqual([false, true]);
});

test('each database column that refers to an image is declared by a capability', async () => {
  const columns = await rows<{ name: string }>(
    `select c.conrelid::regclass || '.' || a.attname as name from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
     where c.contype = 'f' and c.confrelid = 'image'::regclass`,
  );
  const known = CAPABILITIES.flatMap(({ pictures = [] }) => pictures);
  expect(known).toEqual(expect.arrayContaining(columns.map(({ name }) => name)));
});
