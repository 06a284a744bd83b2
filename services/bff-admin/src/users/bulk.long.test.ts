import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { bulkActView } from '@psp/contracts/bulk-acts';
import { runBulkAct } from '@psp/domain/overseeing/users/bulk/run';
import { bffAdmin } from '../app.ts';

const COUNT = 2000;
const BAD = 30;
const LONG_MS = 300_000;
const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const { orm } = database;

test(
  'of 2.000 organisations 1.970 are reminded once though the work is interrupted, and 30 are refused with the reason',
  async () => {
    const admin = await app.as({ kind: 'admin' });
    await rows(
      `with o as (insert into organisation (kind, name, status)
        select 'firma', 'Multe ' || n, case when n % ? = 0 then 'suspended' else 'approved' end from generate_series(1, ?) n returning id, name),
      a as (insert into account (email, display_name, password_hash) select id || '@exemplu.ro', name, '' from o returning id, email)
      insert into membership (account_id, organisation_id, role) select a.id, o.id, 'owner' from o join a on a.email = (o.id || '@exemplu.ro')::citext`,
      [Math.floor(COUNT / BAD), COUNT],
    );
    const organisations = { q: 'multe', kind: 'firma' };
    const body = { action: 'remindProfile', organisations, count: COUNT };
    const { id } = bulkActView.parse((await admin.post('/bulk-acts', body)).json());
    await rows(
      `create function stop_bulk() returns trigger language plpgsql as 'begin raise exception ''killed''; end'`,
    );
    await rows(
      `create trigger stop_bulk before update on bulk_act_row for each row when (new.position = 900) execute function stop_bulk()`,
    );
    await expect(runBulkAct(orm, id)).rejects.toThrow();
    await rows('drop trigger stop_bulk on bulk_act_row');
    await runBulkAct(orm, id);
    const view = bulkActView.parse((await admin.get(`/bulk-acts/${id}`)).json());
    expect(view).toMatchObject({ status: 'done', total: COUNT, done: COUNT - BAD, refused: BAD });
    expect(new Set(view.problems.map(({ problem }) => problem))).toEqual(new Set(['Organizația nu este aprobată.']));
    const [told] = await rows<{
      n: number;
      each: number;
    }>(`select count(*)::int as n, count(distinct organisation_id)::int as each
      from notification where event = 'users.profileReminder'`);
    expect(told).toEqual({ n: COUNT - BAD, each: COUNT - BAD });
    const csv = await admin.get(`/bulk-acts/${id}/results`);
    expect(csv.body.trim().split('\n')).toHaveLength(COUNT + 1);
  },
  LONG_MS,
);
