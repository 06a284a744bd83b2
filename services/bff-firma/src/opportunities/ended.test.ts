import { beforeAll, expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { type OpportunityItem, opportunityList, opportunityView } from '@psp/contracts/opportunities';
import { newId } from '@psp/domain/id';
import { aRequest, createScenario } from '@psp/domain/testing/scenario';
import { bffFirma } from '../app.ts';

const { app, database, rows } = await startTestApp(bffFirma, 'firma');
const scenario = createScenario(database.orm);
type Person = Awaited<ReturnType<typeof app.as>>;
let uat: Person;
let firma: Person;
beforeAll(async () => {
  [uat, firma] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];
});

const AT = '2020-05-06T07:00:00+00:00';
const LATER = '2020-06-07T07:00:00+00:00';
type Why = NonNullable<NonNullable<OpportunityItem['end']>['why']>;

const ENDS: readonly [Why, string][] = [
  ['deadline', `deadline = '${AT}'`],
  ['deadline', `deadline = '${AT}', opened_at = '${LATER}'`],
  ['opened', `opened_at = '${AT}'`],
  ['chosen', `status = 'in_progress', opened_at = now(), started_at = '${AT}'`],
  ['chosen', `status = 'completed', opened_at = now(), started_at = '${AT}', closed_at = '${LATER}'`],
  [
    'cancelled',
    `status = 'cancelled', started_at = '${LATER}', closed_at = '${AT}', cancel_reason = 'Fonduri tăiate.'`,
  ],
  ['expired', `status = 'expired', deadline = '2020-04-01', closed_at = '${AT}'`],
];

test.each(ENDS)('a request that ended (%s: %s) says why and when, in the list and on its page', async (why, set) => {
  const title = newId();
  const id = await scenario.sent(uat.actor, aRequest({ title }));
  expect(opportunityView.parse((await firma.get(`/opportunities/${id}`)).json()).end).toBeNull();
  await rows(`update service_request set ${set} where id = ?`, [id]);
  const { items } = opportunityList.parse((await firma.get(`/opportunities?q=${title}&status=closed`)).json());
  expect(items).toMatchObject([{ id, status: 'closed', end: { why, at: AT } }]);
  const view = opportunityView.parse((await firma.get(`/opportunities/${id}`)).json());
  expect(view.end).toEqual({ why, at: AT });
});

test('who was chosen is told so, others that somebody was; a consultation ends with its conclusion', async () => {
  const other = await app.as({ kind: 'firma' });
  const projectId = await scenario.project(uat.actor, firma.actor);
  const [row] = await rows<{ id: string }>('select request_id as id from project where id = ?', [projectId]);
  const whyFor = async (who: Person, id = row?.id) =>
    opportunityView.parse((await who.get(`/opportunities/${id}`)).json()).end?.why;
  expect([await whyFor(firma), await whyFor(other)]).toEqual(['won', 'chosen']);
  const asked = await scenario.sent(uat.actor, aRequest(), 'consultation');
  await rows(`update service_request set status = 'completed', closed_at = now() where id = ?`, [asked]);
  expect(await whyFor(firma, asked)).toBe('concluded');
});

test('the deadline is a file for calendars, which leads to the page; what a firm may not see has none', async () => {
  const deadline = '2099-03-05T10:00:00.000Z';
  const invited = aRequest({
    title: 'Șapte poduri',
    deadline,
    visibility: 'invited',
    invited: [firma.actor.organisationId],
  });
  const id = await scenario.sent(uat.actor, invited);
  const { number } = opportunityView.parse((await firma.get(`/opportunities/${id}`)).json());
  const answer = await firma.get(`/opportunities/${id}/deadline.ics`);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="${number}.ics"`,
  });
  const lines = answer.body.replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      `UID:offersClose-${id}@portal-psp`,
      'DTSTART:20990305T100000Z',
      'SUMMARY:Se închide primirea ofertelor: Șapte poduri',
      `URL;VALUE=URI:http://portal.test/firma/opportunities/${id}`,
    ]),
  );
  const other = await app.as({ kind: 'firma' });
  expect((await other.get(`/opportunities/${id}/deadline.ics`)).statusCode).toBe(404);
});
