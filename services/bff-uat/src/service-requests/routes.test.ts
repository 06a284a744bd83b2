import { beforeAll, describe, expect, test } from '@jest/globals';
import type { TestApp } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { requestList } from '@psp/contracts/service-request-list';
import { requestView, type RequestView } from '@psp/contracts/service-requests';
import { newId } from '@psp/domain/id';
import { aRequest, createScenario } from '@psp/domain/testing/scenario';
import { bffUat } from '../app.ts';

const { app, database } = await startTestApp(bffUat, 'uat');
const scenario = createScenario(database.orm);
let uat: Awaited<ReturnType<TestApp['as']>>;
let otherUat: typeof uat;
let firma: typeof uat;

beforeAll(async () => {
  [uat, otherUat, firma] = [
    await app.as({ kind: 'uat' }),
    await app.as({ kind: 'uat' }),
    await app.as({ kind: 'firma' }),
  ];
});

const view = (response: { statusCode: number; json(): unknown }): RequestView => {
  expect(response.statusCode).toBe(200);
  return requestView.parse(response.json());
};
const count = async (table: string, where: string): Promise<number> => {
  const rows = await database.orm.em
    .fork()
    .execute<{ n: string }[]>(`select count(*) as n from ${table} where ${where}`);
  return Number(rows[0]?.n);
};

describe('writing a request', () => {
  test('a draft is created, saved and found again', async () => {
    const created = view(await uat.post('/service-requests', { content: aRequest({ title: '' }) }));
    expect(created).toMatchObject({ status: 'draft', version: 1, offerCount: 0, offers: null });
    expect(created.number).toMatch(/^SP-\d{4}-\d{6}$/);
    expect(created.actions.sort()).toEqual(['discard', 'edit']);
    const saved = view(
      await uat.put(`/service-requests/${created.id}`, { version: 1, content: aRequest({ title: 'Site nou' }) }),
    );
    expect(saved).toMatchObject({ version: 2, content: { title: 'Site nou', budgetMax: 90_000 } });
    expect(saved.actions).toContain('send');
    expect(view(await uat.get(`/service-requests/${created.id}`))).toEqual(saved);
  });

  test('twenty identical submissions make one row and get one answer', async () => {
    const body = { content: aRequest({ title: 'Numai una' }) };
    const key = { 'idempotency-key': newId() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => uat.post('/service-requests', body, key)));
    expect(new Set(answers.map((answer) => view(answer).id)).size).toBe(1);
    expect(await count('service_request', `title = 'Numai una'`)).toBe(1);
  });

  test('a stale version is refused and both versions can be shown', async () => {
    const id = await scenario.draft(uat.actor);
    view(await uat.put(`/service-requests/${id}`, { version: 1, content: aRequest({ title: 'A colegei' }) }));
    const late = await uat.put(`/service-requests/${id}`, { version: 1, content: aRequest({ title: 'A mea' }) });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: 'version.stale' });
    expect(view(await uat.get(`/service-requests/${id}`))).toMatchObject({
      version: 2,
      content: { title: 'A colegei' },
    });
  });

  test.each([
    ['an unknown field', { ...aRequest(), status: 'sent' }],
    ['a budget upside down', aRequest({ budgetMin: 10, budgetMax: 5 })],
    ['an unknown domain', { ...aRequest(), category: 'pescuit' }],
    ['a title of 201 characters', aRequest({ title: 'x'.repeat(201) })],
  ])('%s is refused', async (_, content) => {
    const response = await uat.post('/service-requests', { content });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'body.invalid' });
  });

  test('a draft can be thrown away, a sent request cannot', async () => {
    const draft = await scenario.draft(uat.actor);
    expect((await uat.post(`/service-requests/${draft}/discard`, { version: 1 })).statusCode).toBe(204);
    expect((await uat.get(`/service-requests/${draft}`)).statusCode).toBe(404);
    const sent = await scenario.sent(uat.actor);
    const refused = await uat.post(`/service-requests/${sent}/discard`, { version: 2 });
    expect(refused.json()).toMatchObject({ code: 'action.not_allowed' });
  });
});

