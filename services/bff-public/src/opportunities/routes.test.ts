import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { SYSTEM } from '@psp/domain/actor';
import { makeStopLink } from '@psp/domain/sourcing/opportunities/alerts/stop-link';
import { transaction } from '@psp/domain/write';
import { bffPublic } from '../app.ts';

const { app, database, rows } = await startTestApp(bffPublic, 'public');

/** A member who gets alerts of two filters, and the secrets of two of their mails. */
const reader = async () => {
  const { actor } = await app.as({ kind: 'firma' });
  const [member] = await rows<{ id: string }>('select id from membership where account_id = ?', [actor.accountId]);
  const id = member?.id ?? '';
  await rows(
    `insert into saved_filter (account_id, membership_id, list, name, query, frequency, alert_at, created_at)
     select ?, ?, 'opportunities', name, '?q=a', 'daily', now(), now() from (values ('Unu'), ('Doi')) n (name)`,
    [actor.accountId, id],
  );
  const link = () => transaction(database.orm, { actor: SYSTEM }, (write) => makeStopLink(write, id));
  return { actor, tokens: [await link(), await link()] as const };
};
const alerting = async ({ accountId }: { accountId: string }) =>
  (await rows('select from saved_filter where account_id = ? and frequency is not null', [accountId])).length;
const kept = async ({ accountId }: { accountId: string }) =>
  (await rows('select from saved_filter where account_id = ?', [accountId])).length;
const acts = ({ accountId }: { accountId: string }) =>
  rows<{ details: object }>(
    `select details from audit where account_id = ? and action = 'saved-filter.stop-alerts' order by id`,
    [accountId],
  );
const oneClick = (token: string, payload = 'List-Unsubscribe=One-Click') =>
  app.app.inject({
    method: 'POST',
    url: `/api/public/opportunity-alerts/unsubscribe?token=${token}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  });

test('a mail program ends the alerts by one post and leaves the filters; again and for a stranger it answers alike', async () => {
  const [{ actor, tokens }, other] = [await reader(), await reader()];
  expect((await oneClick(tokens[0], 'List-Unsubscribe=Two-Click')).statusCode).toBe(400);
  expect(await alerting(actor)).toBe(2);
  const first = await oneClick(tokens[0]);
  expect([first.statusCode, await alerting(actor), await kept(actor), await alerting(other.actor)]).toEqual([
    200, 0, 2, 2,
  ]);
  for (const again of [...tokens, 'necunoscut']) expect((await oneClick(again)).body).toBe(first.body);
  expect(await acts(actor)).toEqual(Array.from({ length: 2 }, () => ({ details: { source: 'one-click' } })));
});

test('the page of the link asks first, and ends them without signing in', async () => {
  const { actor, tokens } = await reader();
  const opened = await app.anonymous.get(`/opportunity-alerts/unsubscribe?token=${tokens[1]}`);
  expect([opened.statusCode, opened.headers.location]).toEqual([303, `/alerte/dezabonare#${tokens[1]}`]);
  expect(await alerting(actor)).toBe(2);
  expect((await app.anonymous.post('/opportunity-alerts/stop', { token: tokens[1] })).statusCode).toBe(200);
  expect(await alerting(actor)).toBe(0);
  expect(await acts(actor)).toMatchObject([{ details: { source: 'mail' } }, { details: { source: 'mail' } }]);
  expect((await app.anonymous.post('/opportunity-alerts/stop', { token: 'ghicit' })).json()).toMatchObject({
    code: 'link.invalid',
  });
});
