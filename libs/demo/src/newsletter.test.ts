import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { tidy } from '@psp/domain/operating/lifecycle/tidy';
import { sanitise } from '@psp/domain/operating/rich-text/sanitise';
import type { TestDatabase } from '@psp/domain/testing/database';
import { ISSUES } from './content/newsletter.ts';
import { createDemonstration, thisHour } from './testing/demonstration.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDemonstration(thisHour());
}, 120_000);
afterAll(() => database.close());

const rows = (query: string) => database.orm.em.fork().execute(query);

test('there are subscribers in every state, with and without account, at addresses that do not exist', async () => {
  const [counts] = await rows(`select count(*)::int as total, count(distinct status)::int as states,
    count(*) filter (where email like '%@posta.example' or email in (select email from account))::int as nobodys,
    count(*) filter (where email in (select email from account))::int as members from subscriber`);
  const { total, states, nobodys, members } = Object(counts);
  expect(total).toBeGreaterThan(110);
  expect([states, nobodys]).toEqual([4, total]);
  expect(members).toBeGreaterThan(10);
});

test('two issues were sent to the subscribers of their time, and one is a draft', async () => {
  expect(await rows('select status, count(*)::int as n from newsletter_issue group by 1 order by 1')).toEqual([
    { status: 'draft', n: 1 },
    { status: 'sent', n: 2 },
  ]);
  expect(
    await rows(`select 1 from newsletter_delivery d, lateral (
      select step from subscriber_consent c where c.subscriber_id = d.subscriber_id and c.at < d.started_at order by c.at desc limit 1) c
      where c.step <> 'confirmed'`),
  ).toEqual([]);
  for (const { body } of ISSUES) expect(sanitise(body)).toBe(body);
});

test('a mailbox that refused both issues gets no more mail, and unsubscribing was done by link', async () => {
  expect(
    await rows(`select s.status, s.refusals, count(distinct d.id)::int as failed from subscriber s join newsletter_delivery d on d.subscriber_id = s.id
      where d.status = 'failed' group by s.id having (s.status, s.refusals, count(d.id)) is distinct from ('suppressed', 2, 2)`),
  ).toEqual([]);
  expect(
    await rows(`select email from subscriber s where status = 'unsubscribed' and not exists (
      select from subscriber_consent c where c.subscriber_id = s.id and c.step = 'unsubscribed' and c.at = s.since)`),
  ).toEqual([]);
});

test('no subscriber is due for deletion', async () => {
  const count = () => rows('select count(*)::int as n from subscriber');
  const before = await count();
  await tidy(database.orm);
  expect(await count()).toEqual(before);
});
