import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { MikroORM } from '@mikro-orm/postgresql';
import { newId } from '../id.ts';
import { migrate } from '../migrate.ts';
import { prepareQueues } from '../operating/jobs/queues.ts';
import { createOrm } from '../orm.ts';
import { emptyDatabase } from '../testing/empty-database.ts';
import { TODAY } from '../time.ts';

let orm: MikroORM;
const [uat, firm, account] = [newId(), newId(), newId()];
const rows = <Row>(sql: string): Promise<Row[]> => orm.em.fork().execute<Row[]>(sql);

/* A project as the release before opens it, from an offer for 12.000 lei. */
const open = async (title: string): Promise<string> => {
  const [request, offer, project] = [newId(), newId(), newId()];
  await rows(`insert into service_request (id, organisation_id, created_by, title, category, county_code, description, deadline, status, sent_at,
      opened_at)
    values ('${request}', '${uat}', '${account}', '${title}', 'mediu', 'SB', 'x', now() - interval '9 days', 'in_progress',
      now() - interval '20 days', now() - interval '8 days');
    insert into offer (id, request_id, organisation_id, created_by, status, price, delivery_days, valid_until, request_revision, submitted_at)
    values ('${offer}', '${request}', '${firm}', '${account}', 'accepted', 12000, 30, ${TODAY}, 1, now() - interval '12 days');
    insert into project (id, request_id, offer_id, uat_id, firma_id, title)
    values ('${project}', '${request}', '${offer}', '${uat}', '${firm}', '${title}')`);
  return project;
};
const agree = (project: string, price: number | null) =>
  rows(`update project set agreed_price = ${price} where id = '${project}'`);
const priceOf = async (project: string) =>
  (await rows<{ price: number }>(`select price::float8 as price from project where id = '${project}'`))[0]?.price;

const placeOf = async (project: string) =>
  (await rows(`select category, county_code as county from project where id = '${project}'`))[0];

let [offered, agreed] = ['', ''];
beforeAll(async () => {
  orm = await createOrm({ url: await emptyDatabase(), poolSize: 4 });
  await prepareQueues(orm);
  await orm.migrator.up({ to: '0164-row-policies' });
  await rows(`insert into domain (slug, name, position) values ('mediu', 'Mediu', 1);
    insert into county (code, name) values ('SB', 'Sibiu'), ('CJ', 'Cluj');
    insert into organisation (id, kind, name, status, uat_type) values ('${uat}', 'uat', 'Comuna', 'approved', 'commune');
    insert into organisation (id, kind, name, status) values ('${firm}', 'firma', 'Firma', 'approved');
    insert into account (id, email, display_name, password_hash) values ('${account}', 'ana@exemplu.ro', 'Ana', '')`);
  [offered, agreed] = [await open('Oferta'), await open('Convenit')];
  await agree(agreed, 13_500.5);
  await migrate(orm);
});
afterAll(() => orm.close(true));

test('projects of before have domain and county of their request, and follow it', async () => {
  expect(await placeOf(offered)).toEqual({ category: 'mediu', county: 'SB' });
  const id = await open('Mutat');
  expect(await placeOf(id)).toEqual({ category: 'mediu', county: 'SB' });
  await rows(`update service_request set county_code = 'CJ' where title = 'Mutat'`);
  expect(await placeOf(id)).toEqual({ category: 'mediu', county: 'CJ' });
});

test('projects of before get the price agreed last, without one that of their offer', async () => {
  expect([await priceOf(offered), await priceOf(agreed)]).toEqual([12_000, 13_500.5]);
});

test('what the release before writes keeps the price', async () => {
  const id = await open('Nou');
  expect(await priceOf(id)).toBe(12_000);
  await agree(id, 14_000);
  expect(await priceOf(id)).toBe(14_000);
  await agree(id, null);
  expect(await priceOf(id)).toBe(12_000);
});
