import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '../../id.ts';
import { createReadDb } from '../../read-db.ts';
import { acting } from '../../testing/acting.ts';
import { anActor } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { readPartner } from './profile.ts';
import { showLogo } from './show-logo.ts';

const firma = anActor({ kind: 'firma' });
const other = anActor({ kind: 'firma' });
let database: TestDatabase;
let by: ReturnType<typeof acting>;
const rows = (query: string) => database.orm.em.fork().execute(query);

beforeAll(async () => {
  database = await createTestDatabase();
  by = acting(database.orm);
  for (const { accountId, organisationId } of [firma, other])
    await rows(`insert into account (id, email, display_name, password_hash) values ('${accountId}', '${accountId}@exemplu.ro', 'Ana', '');
      insert into organisation (id, kind, name, status) values ('${organisationId}', 'firma', 'Firma', 'approved')`);
});
afterAll(() => database.close());

const picture = async (owner = firma): Promise<string> => {
  const id = newId();
  await rows(`insert into image (id, organisation_id, storage_key, width, height, widths)
    values ('${id}', '${owner.organisationId}', 'image/${id}', 192, 192, '{192}')`);
  return id;
};
const shown = async () => JSON.parse(await readPartner(createReadDb(database.orm), firma.organisationId)).logo;

test('a firm sets its logo, and a new one replaces it', async () => {
  expect(await shown()).toBeNull();
  const [first, second] = [await picture(), await picture()];
  await by(firma, showLogo, { imageId: first });
  expect(await shown()).toEqual({ id: first, width: 192, height: 192, widths: [192] });
  await by(firma, showLogo, { imageId: second });
  await by(firma, showLogo, { imageId: second });
  expect(await shown()).toMatchObject({ id: second });
  expect(await rows(`select id from image where id in ('${first}', '${second}')`)).toEqual([{ id: second }]);
  expect(await rows(`select action, from_state, to_state from audit order by id`)).toEqual(
    [1, 2, 3].map(() => ({ action: 'organisation.showLogo', from_state: 'approved', to_state: 'approved' })),
  );
});

test('another firm’s picture is refused as a logo, and a viewer cannot set one', async () => {
  const [own, foreign] = [await picture(), await picture(other)];
  await expect(by(firma, showLogo, { imageId: foreign })).rejects.toMatchObject({ code: 'not_found' });
  const viewer = { ...firma, role: 'viewer' } as const;
  await expect(by(viewer, showLogo, { imageId: own })).rejects.toMatchObject({ code: 'auth.forbidden' });
});
