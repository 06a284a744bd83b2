import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { newId } from '@psp/domain/id';
import { SYSTEM } from '@psp/domain/actor';
import { makeStopLink } from '@psp/domain/overseeing/reports/stop-link';
import { transaction } from '@psp/domain/write';
import { bffPublic } from '../app.ts';

const { app, database, rows } = await startTestApp(bffPublic, 'public');

/** Somebody who gets monthly reports, and the secrets of two of their mails. */
const reader = async () => {
  const { actor } = await app.as({ kind: 'uat' });
  const id = newId();
  await rows(
    `insert into report_mail (id, account_id, organisation_id, last_month, created_at) values (?, ?, ?, '2026-10-01', now())`,
    [id, actor.accountId, actor.organisationId],
  );
  const link = () => transaction(database.orm, { actor: SYSTEM }, (write) => makeStopLink(write, id));
  return { id, actor, tokens: [await link(), await link()] as const };
};
const isOn = async (id: string) => (await rows('select from report_mail where id = ?', [id])).length === 1;
const acts = (id: string) =>
  rows<{ account_id: string; details: object }>(
    `select account_id, details from audit where entity_id = ? and action = 'report-mail.stop'`,
    [id],
  );
const oneClick = (token: string, payload = 'List-Unsubscribe=One-Click') =>
  app.app.inject({
    method: 'POST',
    url: `/api/public/report-mails/unsubscribe?token=${token}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  });

test('a mail program ends the reports by one post, in the name of who got them; again and for a stranger it answers alike', async () => {
  const [{ id, actor, tokens }, other] = [await reader(), await reader()];
  expect((await oneClick(tokens[0], 'List-Unsubscribe=Two-Click')).statusCode).toBe(400);
  expect(await isOn(id)).toBe(true);
  const first = await oneClick(tokens[0]);
  expect([first.statusCode, await isOn(id), await isOn(other.id)]).toEqual([200, false, true]);
  for (const again of [...tokens, 'necunoscut']) expect((await oneClick(again)).body).toBe(first.body);
  expect(await acts(id)).toEqual([{ account_id: actor.accountId, details: { source: 'one-click' } }]);
});

test('the page of the link asks first, and ends them without signing in', async () => {
  const { id, tokens } = await reader();
  const opened = await app.anonymous.get(`/report-mails/unsubscribe?token=${tokens[1]}`);
  expect([opened.statusCode, opened.headers.location]).toEqual([303, `/rapoarte/dezabonare#${tokens[1]}`]);
  expect(await isOn(id)).toBe(true);
  expect((await app.anonymous.post('/report-mails/stop', { token: tokens[1] })).statusCode).toBe(200);
  expect(await isOn(id)).toBe(false);
  expect(await acts(id)).toMatchObject([{ details: { source: 'mail' } }]);
  for (const token of [tokens[0], 'ghicit'])
    expect((await app.anonymous.post('/report-mails/stop', { token })).json()).toMatchObject({ code: 'link.invalid' });
});
