import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import type { Actor } from '../../actor.ts';
import { type FileStore, openFileStore } from '../../operating/files/store.ts';
import { keepImage } from '../../operating/images/keep-image.ts';
import { canSeeHidden, findStoredImage } from '../../operating/images/stored-image.ts';
import { found } from '../../load.ts';
import { createReadDb } from '../../read-db.ts';
import { acting, type By } from '../../testing/acting.ts';
import { anActor } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { aSolution } from '../../testing/solutions.ts';
import {
  archiveSolution,
  createSolution,
  discardSolution,
  duplicateSolution,
  editSolution,
  publishSolution,
} from './commands.ts';

let database: TestDatabase;
let folder: string;
let files: FileStore;
let by: By;
const firma = anActor({ kind: 'firma' });
const other = anActor({ kind: 'firma' });
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'solutions-'));
  files = await openFileStore(pathToFileURL(folder).href);
  by = acting(database.orm);
  for (const { accountId, organisationId } of [firma, other])
    await rows(`insert into account (id, email, display_name, password_hash) values ('${accountId}', '${accountId}@exemplu.ro', 'Ana', '');
      insert into organisation (id, kind, name, status) values ('${organisationId}', 'firma', 'Firma', 'approved');
      insert into membership (account_id, organisation_id, role) values ('${accountId}', '${organisationId}', 'owner')`);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const rows = <Row>(query: string) => database.orm.em.fork().execute<Row[]>(query);
const picture = async ({ organisationId, accountId }: Actor): Promise<string> => {
  const drawn = sharp({ create: { width: 500, height: 300, channels: 3, background: '#1f5a9e' } });
  const bytes = await drawn.png().toBuffer();
  return (await keepImage(database.orm, files, { bytes, organisationId, accountId, isPrivate: true })).id;
};
const shown = async (id: string) => (await findStoredImage(createReadDb(database.orm), id, 480))?.isHidden;
const stored = async (id: string) => (await rows(`select from image where id = '${id}'`)).length;
const withPictures = (...ids: string[]) => aSolution({ pictures: ids.map((id) => ({ id, alt: `Ecranul ${id}` })) });

test('only its firm and the association see a picture until its solution is listed in the marketplace', async () => {
  const image = await picture(firma);
  expect(await shown(image)).toBe(true);
  const id = await by(firma, createSolution, withPictures(image));
  expect(await shown(image)).toBe(true);
  await by(firma, publishSolution, { id, version: 1 });
  expect(await shown(image)).toBe(false);
  await by(firma, archiveSolution, { id, version: 2 });
  const db = createReadDb(database.orm);
  const hidden = found(await findStoredImage(db, image, 480));
  expect(hidden).toMatchObject({ isHidden: true });
  const seen = [firma, other, anActor({ kind: 'admin' })].map((actor) =>
    canSeeHidden(db, actor, { ...hidden, id: image }),
  );
  expect(await Promise.all(seen)).toEqual([true, false, true]);
});

test('removed and discarded pictures are deleted, unless a copy still shows them', async () => {
  const [kept, gone] = [await picture(firma), await picture(firma)];
  const id = await by(firma, createSolution, withPictures(kept, gone));
  const copy = await by(firma, duplicateSolution, { id });
  await by(firma, editSolution, { id: copy, version: 1, content: withPictures(kept) });
  expect([await stored(kept), await stored(gone)]).toEqual([1, 1]);
  await by(firma, editSolution, { id, version: 1, content: withPictures(kept) });
  expect([await stored(kept), await stored(gone)]).toEqual([1, 0]);
  await by(firma, discardSolution, { id, version: 2 });
  expect(await stored(kept)).toBe(1);
  await by(firma, discardSolution, { id: copy, version: 2 });
  expect(await stored(kept)).toBe(0);
});

test('another firm’s picture is refused, and a client that does not know pictures leaves them unchanged', async () => {
  const foreign = await picture(other);
  await expect(by(firma, createSolution, withPictures(foreign))).rejects.toMatchObject({ code: 'not_found' });
  const own = await picture(firma);
  const id = await by(firma, createSolution, withPictures(own));
  await expect(by(firma, editSolution, { id, version: 1, content: withPictures(foreign) })).rejects.toMatchObject({
    code: 'not_found',
  });
  await by(firma, editSolution, { id, version: 1, content: aSolution({ title: 'Alt titlu' }) });
  expect(await rows(`select image_ids as ids from solution where id = '${id}'`)).toEqual([{ ids: [own] }]);
});
