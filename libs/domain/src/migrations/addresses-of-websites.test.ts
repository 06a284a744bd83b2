import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { MikroORM } from '@mikro-orm/postgresql';
import { migrate } from '../migrate.ts';
import { prepareQueues } from '../operating/jobs/queues.ts';
import { createOrm } from '../orm.ts';
import { emptyDatabase } from '../testing/empty-database.ts';

/** As typed before addresses were read, and what is kept of it. */
const TYPED: Record<string, string | null> = {
  'http://evil.ro@good.ro': null,
  '//evil.ro': null,
  'javascript:alert(1)': null,
  'www.exemplu.ro': 'https://www.exemplu.ro/',
  'HTTP://Exemplu.RO': 'http://exemplu.ro/',
  'https://exemplu.ro/despre?a=1': 'https://exemplu.ro/despre?a=1',
};

let orm: MikroORM;
const rows = <Row extends object>(sql: string, values: unknown[] = []) => orm.em.fork().execute<Row[]>(sql, values);

beforeAll(async () => {
  orm = await createOrm({ url: await emptyDatabase(), poolSize: 4 });
  await prepareQueues(orm);
  await orm.migrator.up({ to: '0022-counted-lists' });
  await rows(`insert into county (code, name) values ('SB', 'Sibiu')`);
  for (const typed of Object.keys(TYPED)) {
    await rows(`insert into organisation (kind, name, status, website) values ('firma', ?, 'approved', ?)`, [
      typed,
      typed,
    ]);
    await rows(
      `insert into community (organisation_id, name, county_code, website)
      select id, name, 'SB', website from organisation where name = ?`,
      [typed],
    );
    await rows(
      `insert into registration (kind, email, content, password_hash, terms_version, address, expires_at)
       values ('firma', ?, jsonb_build_object('organisation', jsonb_build_object('website', ?::text)), 'x', '2026-01-01', '192.0.2.2', now())`,
      [`${Object.keys(TYPED).indexOf(typed)}@exemplu.ro`, typed],
    );
  }
  await migrate(orm);
});
afterAll(() => orm.close(true));

test('websites stored as typed become addresses of the web without user info, or go', async () => {
  const kept = await rows<{ name: string; own: string; shown: string }>(
    `select o.name, o.website as own, c.website as shown from organisation o join community c on c.organisation_id = o.id`,
  );
  expect(Object.fromEntries(kept.map(({ name, own }) => [name, own]))).toEqual(TYPED);
  expect(Object.fromEntries(kept.map(({ name, shown }) => [name, shown]))).toEqual(TYPED);
  const waiting = await rows<{ website: string }>(
    `select content->'organisation'->>'website' as website from registration order by email::text`,
  );
  expect(waiting.map(({ website }) => website || null)).toEqual(Object.values(TYPED));
});
