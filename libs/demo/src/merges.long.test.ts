import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { transaction } from '@psp/domain/write';
import { createReadDb } from '@psp/domain/read-db';
import type { Actor } from '@psp/domain/actor';
import { mergeOrganisations } from '@psp/domain/overseeing/users/merging/commands';
import { readPreview } from '@psp/domain/overseeing/users/merging/preview';
import { readMerge } from '@psp/domain/overseeing/users/merging/queries';
import { undoMerge } from '@psp/domain/overseeing/users/merging/undo';
import type { TestDatabase } from '@psp/domain/testing/database';
import { createDemonstration, thisHour } from './testing/demonstration.ts';

let database: TestDatabase;
let admin: Actor;
beforeAll(async () => {
  database = await createDemonstration(thisHour());
  [admin] = (await rows<Actor>(`select a.id as "accountId", a.display_name as "displayName", o.id as "organisationId",
      o.name as "organisationName", o.kind, m.role, o.status
    from membership m join account a on a.id = m.account_id join organisation o on o.id = m.organisation_id
    where o.kind = 'admin' and m.role = 'owner' limit 1`)) as [Actor];
}, 180_000);
afterAll(() => database.close());
const rows = <Row>(query: string, values: unknown[] = []) => database.orm.em.fork().execute<Row[]>(query, values);

/** Tables that a merge and its undo add to: what was done, and what is sent or computed afterwards. */
const ADDED = [
  'attempt',
  'audit',
  'audit_seal',
  'digest_item',
  'live_event',
  'mail',
  'organisation_merge',
  'organisation_merge_row',
  'outbox',
  'response_due',
  'search_change',
];
/** Tables of which the merged records of either kind have rows. */
const REACHED = ['membership', 'project', 'review', 'notification', 'image', 'organisation.fields'];
const WITHOUT: Record<string, string> = { organisation: `- 'version' - 'updated_at'` };

/** A hash of the rows of each table. */
const hashes = async (): Promise<Record<string, string>> => {
  const tables = await rows<{ name: string }>(`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    if (ADDED.includes(name)) continue;
    const told = name === 'notification' ? `where coalesce(event, '') not like 'users.merge%'` : '';
    const [row] = await rows<{ hash: string }>(
      `select md5(string_agg(h, '' order by h)) as hash from (select md5((to_jsonb(t) ${WITHOUT[name] ?? ''})::text) as h from "${name}" t ${told}) x`,
    );
    found[name] = row?.hash ?? '';
  }
  return found;
};

const candidates = (kind: string) =>
  rows<{ id: string; name: string }>(
    `select id, name from organisation o where kind = ? and status = 'approved'
      order by (select count(*) from audit a where a.organisation_id = o.id) desc, id limit 7`,
    [kind],
  );
const versionOf = async (id: string) =>
  (await rows<{ version: number }>('select version from organisation where id = ?', [id]))[0]?.version ?? 0;

test.each(['firma', 'uat'])(
  '%s: an undo returns every row as it was before the merge',
  async (kind) => {
    const found = await candidates(kind);
    const reached = new Set<string>();
    let done = 0;
    for (const kept of found)
      for (const closed of found) {
        const preview = await readPreview(createReadDb(database.orm), admin, kept.id, closed.id);
        if (!preview || preview.refusals.length > 0 || done === 5) continue;
        const before = await hashes();
        const id = await transaction(database.orm, { actor: admin }, async (write) =>
          mergeOrganisations(write, {
            ...{ id: kept.id, version: await versionOf(kept.id), closedId: closed.id, name: closed.name },
            ...{
              closedVersion: await versionOf(closed.id),
              reason: 'Aceeași organizație.',
              fields: preview.fields.map(({ field }) => field),
            },
          }),
        );
        const relations = await rows<{ relation: string }>(
          'select distinct relation from organisation_merge_row where merge_id = ?',
          [id],
        );
        for (const { relation } of relations) reached.add(relation);
        const view = await readMerge(createReadDb(database.orm), admin, id, new Date());
        expect(view?.groups).toEqual(
          preview.groups
            .filter(({ moved }) => moved > 0)
            .map(({ group, moved }) => ({ group, returns: moved, left: 0 })),
        );
        await transaction(database.orm, { actor: admin }, (write) =>
          undoMerge(write, { id, version: view?.version ?? 0, reason: 'Nu erau aceleași.' }),
        );
        expect(await hashes()).toEqual(before);
        done += 1;
        await rows('delete from attempt');
      }
    expect(done).toBe(5);
    expect([...reached]).toEqual(expect.arrayContaining(REACHED));
  },
  120_000,
);
