import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createReadDb } from '../../read-db.ts';
import { anActor } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createScenario, type Scenario } from '../../testing/scenario.ts';
import { storeMember } from '../../testing/store-member.ts';
import { templateValues } from './values.ts';

const NOW = new Date('2026-03-05T23:30:00Z');
const [uat, other] = [anActor({ organisationName: 'Orașul Hațeg' }), anActor()];
const firma = anActor({ kind: 'firma' });
let database: TestDatabase;
let scenario: Scenario;
beforeAll(async () => {
  database = await createTestDatabase();
  scenario = createScenario(database.orm);
  await storeMember(database.orm, uat, 'uat');
  await storeMember(database.orm, other, 'other');
  await storeMember(database.orm, firma, 'firma');
});
afterAll(() => database.close());

const values = (actor: typeof uat, requestId: string | null) =>
  templateValues(createReadDb(database.orm), actor, { requestId: requestId ?? undefined }, NOW);

test('a template gets the data of the organisation and the day in Romania', async () => {
  const own = await values(uat, null);
  expect(own).toMatchObject({ data: '6 martie 2026' });
  expect(own.denumire).toBeTruthy();
  expect(own).not.toHaveProperty(['solicitare.titlu']);
  expect(own).not.toHaveProperty('telefon');
});

test('a request adds its data, and the firm and price once an offer is accepted, not before', async () => {
  const { requestId } = await scenario.opened(uat, [firma]);
  const before = await values(uat, requestId);
  expect(before).toMatchObject({
    'solicitare.titlu': 'Digitalizarea registrului agricol',
    'solicitare.buget': '90.000',
  });
  expect(before['solicitare.termen']).toMatch(/^\d+ \p{L}+ 20\d\d$/u);
  expect(before).not.toHaveProperty(['oferta.pret']);
  await scenario.project(uat, firma);
  const accepted = await database.orm.em
    .fork()
    .execute<{ id: string }[]>(`select request_id as id from offer where status = 'accepted'`);
  expect(await values(uat, accepted[0]?.id ?? '')).toMatchObject({ 'oferta.pret': '68.400' });
});

test('the request of another authority is not found', async () => {
  const id = await scenario.sent(other);
  await expect(values(uat, id)).rejects.toMatchObject({ code: 'not_found' });
});
