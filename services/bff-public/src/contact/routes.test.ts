import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '@psp/bff-kit/testing/app';
import { contactView } from '@psp/contracts/contact';
import { createTestDatabase, type TestDatabase } from '@psp/domain/testing/database';
import { bffPublic } from '../app.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(bffPublic, { orm: database.orm, area: 'public' });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const contact = async () => contactView.parse((await app.anonymous.get('/contact')).json());

test('visitors read how the association is reached, as far as it has said, and nothing of any other organisation', async () => {
  expect(await contact()).toEqual({ name: null, email: null, phone: null });
  await database.orm.em.fork().execute(
    `insert into organisation (kind, name, status, email) values ('firma', 'Softprim', 'approved', 'contact@softprim.example');
     insert into organisation (kind, name, status, email) values ('admin', 'Asociația', 'approved', '')`,
  );
  expect(await contact()).toEqual({ name: 'Asociația', email: null, phone: null });
  await database.orm.em
    .fork()
    .execute(
      `update organisation set email = 'contact@asociatia.example', phone = '+40310000000' where kind = 'admin'`,
    );
  expect(await contact()).toEqual({ name: 'Asociația', email: 'contact@asociatia.example', phone: '+40310000000' });
});
