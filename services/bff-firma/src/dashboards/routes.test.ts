import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { firmaDashboard } from '@psp/contracts/own-dashboards';
import { offerList } from '@psp/contracts/offer-list';
import type { OfferStatus } from '@psp/contracts/offer-names';
import { romanianDay } from '@psp/contracts/romania';
import { newId } from '@psp/domain/id';
import type { ViewedPage } from '@psp/domain/presenting/views/count-page-view';
import { aRequest, createScenario } from '@psp/domain/testing/scenario';
import { bffFirma } from '../app.ts';

const { app, database, rows } = await startTestApp(bffFirma, 'firma');
const scenario = createScenario(database.orm);
type Person = Awaited<ReturnType<typeof app.as>>;
const dashboard = async (who: Person) => firmaDashboard.parse((await who.get('/dashboard')).json());
const totalOf = async (who: Person, status: string) =>
  offerList.parse((await who.get(`/offers?status=${status}`)).json()).total;

test('each state of offers has as many as its list, drafts too, and what is decided has its own list', async () => {
  const uat = await app.as({ kind: 'uat' });
  const [firm, other] = [await app.as({ kind: 'firma' }), await app.as({ kind: 'firma' })];
  const statuses: OfferStatus[] = ['accepted', 'declined', 'declined', 'closed', 'expired', 'submitted', 'withdrawn'];
  for (const status of statuses) {
    const id = await scenario.submitted(firm.actor, await scenario.sent(uat.actor, aRequest()));
    await rows('update offer set status = ? where id = ?', [status, id]);
  }
  await scenario.offer(firm.actor, await scenario.sent(uat.actor, aRequest()));
  const { offers = [] } = await dashboard(firm);
  expect(offers.map(({ status }) => status).toSorted()).toEqual([...new Set([...statuses, 'draft'])].toSorted());
  for (const { status, offers: count } of offers)
    expect([status, count]).toEqual([status, await totalOf(firm, status)]);
  expect(await totalOf(firm, 'decided')).toBe(3);
  expect((await dashboard(other)).offers).toEqual([]);
});

test('views of the profile and of solutions stand by weeks that begin on Monday, the present one last', async () => {
  const [firm, other] = [await app.as({ kind: 'firma' }), await app.as({ kind: 'firma' })];
  const stored = (page: ViewedPage, subject: string, day: string, views: number, who = firm) =>
    rows('insert into page_views (page, subject_id, organisation_id, day, views) values (?, ?, ?, ?::date, ?)', [
      ...[page, subject, who.actor.organisationId, day, views],
    ]);
  const seen = (day: string, views: number, who = firm) => stored('profile', who.actor.organisationId, day, views, who);
  const before = (days: number) => romanianDay(new Date(Date.parse(`${monday}T12:00:00Z`) - days * 86_400_000));
  const { views: empty = [] } = await dashboard(firm);
  expect([empty.length, empty.every(({ profile, solutions }) => profile === 0 && solutions === 0)]).toEqual([12, true]);
  const monday = empty.at(-1)?.week ?? '';
  expect(new Date(monday).getUTCDay()).toBe(1);
  await seen(monday, 3);
  await seen(before(1), 5);
  await seen(before(7), 7);
  await seen(before(8), 11);
  await seen(before(200), 13);
  await seen(monday, 17, other);
  for (const views of [2, 4]) await stored('solution', newId(), before(1), views);
  const { views = [] } = await dashboard(firm);
  expect(views.slice(-3).map(({ profile, solutions }) => [profile, solutions])).toEqual([
    [11, 0],
    [12, 6],
    [3, 0],
  ]);
});
