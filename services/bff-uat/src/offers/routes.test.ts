import { beforeAll, describe, expect, test } from '@jest/globals';
import type { TestApp } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { requestView } from '@psp/contracts/service-requests';
import type { Actor } from '@psp/domain/actor';
import { aRequest, createScenario } from '@psp/domain/testing/scenario';
import { bffUat } from '../app.ts';

type Person = Awaited<ReturnType<TestApp['as']>>;
const { app, database } = await startTestApp(bffUat, 'uat');
const scenario = createScenario(database.orm);
let uat: Person;
let firms: Person[];

beforeAll(async () => {
  uat = await app.as({ kind: 'uat' });
  firms = await Promise.all(Array.from({ length: 20 }, () => app.as({ kind: 'firma' })));
});

const openedWith = async (howMany: number) => {
  const { requestId, offerIds } = await scenario.opened(
    uat.actor,
    firms.slice(0, howMany).map(({ actor }) => actor),
  );
  const versions = await Promise.all(offerIds.map((id) => scenario.versionOf('offer', id)));
  return { requestId, offers: offerIds.map((id, index) => ({ id, version: versions[index] ?? 0 })) };
};
const first = <T>(list: T[]): T => list[0] as T;

test('one offer is preselected, one declined with a reason, one accepted: the project opens and firms are told', async () => {
  const { offers } = await openedWith(3);
  const [a, b, c] = offers as [(typeof offers)[0], (typeof offers)[0], (typeof offers)[0]];
  expect((await uat.post(`/offers/${a?.id}/shortlist`, { version: a?.version })).statusCode).toBe(200);
  expect((await uat.post(`/offers/${b?.id}/decline`, { version: b?.version })).statusCode).toBe(400);
  expect(
    (await uat.post(`/offers/${b?.id}/decline`, { version: b?.version, reason: 'Termen prea lung.' })).statusCode,
  ).toBe(200);
  const asked = { version: (a?.version ?? 0) + 1, declineReason: '' };
  const unexplained = await uat.post(`/offers/${a?.id}/accept`, asked);
  expect(unexplained.json()).toMatchObject({
    code: 'reason.required',
    details: { fields: { reason: expect.any(String) } },
  });
  const noReason = await uat.post(`/offers/${a?.id}/accept`, { ...asked, reason: 'Metoda cea mai bună.' });
  expect(noReason.json()).toMatchObject({
    code: 'reason.required',
    details: { fields: { declineReason: expect.any(String) } },
  });
  const accepted = await uat.post(`/offers/${a?.id}/accept`, {
    version: (a?.version ?? 0) + 1,
    reason: 'Metoda cea mai bună.',
    declineReason: 'Preț mai mare.',
  });
  const view = requestView.parse(accepted.json());
  expect(view).toMatchObject({ status: 'in_progress', project: { title: 'Digitalizarea registrului agricol' } });
  const byId = Object.fromEntries((view.offers ?? []).map((offer) => [offer.id, offer]));
  expect(byId[a?.id ?? '']).toMatchObject({ status: 'accepted', actions: [] });
  expect(byId[b?.id ?? '']).toMatchObject({ status: 'declined', declineReason: 'Termen prea lung.' });
  expect(byId[c?.id ?? '']).toMatchObject({ status: 'declined', declineReason: 'Preț mai mare.' });
  const told = await database.orm.em
    .fork()
    .execute(
      `select account_id, title from notification where title in ('Ofertă acceptată', 'Ofertă respinsă') order by title`,
    );
  expect(told).toHaveLength(3);
});

