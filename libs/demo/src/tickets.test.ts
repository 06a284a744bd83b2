import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { passTime } from '@psp/domain/operating/lifecycle/pass-time';
import type { TestDatabase } from '@psp/domain/testing/database';
import { createDemonstration } from './testing/demonstration.ts';

const now = new Date('2026-05-14T09:30:00Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await createDemonstration(now);
}, 180_000);
afterAll(() => database.close());
const rows = (query: string) => database.orm.em.fork().execute(query);

test('there are tickets in every status and of both kinds, one of them overdue and none from the future', async () => {
  expect(await rows('select status, count(*)::int as n from ticket group by 1 order by 1')).toEqual([
    { status: 'closed', n: 3 },
    { status: 'open', n: 5 },
    { status: 'pending', n: 3 },
    { status: 'resolved', n: 3 },
  ]);
  expect(
    await rows(`select count(distinct kind)::int as kinds, count(*) filter (where due_at < '${now.toISOString()}')::int as late,
    count(*) filter (where is_urgent)::int as urgent, count(organisation_id)::int as members from ticket`),
  ).toEqual([{ kinds: 2, late: 1, urgent: 2, members: 8 }]);
  for (const table of ['ticket', 'ticket_message', 'ticket_note'])
    expect(await rows(`select created_at from ${table} where created_at > '${now.toISOString()}'`)).toEqual([]);
  expect(
    await rows(`select 1 from ticket t where not exists (select 1 from ticket_message m where m.ticket_id = t.id)
    or resolved_at > '${now.toISOString()}' or closed_at > '${now.toISOString()}'`),
  ).toEqual([]);
});

test('at the first start no timed step is due, and the next ticket gets the next number', async () => {
  expect(await passTime(database.orm, now)).toEqual([]);
  expect(await rows('select next_ticket_number() as number')).toEqual([
    { number: expect.stringMatching(/^TK-\d{4}-000015$/) },
  ]);
});
