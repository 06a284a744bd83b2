import { beforeAll, expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { requestView } from '@psp/contracts/service-requests';
import { suggestedPartners } from '@psp/contracts/suggested-partners';
import { aRequest, createScenario } from '@psp/domain/testing/scenario';
import { bffUat } from '../app.ts';

const { app, database, rows } = await startTestApp(bffUat, 'uat');
const scenario = createScenario(database.orm);
type Person = Awaited<ReturnType<typeof app.as>>;
let uat: Person;
beforeAll(async () => {
  uat = await app.as({ kind: 'uat' });
  await rows(`update organisation set county_code = 'SB' where id = ?`, [uat.actor.organisationId]);
});

/** A firm of the domain of environment, with what the list goes by. */
const firm = async (county: string, rating: number, domain = 'mediu'): Promise<Person> => {
  const person = await app.as({ kind: 'firma' });
  const { organisationId } = person.actor;
  await rows('insert into organisation_domain values (?, ?)', [organisationId, domain]);
  await rows('update organisation set county_code = ?, rating_sum = ?, rating_count = 10 where id = ?', [
    county,
    rating * 10,
    organisationId,
  ]);
  return person;
};
const idOf = ({ actor }: Person): string => actor.organisationId;
const suggested = async (id: string) =>
  suggestedPartners.parse((await uat.get(`/service-requests/${id}/suggestions`)).json()).items;
const sentRequest = () => scenario.sent(uat.actor, aRequest({ category: 'mediu', countyCode: 'CJ' }));
const invite = (id: string, partner: string, who = uat) =>
  who.post(`/service-requests/${id}/invite`, { partnerId: partner });
/** Titles of what the firm was told of a request. */
const toldOf = async (person: Person, id: string): Promise<string[]> => {
  const found = await rows<{ title: string }>(
    `select title from notification where account_id = ? and href = ? order by id`,
    [person.actor.accountId, `/firma/opportunities/${id}`],
  );
  return found.map(({ title }) => title);
};

test('up to five approved firms of the domain are suggested, those of the county first, then by rating; none invited', async () => {
  const [far, near] = [await firm('IS', 4.9), await firm('CJ', 3)];
  const [best, suspended] = [await firm('CJ', 5), await app.as({ kind: 'firma', status: 'suspended' })];
  await rows(`insert into organisation_domain values (?, 'mediu')`, [idOf(suspended)]);
  await firm('CJ', 5, 'it-digitalizare');
  const id = await sentRequest();
  const items = await suggested(id);
  expect(items.map((one) => [one.id, one.isNear])).toEqual([
    [idOf(best), true],
    [idOf(near), true],
    [idOf(far), false],
  ]);
  expect((await invite(id, idOf(best))).statusCode).toBe(200);
  expect((await suggested(id)).map((one) => one.id)).toEqual([idOf(near), idOf(far)]);
  for (let more = 0; more < 6; more += 1) await firm('IS', 1);
  expect(await suggested(id)).toHaveLength(5);
});

test('an offer changes nothing in what is suggested, so that nothing sealed is told', async () => {
  const bidder = await firm('CJ', 4);
  const id = await sentRequest();
  const before = await suggested(id);
  await scenario.submitted(bidder.actor, id);
  expect(await suggested(id)).toEqual(before);
});

test('an invited firm is told once, however often it is invited, and the act stands in the history', async () => {
  const id = await sentRequest();
  const invited = await firm('CJ', 2);
  const before = requestView.parse((await uat.get(`/service-requests/${id}`)).json());
  const answers = await Promise.all([invite(id, idOf(invited)), invite(id, idOf(invited)), invite(id, idOf(invited))]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const view = requestView.parse((await uat.get(`/service-requests/${id}`)).json());
  expect(view.invited.map((one) => one.id)).toEqual([idOf(invited)]);
  expect(view.version).toBe(before.version + 1);
  expect(view.history.filter(({ action }) => action === 'service-request.invite')).toHaveLength(1);
  expect(await toldOf(invited, id)).toEqual(['Sunteți invitați să ofertați']);
});

test('who was told when the request was sent is not told again by an invitation, from the suggestions or an edit', async () => {
  const [first, second] = [await firm('CJ', 2), await firm('CJ', 2)];
  const id = await sentRequest();
  await invite(id, idOf(first));
  const { version, content } = requestView.parse((await uat.get(`/service-requests/${id}`)).json());
  const invited = [...content.invited, idOf(second)];
  expect(content.invited).toEqual([idOf(first)]);
  const edited = await uat.put(`/service-requests/${id}`, { version, content: { ...content, invited } });
  expect(requestView.parse(edited.json()).content.invited).toEqual(invited);
  for (const told of [first, second]) expect(await toldOf(told, id)).toEqual(['Oportunitate nouă']);
});

test('submitted offers stay as they are, and a colleague who is editing is told that the list is another one', async () => {
  const [bidder, invited] = [await firm('CJ', 4), await firm('CJ', 4)];
  const id = await sentRequest();
  const offerId = await scenario.submitted(bidder.actor, id);
  const { version, content } = requestView.parse((await uat.get(`/service-requests/${id}`)).json());
  await invite(id, idOf(invited));
  expect(await rows(`select status from offer where id = ?`, [offerId])).toEqual([{ status: 'submitted' }]);
  expect((await uat.put(`/service-requests/${id}`, { version, content })).json()).toMatchObject({
    code: 'version.stale',
  });
});

test.each([
  ['a draft', 'action.not_allowed'],
  ['one whose offers are opened', 'request.submission_closed'],
  ['one whose deadline has passed', 'request.submission_closed'],
])('nobody is invited to %s', async (what, code) => {
  const invited = await firm('CJ', 4);
  const id = what === 'a draft' ? await scenario.draft(uat.actor) : await sentRequest();
  if (what.includes('opened')) await rows(`update service_request set opened_at = now() where id = ?`, [id]);
  if (what.includes('passed')) await rows(`update service_request set deadline = now() where id = ?`, [id]);
  expect((await invite(id, idOf(invited))).json()).toMatchObject({ code });
  expect(await toldOf(invited, id)).not.toContain('Sunteți invitați să ofertați');
});

test('who is no approved firm is not invited, by another authority nobody, nor by a reader', async () => {
  const [id, invited, other] = [await sentRequest(), await firm('CJ', 4), await app.as({ kind: 'uat' })];
  expect((await invite(id, uat.actor.organisationId)).statusCode).toBe(404);
  expect((await invite(id, idOf(invited), other)).statusCode).toBe(404);
  expect((await other.get(`/service-requests/${id}/suggestions`)).statusCode).toBe(404);
  const reader = await app.as({ kind: 'uat', role: 'viewer', organisationId: uat.actor.organisationId });
  expect((await invite(id, idOf(invited), reader)).statusCode).toBe(403);
});

test('a request has at most 50 invited firms, as when it is written', async () => {
  const [id, invited] = [await sentRequest(), await firm('CJ', 4)];
  await rows(
    `with more as (insert into organisation (kind, name, status) select 'firma', 'Firma ' || n, 'approved' from generate_series(1, 50) n returning id)
     insert into service_request_invitation (request_id, organisation_id, created_at) select ?, id, now() from more`,
    [id],
  );
  expect((await invite(id, idOf(invited))).json()).toMatchObject({ code: 'request.too_many_invited' });
});