describe('a choice with its reasons', () => {
  const chosen = async () => {
    const { requestId, offers } = await openedWith(3);
    const requestVersion = await scenario.versionOf('service_request', requestId);
    const [mine, ...others] = offers;
    const body = {
      ...{ version: mine?.version, requestVersion, reason: 'Cel mai mare punctaj.' },
      declineReasons: others.map(({ id }, at) => ({ offerId: id, reason: `Locul ${at + 2}.` })),
    };
    return { requestId, path: `/offers/${mine?.id}/accept`, body, others };
  };

  test('each firm reads its own, and all are kept', async () => {
    const { requestId, path, body } = await chosen();
    const view = requestView.parse((await uat.post(path, body)).json());
    const kept = (view.offers ?? []).map((offer) => [offer.status, offer.acceptReason, offer.declineReason]);
    expect(kept).toEqual(
      expect.arrayContaining([
        ['accepted', 'Cel mai mare punctaj.', null],
        ['declined', null, 'Locul 2.'],
        ['declined', null, 'Locul 3.'],
      ]),
    );
    expect(view.history).toContainEqual(
      expect.objectContaining({ action: 'offer.accept', reason: 'Cel mai mare punctaj.' }),
    );
    const told = await database.orm.em.fork().execute<{ message: string }[]>(
      `select message from notification where message like '%Motiv%' and account_id = any (?) and created_at >= (
           select decided_at from offer where request_id = ? and status = 'accepted')`,
      [`{${firms.map(({ actor }) => actor.accountId).join(',')}}`, requestId],
    );
    expect(told.map(({ message }) => /Motiv[^:]*: (.*)$/.exec(message)?.[1]).sort()).toEqual([
      ...['Cel mai mare punctaj.', 'Locul 2.', 'Locul 3.'],
    ]);
  });

  test('a firm that has none keeps it from being made', async () => {
    const { path, body } = await chosen();
    const answer = await uat.post(path, { ...body, declineReasons: body.declineReasons.slice(1) });
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'reason.required' }]);
    expect((await uat.post(path, { ...body, reason: ' ' })).statusCode).toBe(400);
  });

  test('reasons that speak of another comparison are not sent', async () => {
    const { requestId, path, body } = await chosen();
    const weights = { price: 100, term: 0, rating: 0, method: 0 };
    await uat.put(`/service-requests/${requestId}/comparison`, {
      ...{ version: body.requestVersion, weights, reason: 'Bugetul a scăzut.' },
    });
    expect((await uat.post(path, body)).json()).toMatchObject({ code: 'version.stale' });
    expect((await uat.post(path, { ...body, requestVersion: body.requestVersion + 1 })).statusCode).toBe(200);
  });
});

