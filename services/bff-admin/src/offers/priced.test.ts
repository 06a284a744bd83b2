import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { overseenOfferList } from '@psp/contracts/overseen';
import { createScenario } from '@psp/domain/testing/scenario';
import { bffAdmin } from '../app.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const scenario = createScenario(database.orm);
const ana = await app.as({ kind: 'admin' });
const [uat, firma] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];

const listed = async (query: string) => {
  const answer = await ana.get(`/offers?authority=${uat.actor.organisationId}&${query}`);
  const { items, total } = overseenOfferList.parse(answer.json());
  return { prices: items.map(({ price }) => price), total };
};

test('offers of a price are found in both orders, alone and with other filters', async () => {
  for (const price of [51_000, 52_000, 53_000]) {
    const project = await scenario.project(uat.actor, firma.actor);
    await rows('update offer set price = ? where id = (select offer_id from project where id = ?)', [price, project]);
  }
  expect(await listed('min=52000&max=53000')).toEqual({ prices: [53_000, 52_000], total: 2 });
  expect(await listed('min=52000&max=53000&sort=price')).toEqual({ prices: [52_000, 53_000], total: 2 });
  expect(await listed('max=52000&status=accepted&q=registrului')).toEqual({ prices: [52_000, 51_000], total: 2 });
  expect(await listed('max=52000&page=2')).toEqual({ prices: [], total: 2 });
  expect(await listed('min=52000&to=2020-01-01')).toEqual({ prices: [], total: 0 });
  expect(await listed('max=1')).toEqual({ prices: [], total: 0 });
});

test('with more offers of a price than are sorted, the list is read in its order', async () => {
  // Offers that nobody has opened stand for the many: they are counted, and not listed.
  const [{ id = '' } = {}] = await rows<{ id: string }>(
    `select request_id as id from offer where organisation_id = ? limit 1`,
    [firma.actor.organisationId],
  );
  await rows(
    `with firms as (insert into organisation (kind, name, status) select 'firma', 'Firma ' || n, 'approved'
       from generate_series(1, 5001) n returning id)
     insert into offer (request_id, organisation_id, created_by, status, price, delivery_days, valid_until, request_revision, submitted_at)
     select ?, id, ?, 'declined', 51000, 30, current_date + 90, 99, now() from firms`,
    [id, firma.actor.accountId],
  );
  expect(await listed('min=51000&max=53000')).toEqual({ prices: [53_000, 52_000, 51_000], total: 3 });
  expect(await listed('min=51000&max=53000&q=registrului&page=1')).toMatchObject({ total: 3 });
});
