import { beforeAll, expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { requestView } from '@psp/contracts/service-requests';
import { startingTexts } from '@psp/contracts/starting-texts';
import { FIRST_DOMAINS } from '@psp/contracts/taxonomies';
import { acceptAmendment, proposeAmendment } from '@psp/domain/collaborating/amendments/commands';
import { seedBasics } from '@psp/domain/seed-basics';
import { aRequest, createScenario } from '@psp/domain/testing/scenario';
import { bffUat } from '../app.ts';
import { TODAY } from '@psp/domain/time';

const { app, database, rows } = await startTestApp(bffUat, 'uat');
const scenario = createScenario(database.orm);
let uat: Awaited<ReturnType<typeof app.as>>;
beforeAll(async () => {
  uat = await app.as({ kind: 'uat' });
});

const textsOf = async (category: string) =>
  startingTexts.parse((await uat.get(`/starting-texts?category=${category}`)).json()).items;

test.each(Object.keys(FIRST_DOMAINS))('%s has at least three texts, none of them alike', async (domain) => {
  const texts = await textsOf(domain);
  expect(new Set(texts.map(({ title }) => title)).size).toBeGreaterThanOrEqual(3);
  for (const { title, description } of texts) {
    expect(title.length).toBeLessThanOrEqual(200);
    expect(description).toMatch(/Ce trebuie să cuprindă oferta/);
    expect(description).not.toMatch(/[şţŞŢ]/);
  }
});

test('a text that the association changed or hid stays so when the portal starts again', async () => {
  await rows(`update starting_text set title = 'Titlul asociației', version = version + 1 where key = 'mediu-1'`);
  await rows(`update starting_text set is_shown = false where key = 'mediu-2'`);
  await seedBasics(database.orm);
  const titles = (await textsOf('mediu')).map(({ title }) => title);
  expect(titles[0]).toBe('Titlul asociației');
  expect(titles).toHaveLength(2);
});

test('the place is the authority’s own', async () => {
  await rows(`update organisation set county_code = 'CJ', locality = 'Turda' where id = ?`, [uat.actor.organisationId]);
  expect((await uat.get('/own-place')).json()).toEqual({ countyCode: 'CJ', locality: 'Turda' });
});

test('a budget is compared with what was asked for alike in the last 12 months, at the price that was accepted', async () => {
  const [own, firma] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];
  const limit = async (except = '') =>
    (await own.get(`/purchase-limit?category=it-digitalizare${except && `&except=${except}`}`)).json();
  expect(await limit()).toEqual({ amount: 270_120, kind: 'services', alike: 0, alikeTotal: 0 });
  await scenario.running(own.actor, firma.actor);
  const id = await scenario.sent(own.actor, aRequest({ budgetMax: 100_000 }));
  await scenario.draft(own.actor);
  await scenario.sent(own.actor, aRequest({ category: 'mediu' }));
  const old = await scenario.sent(own.actor, aRequest({ budgetMin: null, budgetMax: 50_000 }));
  await rows(`update service_request set sent_at = now() - interval '13 months' where id = ?`, [old]);
  expect(await limit()).toEqual({ amount: 270_120, kind: 'services', alike: 2, alikeTotal: 168_400 });
  expect(await limit(id)).toEqual({ amount: 270_120, kind: 'services', alike: 1, alikeTotal: 68_400 });
});

test('an awarded request counts with the price agreed last, for 12 months from the award', async () => {
  const [own, firma] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];
  const limit = async () => (await own.get('/purchase-limit?category=it-digitalizare')).json();
  const project = await scenario.running(own.actor, firma.actor);
  await scenario.as(own.actor, (write) =>
    proposeAmendment(write, { id: project, version: 2, dueOn: null, price: 75_000, reason: 'Mai multe fișe' }),
  );
  expect(await limit()).toMatchObject({ alike: 1, alikeTotal: 68_400 });
  const [amendment] = await rows<{ id: string }>('select id from amendment where project_id = ?', [project]);
  await scenario.as(firma.actor, (write) =>
    acceptAmendment(write, { id: project, amendmentId: amendment?.id ?? '', version: 1 }),
  );
  expect(await limit()).toMatchObject({ alike: 1, alikeTotal: 75_000 });
  const moved = (table: string, column: string, months: number) =>
    rows(`update ${table} set ${column} = now() - make_interval(months => ${months})
      where ${table === 'offer' ? 'request_id' : 'id'} = (select request_id from project where id = '${project}')`);
  await moved('service_request', 'sent_at', 14);
  expect(await limit()).toMatchObject({ alike: 1, alikeTotal: 75_000 });
  await moved('offer', 'decided_at', 13);
  expect(await limit()).toMatchObject({ alike: 0, alikeTotal: 0 });
});

test('a threshold holds from its day on', async () => {
  await rows(
    `insert into purchase_threshold values ('services', 300000, ${TODAY}), ('services', 500000, ${TODAY} + 1)`,
  );
  expect((await uat.get('/purchase-limit?category=mediu')).json()).toMatchObject({ amount: 300_000 });
});

test('a draft says how many firms sending it tells, and that many are told', async () => {
  for (const domain of ['mediu', 'mediu', 'it-digitalizare']) {
    const { actor } = await app.as({ kind: 'firma' });
    await rows('insert into organisation_domain values (?, ?)', [actor.organisationId, domain]);
  }
  const suspended = await app.as({ kind: 'firma', status: 'suspended' });
  await rows(`insert into organisation_domain values (?, 'mediu')`, [suspended.actor.organisationId]);
  const invited = await app.as({ kind: 'firma' });
  for (const [visibility, told] of [
    ['all', 3],
    ['invited', 1],
  ] as const) {
    const content = aRequest({ category: 'mediu', visibility, invited: [invited.actor.organisationId] });
    const draft = requestView.parse((await uat.post('/service-requests', { content })).json());
    expect(draft.audience).toBe(told);
    const sent = requestView.parse((await uat.post(`/service-requests/${draft.id}/send`, { version: 1 })).json());
    expect([sent.audience, sent.notifiedFirms]).toEqual([null, told]);
  }
});
