import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { ownSupportViews } from '@psp/contracts/support-views';
import { newId } from '@psp/domain/id';
import { bffUat } from '../app.ts';

const { app, rows } = await startTestApp(bffUat, 'uat');
const owner = await app.as({ kind: 'uat' });
const { organisationId } = owner.actor;
const cristina = await app.as({ kind: 'admin' });

/* A support view that was opened some minutes ago and ends in half an hour. */
const looks = async (organisation: string, minutes: number, ended: boolean): Promise<string> => {
  const id = newId();
  await rows(
    `insert into support_view (id, organisation_id, account_id, status, reason, opened_at, ends_at, ended_at)
     select ?, ?, ?, case when ended then 'ended' else 'open' end, 'Nu găsesc solicitarea.', at, at + interval '30 minutes',
       case when ended then at + interval '1 minute' end
     from (select now() - make_interval(mins => ?) as at, ?::boolean as ended) x`,
    [id, organisation, cristina.actor.accountId, minutes, ended],
  );
  return id;
};
const read = async () => ownSupportViews.parse((await owner.get('/support-views')).json()).items;

test('owners read who of the association looked at what, newest first, and nothing about other organisations', async () => {
  expect(await read()).toEqual([]);
  const other = await app.as({ kind: 'uat' });
  await looks(other.actor.organisationId, 1, false);
  const first = await looks(organisationId, 90, true);
  const lapsed = await looks(organisationId, 60, false);
  await rows('update support_view set status = ?, ended_at = ends_at where id = ?', ['ended', lapsed]);
  const open = await looks(organisationId, 1, false);
  await rows(
    `insert into support_view_section (view_id, section, read_at) values (?, 'offers', now()), (?, 'dashboard', now() - interval '1 minute')`,
    [open, open],
  );
  expect(await read()).toMatchObject([
    { id: open, by: cristina.actor.displayName, isOpen: true, sections: ['dashboard', 'offers'] },
    { id: lapsed, isOpen: false },
    { id: first, reason: 'Nu găsesc solicitarea.', isOpen: false, sections: [] },
  ]);
});

test('editors and viewers do not read them', async () => {
  for (const role of ['editor', 'viewer'] as const)
    expect((await (await app.as({ kind: 'uat', role, organisationId })).get('/support-views')).statusCode).toBe(403);
});
