import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';
import { openFileStore } from '@psp/domain/operating/files/store';
import { createTestDatabase, type TestDatabase } from '@psp/domain/testing/database';
import { seedDemo } from './demo.ts';
import { createDemonstration } from './testing/demonstration.ts';

const now = new Date('2026-05-14T09:30:00Z');
const query = (sql: string, { orm }: TestDatabase) => orm.em.fork().execute<object[]>(sql);

/* Ids and tokens are random. All other values are compared, including those in JSON and URLs. */
const WITHOUT_IDS = `regexp_replace(t::text, '[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}|[\\w-]{43}', '', 'g')`;

test('two runs with the same time write the same content', async () => {
  const tables = [
    'authority',
    'organisation',
    'consent',
    'membership',
    'subscriber',
    'subscriber_consent',
    'newsletter_delivery',
    'invitation',
    'access_request',
    'stored_file',
    'service_request',
    'offer',
    'question',
    'project',
    'review',
    'article',
    'article_revision',
    'certificate',
    'portfolio_item',
    'team_member',
    'discount',
    'page_views',
    'notification',
    'audit',
  ];
  const database = await createDemonstration(now);
  const again = await createTestDatabase();
  try {
    await seedDemo(again.orm, { now, files: await openFileStore(pathToFileURL(`${database.folder}_again`).href) });
    for (const table of tables) {
      const sql = `select md5(string_agg(${WITHOUT_IDS}, '|' order by ${WITHOUT_IDS})) as content from ${table} t`;
      expect({ table, rows: await query(sql, database) }).toEqual({ table, rows: await query(sql, again) });
    }
  } finally {
    await database.close();
    await again.close();
  }
}, 180_000);