describe('sending', () => {
  test('a text with unfilled places goes out only when the sender was told how many, and the history keeps it', async () => {
    const content = aRequest({ description: 'Registru pentru [număr] gospodării din [anii]' });
    const { id, version } = view(await uat.post('/service-requests', { content }));
    const send = (places?: number) => uat.post(`/service-requests/${id}/send`, { version, places });
    expect((await send(0)).json()).toMatchObject({ code: 'request.places_left' });
    expect((await send(1)).statusCode).toBe(422);
    expect(view(await send(2)).status).toBe('sent');
    const where = `entity_id = '${id}' and action = 'service-request.send' and details->>'unfilled' = '2'`;
    expect(await count('audit', where)).toBe(1);
  });

  test('a sent text is not changed into one with unfilled places before the sender was told of them', async () => {
    const id = await scenario.sent(uat.actor);
    const { version } = view(await uat.get(`/service-requests/${id}`));
    const content = aRequest({ description: 'Registru pentru [număr] gospodării', deadline: '2099-05-01T10:00:00Z' });
    const edit = (places: number) => uat.put(`/service-requests/${id}`, { version, content, places });
    expect((await edit(0)).json()).toMatchObject({ code: 'request.places_left' });
    expect((await edit(1)).statusCode).toBe(200);
  });

  test('the release before, which does not name them, still sends', async () => {
    const content = aRequest({ description: 'Registru pentru [număr] gospodării' });
    const { id, version } = view(await uat.post('/service-requests', { content }));
    expect(view(await uat.post(`/service-requests/${id}/send`, { version })).status).toBe('sent');
  });

  test('tells the suited firms, keeps the revision and records who did it', async () => {
    await database.orm.em
      .fork()
      .execute(`insert into organisation_domain values (?, 'it-digitalizare')`, [firma.actor.organisationId]);
    const id = await scenario.draft(uat.actor);
    const sent = view(await uat.post(`/service-requests/${id}/send`, { version: 1 }));
    expect(sent).toMatchObject({ status: 'sent', submissionOpen: true, notifiedFirms: 1 });
    expect(sent.history.at(-1)).toMatchObject({
      action: 'service-request.send',
      from: 'draft',
      to: 'sent',
      who: uat.actor.displayName,
    });
    expect(
      await count('notification', `account_id = '${firma.actor.accountId}' and href = '/firma/opportunities/${id}'`),
    ).toBe(1);
    expect(await count('service_request_revision', `request_id = '${id}'`)).toBe(1);
  });

  test('an incomplete draft is refused and the refusal is recorded', async () => {
    const id = await scenario.draft(uat.actor, aRequest({ description: '' }));
    const response = await uat.post(`/service-requests/${id}/send`, { version: 1 });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      code: 'request.incomplete',
      message: 'Toate câmpurile sunt obligatorii, în afară de cele opționale',
    });
    expect(await count('audit', `entity_id = '${id}' and outcome = 'refused'`)).toBe(1);
  });

  test('for invited partners only, somebody must be invited', async () => {
    const id = await scenario.draft(uat.actor, aRequest({ visibility: 'invited' }));
    expect((await uat.post(`/service-requests/${id}/send`, { version: 1 })).json()).toMatchObject({
      code: 'request.no_invited',
    });
    const content = aRequest({ visibility: 'invited', invited: [firma.actor.organisationId] });
    view(await uat.put(`/service-requests/${id}`, { version: 1, content }));
    expect(view(await uat.post(`/service-requests/${id}/send`, { version: 2 }))).toMatchObject({
      notifiedFirms: 1,
      invited: [{ id: firma.actor.organisationId }],
    });
  });

  test('editing afterwards makes a revision that firms must confirm', async () => {
    const id = await scenario.sent(uat.actor);
    const offerId = await scenario.submitted(firma.actor, id);
    const { version } = view(await uat.get(`/service-requests/${id}`));
    const content = aRequest({ title: 'Alt titlu', deadline: new Date(Date.now() + 86_400_000 * 5).toISOString() });
    expect(view(await uat.put(`/service-requests/${id}`, { version, content }))).toMatchObject({
      revision: 2,
      offerCount: 1,
    });
    expect(await count('offer', `id = '${offerId}' and status = 'to_confirm'`)).toBe(1);
  });
});

