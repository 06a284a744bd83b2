import { afterEach, expect, jest, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { opportunityView } from '@psp/contracts/opportunities';
import { setProcessClock } from '@psp/domain/testing/process-clock';
import { createScenario } from '@psp/domain/testing/scenario';
import { bffFirma } from '../app.ts';

const { app, rows } = await startTestApp(bffFirma, 'firma');
const scenario = createScenario(app.orm);
const HOUR = 3_600_000;
afterEach(() => void jest.useRealTimers());

/** A draft of an offer to a request whose deadline is so many minutes away, by PostgreSQL's clock. */
async function draftDueIn(minutes: number) {
  const [uat, firma] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];
  const requestId = await scenario.sent(uat.actor);
  const id = await scenario.offer(firma.actor, requestId);
  await rows(`update service_request set deadline = now() + interval '${minutes} minutes' where id = '${requestId}'`);
  return { firma, requestId, id };
}

test.each([
  ['an hour ahead', HOUR],
  ['an hour behind', -HOUR],
])('a process whose clock is %s takes offers until the deadline, and none after it', async (_, shift) => {
  setProcessClock(Date.now() + shift);
  const [before, after] = [await draftDueIn(30), await draftDueIn(-30)];
  const offered = async ({ firma, requestId }: typeof before) =>
    opportunityView.parse((await firma.get(`/opportunities/${requestId}`)).json()).offer?.actions;
  expect(await offered(before)).toContain('submit');
  expect(await offered(after)).not.toContain('submit');
  const taken = await before.firma.post(`/offers/${before.id}/submit`, { version: 1 });
  expect(opportunityView.parse(taken.json()).offer).toMatchObject({ status: 'submitted' });
  const refused = await after.firma.post(`/offers/${after.id}/submit`, { version: 1 });
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'request.submission_closed']);
  const acts = await rows(
    `select action, outcome, abs(extract(epoch from at - now())) < 600 as "isPresent" from audit where entity_id in ('${before.id}', '${after.id}') and action = 'offer.submit' order by outcome`,
  );
  expect(acts).toEqual([
    { action: 'offer.submit', outcome: 'done', isPresent: true },
    { action: 'offer.submit', outcome: 'refused', isPresent: true },
  ]);
});
