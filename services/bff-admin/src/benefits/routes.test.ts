import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { allowanceList, handledClaims, handledClaimView } from '@psp/contracts/benefits';
import { navigationCounts } from '@psp/contracts/dashboards';
import type { Actor } from '@psp/domain/actor';
import { claimCopy } from '@psp/domain/publishing/benefits/claim-benefit';
import { acting } from '@psp/domain/testing/acting';
import { bffAdmin } from '../app.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const by = acting(database.orm);
const [admin, other] = [await app.as({ kind: 'admin' }), await app.as({ kind: 'admin' })];
const { actor: firm } = await app.as({ kind: 'firma' });
const [file] = await rows<{
  id: string;
}>(`insert into stored_file (storage_key, name, content_type, size, purpose, created_at)
  values ('magazine/' || gen_random_uuid() || '.pdf', 'Revista.pdf', 'application/pdf', 10, 'magazine', now()) returning id`);
const [issue] = await rows<{ id: string }>(
  `insert into magazine_issue (created_at, updated_at, created_by, year, number, title, summary, pages, file_id, appears_on, ads_until,
     status, published_at) values (now(), now(), ?, 2091, 1, 'Titlu', 'Rezumat', 4, ?, current_date, current_date, 'published', now())
   returning id`,
  [admin.actor.accountId, file?.id],
);

const claim = (actor: Actor, number: number) =>
  by(actor, claimCopy, { issueId: issue?.id ?? '', number, address: 'Strada Fabricii 12, Cluj-Napoca', attention: '' });
const listed = async (query: string) => handledClaims.parse((await admin.get(`/benefits?${query}`)).json());
const viewOf = async (id: string) => handledClaimView.parse((await admin.get(`/benefits/claims/${id}`)).json());
const countOf = async () => navigationCounts.parse((await admin.get('/navigation-counts')).json())['benefits'] ?? 0;
const q = encodeURIComponent(firm.organisationName);

test('a claim waits in the list, is decided by one administrator, and leaves the list when it is shipped', async () => {
  const before = await countOf();
  const id = await claim(firm, 1);
  expect(await countOf()).toBe(before + 1);
  expect((await listed(`q=${q}&kind=copy`)).items.map((item) => item.id)).toContain(id);
  expect((await listed(`kind=ad`)).items.map((item) => item.id)).not.toContain(id);
  expect((await viewOf(id)).actions).toEqual(['approve', 'refuse']);
  const answers = await Promise.all([
    admin.post(`/benefits/claims/${id}/approve`, { version: 1 }),
    other.post(`/benefits/claims/${id}/refuse`, { version: 1, reason: 'Nu mai sunt.' }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  await rows(`update benefit_claim set status = 'approved', reason = null, version = 2 where id = ?`, [id]);
  expect((await admin.post(`/benefits/claims/${id}/ship`, { version: 2, awb: '' })).statusCode).toBe(400);
  const shipped = handledClaimView.parse(
    (await admin.post(`/benefits/claims/${id}/ship`, { version: 2, awb: '2040-118' })).json(),
  );
  expect(shipped).toMatchObject({ status: 'shipped', awb: '2040-118', firm: { id: firm.organisationId }, actions: [] });
  expect(shipped.history.map(({ action }) => action)).toContain('benefit-claim.ship');
  expect((await listed('')).items.map((item) => item.id)).not.toContain(id);
  expect((await listed('status=shipped')).items.map((item) => item.id)).toContain(id);
  const csv = await admin.get(`/benefits/export?status=shipped&format=csv`);
  expect(csv.headers['content-type']).toContain('text/csv');
  expect(csv.body).toContain('2040-118');
});

test('a refusal has a reason', async () => {
  const id = await claim(firm, 2);
  expect((await admin.post(`/benefits/claims/${id}/refuse`, { version: 1, reason: ' ' })).statusCode).toBe(400);
  const refused = await admin.post(`/benefits/claims/${id}/refuse`, { version: 1, reason: 'Adresa lipsește.' });
  expect(handledClaimView.parse(refused.json())).toMatchObject({ status: 'refused', reason: 'Adresa lipsește.' });
  expect((await admin.post(`/benefits/claims/${id}/ask-changes`, { version: 2, reason: 'X' })).statusCode).toBe(409);
});

test('values of a year are added and changed with the name of who did it; a stale change is refused', async () => {
  const body = { year: 2095, copies: 3, adPages: 2, seats: 5, price: '2.400 lei pe an' };
  const set = (more: object) => admin.post('/benefits/allowances', { ...body, ...more });
  const added = allowanceList.parse((await set({ version: null })).json());
  expect(added.items[0]).toMatchObject({ ...body, version: 1, savedBy: admin.actor.displayName });
  expect((await set({ version: null })).json()).toMatchObject({ code: 'version.stale' });
  expect((await set({ version: 1, copies: -1 })).statusCode).toBe(400);
  const changed = allowanceList.parse((await set({ version: 1, copies: 1, price: '' })).json());
  expect(changed.items[0]).toMatchObject({ version: 2, copies: 1, price: null });
  expect(changed.history.at(-1)).toMatchObject({
    who: admin.actor.displayName,
    about: '2095, exemplare/pagini/locuri 3/2/5 → 1/2/5',
  });
  await rows('delete from benefit_allowance where year = 2095');
});