describe('editing a sent request', () => {
  const soon = () => new Date(Date.now() + 5 * 86_400_000).toISOString();

  test.each([
    ['without a deadline', aRequest(), 'request.incomplete'],
    [
      'for invited partners of whom there are none',
      aRequest({ visibility: 'invited', deadline: soon() }),
      'request.no_invited',
    ],
    ['with a deadline that has passed', aRequest({ deadline: '2020-01-01T10:00:00Z' }), 'request.deadline_past'],
  ])('%s is refused', async (_, content, code) => {
    const id = await scenario.sent(uat.actor);
    const { version } = view(await uat.get(`/service-requests/${id}`));
    const answer = await uat.put(`/service-requests/${id}`, { version, content });
    expect(answer.json()).toMatchObject({ code });
    expect(view(await uat.get(`/service-requests/${id}`))).toMatchObject({ version, revision: 1 });
  });

  test('tells the firms that are invited only now, once', async () => {
    const invited = await app.as({ kind: 'firma' });
    const id = await scenario.sent(uat.actor);
    for (const title of ['Primul text', 'Al doilea text']) {
      const { version } = view(await uat.get(`/service-requests/${id}`));
      const content = aRequest({ title, deadline: soon(), invited: [invited.actor.organisationId] });
      view(await uat.put(`/service-requests/${id}`, { version, content }));
    }
    expect(await count('notification', `account_id = '${invited.actor.accountId}'`)).toBe(1);
  });

  test('an offer that was never confirmed stays sealed for good, also in the history', async () => {
    const [loyal, silent] = [await app.as({ kind: 'firma' }), await app.as({ kind: 'firma' })];
    const id = await scenario.sent(uat.actor);
    const silentOffer = await scenario.submitted(silent.actor, id);
    const { version } = view(await uat.get(`/service-requests/${id}`));
    view(await uat.put(`/service-requests/${id}`, { version, content: aRequest({ deadline: soon() }) }));
    await scenario.submitted(loyal.actor, id);
    const opened = view(await uat.post(`/service-requests/${id}/open-offers`, { version: version + 1 }));
    const cancelled = view(
      await uat.post(`/service-requests/${id}/cancel`, { version: opened.version, reason: 'Gata.' }),
    );
    expect(await count('offer', `id = '${silentOffer}' and status = 'closed'`)).toBe(1);
    expect(cancelled.offers?.map(({ firma: { id: firmaId } }) => firmaId)).toEqual([loyal.actor.organisationId]);
    expect(cancelled.history.filter(({ action }) => action === 'offer.submit')).toHaveLength(1);
  });
});

test('a text that the database cannot store is a bad request', async () => {
  const answer = await uat.post('/service-requests', { content: aRequest({ description: 'a\u0000b' }) });
  expect(answer.json()).toMatchObject({ code: 'body.invalid' });
});

test('an act can be found from the log line of its request', async () => {
  const answer = await uat.post('/service-requests', { content: aRequest() }, { 'x-request-id': 'urma-de-proba' });
  expect(await count('audit', `entity_id = '${view(answer).id}' and trace_id = 'urma-de-proba'`)).toBe(1);
});