test('of twenty acceptances of different offers at the same moment exactly one succeeds', async () => {
  const { requestId, offers } = await openedWith(20);
  const answers = await Promise.all(
    offers.map(({ id, version }) =>
      uat.post(`/offers/${id}/accept`, { version, reason: 'Prețul.', declineReason: 'Alt câștigător.' }),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(new Set(refused.map((answer) => answer.json<{ code: string }>().code))).toEqual(
    new Set(['request.already_decided']),
  );
  const told = refused.map((answer) => answer.json<{ message: string }>().message);
  for (const message of told)
    expect(message).toMatch(
      /^Ioana Test a acceptat oferta firmei Organizația firma, \d+ .* la \d\d:\d\d\. Lucrarea se urmărește/,
    );
  const rows = await database.orm.em
    .fork()
    .execute<{ status: string }[]>(
      `select status, count(*)::int as n from offer where request_id = ? group by status order by status`,
      [requestId],
    );
  expect(rows).toEqual([
    { status: 'accepted', n: 1 },
    { status: 'declined', n: 19 },
  ]);
});

describe('an offer that was not confirmed after a change', () => {
  const changed = async () => {
    const [chosen, silent, late] = await Promise.all(firms.slice(0, 3).map(({ actor }) => actor));
    const id = await scenario.sent(uat.actor);
    const silentOffer = await scenario.submitted(silent as Actor, id);
    await scenario.offer(late as Actor, id);
    const content = aRequest({ deadline: new Date(Date.now() + 5 * 86_400_000).toISOString() });
    await uat.put(`/service-requests/${id}`, { version: 2, content });
    const offerId = await scenario.submitted(chosen as Actor, id);
    return { id, offerId, silentOffer, silent, late };
  };
  const told = (actor: Actor | undefined, requestId: string) =>
    database.orm.em
      .fork()
      .execute(
        'select title, message from notification where account_id = ? and href like ? order by id desc limit 1',
        [actor?.accountId, `%${requestId}%`],
      );
  const stored = (id: string) =>
    database.orm.em.fork().execute('select status, decline_reason from offer where id = ?', [id]);

  test('closes with the opening, and its firm is told why; so is who still writes one', async () => {
    const { id, silentOffer, silent, late } = await changed();
    expect((await uat.post(`/service-requests/${id}/open-offers`, { version: 3 })).statusCode).toBe(200);
    const reason = expect.stringContaining('nu a fost reconfirmată până la deschiderea ofertelor');
    expect(await stored(silentOffer)).toEqual([{ status: 'closed', decline_reason: reason }]);
    expect(await told(silent, id)).toEqual([{ title: 'Ofertă închisă', message: reason }]);
    expect(await told(late, id)).toMatchObject([{ title: 'Nu se mai primesc oferte' }]);
  });

  test('closes with the choice of another where it waited since an earlier release', async () => {
    const { id, offerId, silentOffer, silent } = await changed();
    await uat.post(`/service-requests/${id}/open-offers`, { version: 3 });
    await database.orm.em
      .fork()
      .execute(`update offer set status = 'to_confirm', decline_reason = null where id = ?`, [silentOffer]);
    const version = await scenario.versionOf('offer', offerId);
    expect((await uat.post(`/offers/${offerId}/accept`, { version, declineReason: '' })).statusCode).toBe(200);
    const reason = expect.stringContaining('autoritatea a ales altă ofertă');
    expect(await stored(silentOffer)).toEqual([{ status: 'closed', decline_reason: reason }]);
    expect(await told(silent, id)).toEqual([{ title: 'Ofertă închisă', message: reason }]);
  });
});

test('sealed offers are not decided', async () => {
  const requestId = await scenario.sent(uat.actor, aRequest());
  const id = await scenario.submitted(first(firms).actor, requestId);
  const version = await scenario.versionOf('offer', id);
  const answer = await uat.post(`/offers/${id}/accept`, { version, declineReason: '' });
  expect(answer.json()).toMatchObject({ code: 'request.offers_sealed' });
});

test.each(['shortlist', 'accept', 'decline'])(
  'another authority cannot %s an offer, and learns nothing of it',
  async (action) => {
    const { offers } = await openedWith(1);
    const stranger = await app.as({ kind: 'uat' });
    const body = { shortlist: {}, accept: { declineReason: '' }, decline: { reason: 'x' } }[action];
    const answer = await stranger.post(`/offers/${first(offers).id}/${action}`, {
      version: first(offers).version,
      ...body,
    });
    expect(answer.statusCode).toBe(404);
  },
);

describe('the offer of a firm that is suspended', () => {
  const suspend = (firma: Person) =>
    database.orm.em
      .fork()
      .execute(`update organisation set status = 'suspended' where id = ?`, [firma.actor.organisationId]);
  const stored = (id: string) =>
    database.orm.em.fork().execute<{ status: string }[]>('select status from offer where id = ?', [id]);

  test('says so, and is neither accepted nor preselected, but declined', async () => {
    const firma = await app.as({ kind: 'firma' });
    const { requestId, offerIds } = await scenario.opened(uat.actor, [firma.actor, first(firms).actor]);
    const id = first(offerIds);
    await suspend(firma);
    const view = requestView.parse((await uat.get(`/service-requests/${requestId}`)).json());
    const listed = (view.offers ?? []).map(({ firma: { suspended }, actions }) => [suspended, actions]);
    expect(listed).toHaveLength(2);
    expect(listed).toEqual(
      expect.arrayContaining([
        [true, ['decline']],
        [false, ['shortlist', 'accept', 'decline']],
      ]),
    );
    const version = await scenario.versionOf('offer', id);
    for (const [path, body] of [
      ['shortlist', { version }],
      ['accept', { version, declineReason: 'Preț mai mare.' }],
    ] as const) {
      const answer = await uat.post(`/offers/${id}/${path}`, body);
      expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'offer.firm_not_active' }]);
    }
    expect(await stored(id)).toEqual([{ status: 'submitted' }]);
    expect((await uat.post(`/offers/${id}/decline`, { version, reason: 'Firma este suspendată.' })).statusCode).toBe(
      200,
    );
  });

  test('is not accepted by who chooses while the firm is being suspended', async () => {
    const firma = await app.as({ kind: 'firma' });
    const { offerIds } = await scenario.opened(uat.actor, [firma.actor]);
    const id = first(offerIds);
    const version = await scenario.versionOf('offer', id);
    const association = database.orm.em.fork();
    await association.begin();
    await association.execute(`update organisation set status = 'suspended' where id = ?`, [
      firma.actor.organisationId,
    ]);
    const answer = uat.post(`/offers/${id}/accept`, { version, declineReason: '' });
    while (!(await isWaiting()));
    await association.commit();
    expect((await answer).json()).toMatchObject({ code: 'offer.firm_not_active' });
    expect(await stored(id)).toEqual([{ status: 'submitted' }]);
  });

  const isWaiting = async (): Promise<boolean> => {
    const rows = await database.orm.em
      .fork()
      .execute<unknown[]>(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
    return rows.length > 0;
  };
});
