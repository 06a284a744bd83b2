import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { aRequest, createScenario } from '@psp/domain/testing/scenario';
import { bffUat } from '../app.ts';

const { app, database, rows } = await startTestApp(bffUat, 'uat');
const scenario = createScenario(database.orm);
const ROOF = aRequest({
  title: 'Reparații acoperiș',
  category: 'it-digitalizare',
  budgetMin: null,
  budgetMax: 271_000,
});

test('what is bought is said with its code, and kept where an older page says nothing of it', async () => {
  const uat = await app.as({ kind: 'uat' });
  const { id, version } = (
    await uat.post('/service-requests', {
      content: { ...ROOF, purchaseKind: 'works', cpv: '45400000-1' },
    })
  ).json();
  const answer = await uat.put(`/service-requests/${id}`, { version, content: { ...ROOF, locality: 'Sibiu' } });
  expect(answer.json()).toMatchObject({
    content: { purchaseKind: 'works', cpv: '45400000-1', locality: 'Sibiu' },
    cpv: { code: '45400000-1', name: 'Lucrări de finisare a construcțiilor' },
  });
  const unknown = { ...ROOF, cpv: '45400000-9' };
  const refused = await uat.put(`/service-requests/${id}`, { version: answer.json().version, content: unknown });
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'request.cpv_unknown']);
});

test('a budget for works is compared with the threshold of works, also in a domain that buys services', async () => {
  const uat = await app.as({ kind: 'uat' });
  const limit = async (more: string) => (await uat.get(`/purchase-limit?category=it-digitalizare${more}`)).json();
  expect(await limit('')).toMatchObject({ amount: 270_120, kind: 'services' });
  expect(await limit('&kind=works')).toMatchObject({ amount: 900_400, kind: 'works', alike: 0 });
  const id = await scenario.sent(uat.actor, ROOF);
  expect((await uat.get(`/service-requests/${id}`)).json().content.purchaseKind).toBe('works');
  expect(
    await rows(`select details #>> '{limit,kind}' as kind from audit where entity_id = ? and action like '%.send'`, [
      id,
    ]),
  ).toEqual([{ kind: 'works' }]);
  expect(await limit('')).toMatchObject({ alike: 0 });
  expect(await limit('&kind=works')).toMatchObject({ alike: 1, alikeTotal: 271_000 });
  expect(await limit('&kind=works&cpv=45400000-1')).toMatchObject({ alike: 1 });
});

test('with codes on both, requests of one CPV group are alike in whatever domain', async () => {
  const uat = await app.as({ kind: 'uat' });
  await scenario.sent(uat.actor, { ...ROOF, category: 'mediu', purchaseKind: 'works', cpv: '45400000-1' });
  const alike = async (cpv: string) =>
    (await uat.get(`/purchase-limit?category=it-digitalizare&kind=works&cpv=${cpv}`)).json().alike;
  expect([await alike('45400000-1'), await alike('45300000-0')]).toEqual([1, 0]);
});

test('requests alike are named, and one is taken out with a reason and put back', async () => {
  const uat = await app.as({ kind: 'uat' });
  const other = await scenario.sent(uat.actor, ROOF);
  const id = await scenario.draft(uat.actor, ROOF);
  const path = `/service-requests/${id}/alike`;
  const limit = async () => (await uat.get(`/purchase-limit?category=it-digitalizare&kind=works&except=${id}`)).json();
  expect((await uat.get(path)).json()).toMatchObject({
    ...{ title: 'Reparații acoperiș', kind: 'works', amount: 900_400, mayChange: true },
    items: [{ id: other, title: 'Reparații acoperiș', amount: 271_000, status: 'sent', apart: null }],
  });
  const reason = 'Alt corp de clădire, alt proiect.';
  const apart = await uat.post(`${path}/set-apart`, { other, reason });
  expect(apart.json().items).toMatchObject([{ id: other, apart: reason }]);
  expect(await limit()).toMatchObject({ alike: 0, alikeTotal: 0 });
  expect((await uat.post(`${path}/put-back`, { other })).json().items).toMatchObject([{ id: other, apart: null }]);
  expect(await limit()).toMatchObject({ alike: 1, alikeTotal: 271_000 });
  expect(
    await rows(
      `select action, reason from audit where entity_id = ? and details ->> 'title' is not null order by at, id`,
      [id],
    ),
  ).toEqual([
    { action: 'service-request.setApart', reason },
    { action: 'service-request.putBack', reason: null },
  ]);
});

test('what is not alike, and a request that has ended, take nothing out', async () => {
  const uat = await app.as({ kind: 'uat' });
  const [other, ended] = [await scenario.sent(uat.actor, ROOF), await scenario.sent(uat.actor, ROOF)];
  const elsewhere = await scenario.sent(uat.actor, { ...ROOF, title: 'Audit', category: 'mediu' });
  const put = (id: string, one: string) =>
    uat.post(`/service-requests/${id}/alike/set-apart`, { other: one, reason: 'Altceva.' });
  expect((await put(ended, elsewhere)).statusCode).toBe(404);
  await rows(`update service_request set status = 'completed' where id = ?`, [ended]);
  expect((await put(ended, other)).json().code).toBe('action.not_allowed');
  const stranger = await app.as({ kind: 'uat' });
  expect((await stranger.get(`/service-requests/${other}/alike`)).statusCode).toBe(404);
});

test('codes are suggested from the text, of the kind that it speaks of', async () => {
  const uat = await app.as({ kind: 'uat' });
  const codes = async (title: string) => {
    const id = await scenario.draft(uat.actor, aRequest({ title, description: 'Cerere de ofertă.' }));
    const { items } = (await uat.get(`/service-requests/${id}/cpv-codes`)).json();
    return items.map(({ code }: { code: string }) => code);
  };
  expect(await codes('Consultanță juridică pentru patrimoniu')).toContain('79110000-8');
  expect(await codes('Deszăpezire pe drumurile comunale')).toContain('90620000-9');
  expect(await codes('Reparații la instalațiile electrice ale școlii')).toContain('45310000-3');
  expect(await codes('Xyz')).toEqual([]);
});