describe('opening, cancelling, copying', () => {
  test('offers stay sealed until they are opened, also for their number of history lines', async () => {
    const id = await scenario.sent(uat.actor);
    expect((await uat.post(`/service-requests/${id}/open-offers`, { version: 2 })).json()).toMatchObject({
      code: 'request.no_offers',
    });
    await scenario.submitted(firma.actor, id);
    const sealed = view(await uat.get(`/service-requests/${id}`));
    expect(sealed).toMatchObject({ offerCount: 1, offers: null });
    expect(sealed.history.map(({ action }) => action)).not.toContain('offer.submit');
    const opened = view(await uat.post(`/service-requests/${id}/open-offers`, { version: sealed.version }));
    expect(opened.offers).toHaveLength(1);
    expect(opened.offers?.[0]).toMatchObject({
      price: 68_400,
      priceWithVat: 82_764,
      actions: ['shortlist', 'accept', 'decline'],
    });
  });

  test('cancelling ends the offers and stops the project, with the reason', async () => {
    const { requestId } = await scenario.opened(uat.actor, [firma.actor]);
    const { version } = view(await uat.get(`/service-requests/${requestId}`));
    expect((await uat.post(`/service-requests/${requestId}/cancel`, { version, reason: ' ' })).statusCode).toBe(400);
    const cancelled = view(
      await uat.post(`/service-requests/${requestId}/cancel`, { version, reason: 'Buget tăiat.' }),
    );
    expect(cancelled).toMatchObject({ status: 'cancelled', cancelReason: 'Buget tăiat.', actions: ['copy'] });
    expect(cancelled.offers?.map(({ status }) => status)).toEqual(['closed']);
    const copy = view(await uat.post(`/service-requests/${requestId}/copy`, {}));
    expect(copy).toMatchObject({ status: 'draft', content: { title: cancelled.content.title, deadline: null } });
    expect(copy.number).not.toBe(cancelled.number);
  });
});

describe('the list', () => {
  test('holds only the own requests, filtered and found by inflected words without diacritics', async () => {
    const mine = await app.as({ kind: 'uat' });
    await scenario.draft(mine.actor, aRequest({ title: 'Achiziția de mobilier' }));
    await scenario.sent(mine.actor, aRequest({ title: 'Audit 100% energetic', category: 'mediu' }));
    const titles = async (query: string) => {
      const response = await mine.get(`/service-requests?${query}`);
      return requestList.parse(response.json()).items.map(({ title }) => title);
    };
    expect(await titles('')).toHaveLength(2);
    expect(await titles('status=sent')).toEqual(['Audit 100% energetic']);
    expect(await titles('category=mediu')).toEqual(['Audit 100% energetic']);
    expect(await titles('q=achizitii')).toEqual(['Achiziția de mobilier']);
    expect(await titles(`q=${encodeURIComponent('100%')}`)).toEqual(['Audit 100% energetic']);
    expect(await titles(`q=${encodeURIComponent('_')}`)).toEqual([]);
    for (const ending of ['urile', 'iilor', 'achizitii-urile']) {
      expect((await mine.get(`/service-requests?q=${ending}`)).statusCode).toBe(200);
    }
    expect((await mine.get('/service-requests?page=99')).json()).toMatchObject({ items: [], total: 2, page: 99 });
    expect((await mine.get('/service-requests?page=0')).statusCode).toBe(400);
  });
});

test.each([
  ['GET', '', undefined],
  ['PUT', '', { version: 2, content: aRequest() }],
  ['POST', '/send', { version: 2 }],
  ['POST', '/discard', { version: 2 }],
  ['POST', '/open-offers', { version: 2 }],
  ['POST', '/cancel', { version: 2, reason: 'x' }],
  ['POST', '/copy', {}],
] as const)("another authority's request does not exist for %s %s", async (method, path, body) => {
  const id = await scenario.sent(uat.actor);
  const response = await otherUat.call(method, `/service-requests/${id}${path}`, body);
  expect(response.statusCode).toBe(404);
  expect(view(await uat.get(`/service-requests/${id}`))).toMatchObject({ status: 'sent', version: 2 });
});
