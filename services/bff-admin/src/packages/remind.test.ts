import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { applyDue } from '@psp/domain/operating/lifecycle/apply-due';
import { beginPeriods } from '@psp/domain/overseeing/packages/begin';
import { remindOfEnds } from '@psp/domain/overseeing/packages/remind';
import { bffAdmin } from '../app.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const noon = (day: string) => new Date(`${day}T10:00:00Z`);

const created = async (endsOn: string, more: { startsOn?: string; package?: string } = {}) => {
  const { actor } = await app.as({ kind: 'uat', role: 'owner' });
  const { actor: editor } = await app.as({ kind: 'uat', role: 'editor', organisationId: actor.organisationId });
  await rows("update account set mail_topics = '{organisation}' where id = ?", [actor.accountId]);
  const [period] = await rows<{ id: string }>(
    `insert into package_period (created_at, updated_at, organisation_id, package, status, starts_on, ends_on)
      values (now(), now(), ?, ?, 'open', ?, ?) returning id`,
    [actor.organisationId, more.package ?? 'bronze', more.startsOn ?? '2025-01-01', endsOn],
  );
  return { actor, editor, id: period?.id ?? '' };
};
type Created = Awaited<ReturnType<typeof created>>;

const versionOf = async ({ id }: Created) =>
  (await rows<{ json: string }>('select to_jsonb(p)::text as json from package_period p where id = ?', [id]))[0]?.json;
/* Whether a step changed the period; two workers take it at once. */
const pass = async (step: typeof remindOfEnds, now: Date, one: Created): Promise<boolean> => {
  const before = await versionOf(one);
  await Promise.all([applyDue(database.orm, now, step), applyDue(database.orm, now, step)]);
  return (await versionOf(one)) !== before;
};
const toldTo = async ({ accountId }: Created['actor']) =>
  (
    await rows<{ message: string }>(
      "select message from notification where account_id = ? and event = 'packages.ends' order by created_at, id",
      [accountId],
    )
  ).map(({ message }) => /se încheie (.*?), pe/.exec(message)?.[1]);

test('the owners are reminded 60, 30 and 7 days before the end, each time once', async () => {
  const one = await created('2026-12-31');
  expect(await pass(remindOfEnds, noon('2026-10-31'), one)).toBe(false);
  for (const day of ['2026-11-01', '2026-11-02', '2026-12-01', '2026-12-23', '2026-12-24', '2026-12-31'])
    await pass(remindOfEnds, noon(day), one);
  expect(await toldTo(one.actor)).toEqual(['peste 60 de zile', 'peste 30 de zile', 'peste 7 zile']);
  expect(await toldTo(one.editor)).toEqual([]);
  expect(
    await rows('select 1 from mail where recipient = (select email::text from account where id = ?)', [
      one.actor.accountId,
    ]),
  ).toHaveLength(3);
});

test('after days without a worker only the nearest reminder is sent, and none after the end', async () => {
  const late = await created('2026-12-31');
  expect(await pass(remindOfEnds, noon('2026-12-28'), late)).toBe(true);
  expect(await pass(remindOfEnds, noon('2026-12-29'), late)).toBe(false);
  expect(await toldTo(late.actor)).toEqual(['peste 3 zile']);
  const over = await created('2026-12-31');
  expect(await pass(remindOfEnds, noon('2027-01-01'), over)).toBe(false);
  expect(await toldTo(over.actor)).toEqual([]);
});

test('the day is that of Romania', async () => {
  const one = await created('2026-12-31');
  expect(await pass(remindOfEnds, new Date('2026-12-31T21:59:00Z'), one)).toBe(true);
  const other = await created('2026-12-31');
  expect(await pass(remindOfEnds, new Date('2026-12-31T22:01:00Z'), other)).toBe(false);
  const summer = await created('2026-08-30');
  expect(await pass(remindOfEnds, new Date('2026-06-30T20:59:00Z'), summer)).toBe(false);
  expect(await pass(remindOfEnds, new Date('2026-06-30T21:01:00Z'), summer)).toBe(true);
});

test('a suspended organisation is not reminded; once restored it is', async () => {
  const one = await created('2026-12-31');
  const setStatus = (status: string) =>
    rows('update organisation set status = ? where id = ?', [status, one.actor.organisationId]);
  await setStatus('suspended');
  expect(await pass(remindOfEnds, noon('2026-12-20'), one)).toBe(false);
  expect(await toldTo(one.actor)).toEqual([]);
  await setStatus('approved');
  await pass(remindOfEnds, noon('2026-12-21'), one);
  expect(await toldTo(one.actor)).toEqual(['peste 10 zile']);
});

test('the package of a period is that of the authority from its first day on', async () => {
  const one = await created('2027-11-30', { startsOn: '2026-12-01', package: 'silver' });
  await rows("update organisation set package = 'bronze' where id = ?", [one.actor.organisationId]);
  const packageOf = async () =>
    (await rows<{ package: string }>('select package from organisation where id = ?', [one.actor.organisationId]))[0]
      ?.package;
  expect(await pass(beginPeriods, new Date('2026-11-30T21:59:00Z'), one)).toBe(false);
  expect(await packageOf()).toBe('bronze');
  expect(await pass(beginPeriods, new Date('2026-11-30T22:01:00Z'), one)).toBe(true);
  expect(await packageOf()).toBe('silver');
  expect(await pass(beginPeriods, noon('2026-12-02'), one)).toBe(false);
});
