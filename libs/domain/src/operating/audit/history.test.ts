import { expect, test } from '@jest/globals';
import type { HistoryEntry } from '@psp/contracts/common';
import { sql } from 'kysely';
import { newId } from '../../id.ts';
import { wholeHistoryOf } from './whole-history.ts';
import { createReadDb } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import { anActor } from '../../testing/actors.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { historyOf } from './queries.ts';

const database = await createTestDatabase();
const db = createReadDb(database.orm);
const run = (text: string) => database.orm.em.fork().execute(text);

const read = async (history: Sql) =>
  (await oneRow(db, sql<{ entries: HistoryEntry[] }>`select ${history} as entries`))?.entries.map(
    ({ action, about }) => [action, about],
  );

test('a history is sorted by the time of its acts, not of their rows, and names the subject of each', async () => {
  try {
    const id = newId();
    const add = (at: string, action: string, details: object) =>
      run(`insert into audit (at, action, entity, entity_id, details)
        values ('${at}', 'service-request.${action}', 'service-request', '${id}', '${JSON.stringify(details)}')`);
    await add('2026-11-20T12:00:00Z', 'edit', { revision: 2 });
    await add('2026-11-20T11:00:00Z', 'invite', { title: 'Softprim' });
    await add('2026-11-20T10:00:00Z', 'send', { firms: 3 });
    await run(`insert into audit (at, action, entity, entity_id, details) values ('2026-11-20T13:00:00Z',
      'organisation.editProfile', 'organisation', '${id}', '{"section": "coverage"}')`);
    const told = [
      ['service-request.send', null],
      ['service-request.invite', 'Softprim'],
      ['service-request.edit', 'versiunea 2'],
      ['organisation.editProfile', 'Unde lucrați'],
    ];
    expect(await read(historyOf(sql`select ${id}::uuid`, anActor()))).toEqual(told);
    expect(await read(wholeHistoryOf(sql`select ${id}::uuid`))).toEqual(told);
  } finally {
    await database.close();
  }
});
