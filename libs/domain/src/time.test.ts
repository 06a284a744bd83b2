import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { asSystem } from './as-system.ts';
import { projects } from './collaborating/projects/capability.ts';
import { waitingPackages } from './overseeing/packages/queries.ts';
import { serviceRequests } from './sourcing/service-requests/capability.ts';
import type { Sql } from './sql.ts';
import { anActor } from './testing/actors.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';
import { createScenario } from './testing/scenario.ts';
import { storeMember } from './testing/store-member.ts';

let database: TestDatabase;
const uat = anActor({ kind: 'uat' });
const firma = anActor({ kind: 'firma' });

beforeAll(async () => {
  database = await createTestDatabase();
  const run = (text: string, values: unknown[] = []) => database.orm.em.fork().execute(text, values);
  const scenario = createScenario(database.orm);
  for (const [at, actor] of [uat, firma].entries()) await storeMember(database.orm, actor, `om${at}`);
  const { offerIds } = await scenario.opened(uat, [firma]);
  await run(`update offer set valid_until = '2090-02-01' where id = ?`, [offerIds[0]]);
  const projectId = await scenario.running(uat, firma);
  await run(`update project set due_on = '2090-02-01', changes_reason = 'Mai aveți.' where id = ?`, [projectId]);
  await run(
    `insert into package_period (created_at, updated_at, organisation_id, package, status, starts_on, ends_on)
      values (now(), now(), ?, 'bronze', 'open', '2020-01-01', '2020-12-31')`,
    [uat.organisationId],
  );
});
afterAll(() => database.close());

test.each(['UTC', 'Europe/Bucharest', 'America/New_York', 'Pacific/Auckland'])(
  'days begin at midnight in Romania when the database is in %s',
  async (zone) => {
    const days: [rows: Sql | undefined, column: string][] = [
      [serviceRequests.todos?.uat?.decideOffers?.(uat), 'due'],
      [projects.todos?.firma?.continueProject?.(firma), 'due'],
      [waitingPackages().rows, 'since'],
    ];
    const clocks = await asSystem(database.orm, async ({ db }) => {
      await db.run(sql`select set_config('timezone', ${zone}, true)`);
      const read: string[] = [];
      for (const [rows, column] of days) {
        const names = column === 'due' ? sql`(id, number, title, other, count, due)` : sql``;
        const found = await db.run(
          sql<{
            at: string;
          }>`select to_char(t.${sql.ref(column)} at time zone 'Europe/Bucharest', 'YYYY-MM-DD HH24:MI') as at
            from (${rows}) t ${names}`,
        );
        read.push(...found.map(({ at }) => at));
      }
      return read;
    });
    expect(clocks).toEqual(['2090-02-01 00:00', '2090-02-01 00:00', expect.stringMatching(/^2020-\d\d-\d\d 00:00$/)]);
  },
);
