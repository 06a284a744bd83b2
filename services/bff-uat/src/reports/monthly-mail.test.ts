import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { reportMail } from '@psp/contracts/reports';
import { romanianDay } from '@psp/contracts/romania';
import { startMail } from '@psp/domain/overseeing/reports/monthly-mail';
import { passTime } from '@psp/domain/operating/lifecycle/pass-time';
import { createScenario } from '@psp/domain/testing/scenario';
import { bffUat } from '../app.ts';

const { app, database, rows } = await startTestApp(bffUat, 'uat');
const scenario = createScenario(database.orm);
type Person = Awaited<ReturnType<typeof app.as>>;

const mailOf = async (person: Person) => reportMail.parse((await person.get('/reports/mail')).json());
const turn = (person: Person, act: 'start' | 'stop') => person.post(`/reports/mail/${act}`, {});
const mails = async (person: Person) =>
  rows<{ data: Record<string, string> }>(
    `select m.data from mail m join account a on lower(a.email::text) = lower(m.recipient)
      where a.id = ? and m.template = 'monthly-report' order by m.id`,
    [person.actor.accountId],
  );
/** Noon of a day of the month that is so many after this one. */
const inMonth = (months: number, day: number): Date => {
  const [year = 0, month = 0] = romanianDay(new Date()).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, day, 12));
};

test('it is off until somebody switches it on, for themselves, in whatever role', async () => {
  const viewer = await app.as({ kind: 'uat', role: 'viewer' });
  const colleague = await app.as({ kind: 'uat', organisationId: viewer.actor.organisationId });
  expect((await mailOf(viewer)).isOn).toBe(false);
  for (let again = 0; again < 2; again += 1) expect((await turn(viewer, 'start')).json()).toMatchObject({ isOn: true });
  expect((await mailOf(colleague)).isOn).toBe(false);
  for (let again = 0; again < 2; again += 1) expect((await turn(viewer, 'stop')).json()).toMatchObject({ isOn: false });
  const acts = await rows<{ action: string }>(
    `select action from audit where account_id = ? and entity = 'report-mail' order by id`,
    [viewer.actor.accountId],
  );
  expect(acts.map(({ action }) => action)).toEqual(['report-mail.start', 'report-mail.stop']);
});

test('when a month ends, its figures are sent once, by whatever process looks first', async () => {
  const person = await app.as({ kind: 'uat' });
  await scenario.completed(person.actor, (await app.as({ kind: 'firma' })).actor);
  await turn(person, 'start');
  await passTime(database.orm, inMonth(0, 28));
  expect(await mails(person)).toEqual([]);
  await Promise.all([passTime(database.orm, inMonth(1, 1)), passTime(database.orm, inMonth(1, 1))]);
  await passTime(database.orm, inMonth(1, 20));
  const sent = await mails(person);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.data).toMatchObject({
    organisation: person.actor.organisationName,
    month: new Intl.DateTimeFormat('ro', { month: 'long', year: 'numeric' }).format(inMonth(0, 15)),
    ...{ requests: '1', requested: '90.000 lei', accepted: '68.400 lei', yearRequests: '1', yearSavings: '21.600 lei' },
  });
  await passTime(database.orm, inMonth(2, 1));
  expect(await mails(person)).toHaveLength(2);
  const links = await rows(
    `select from report_mail_link l join report_mail m on m.id = l.report_mail_id where m.account_id = ?`,
    [person.actor.accountId],
  );
  expect(links).toHaveLength(2);
});

test('a firm is sent its own figures', async () => {
  const firm = await app.as({ kind: 'firma' });
  await scenario.completed((await app.as({ kind: 'uat' })).actor, firm.actor);
  await scenario.as(firm.actor, startMail);
  await passTime(database.orm, inMonth(1, 1));
  const [sent] = await rows<{ data: Record<string, string> }>(
    `select m.data from mail m join account a on lower(a.email::text) = lower(m.recipient)
      where a.id = ? and m.template = 'monthly-firm-report'`,
    [firm.actor.accountId],
  );
  expect(sent?.data).toMatchObject({
    ...{ organisation: firm.actor.organisationName, offers: '1', accepted: '1', declined: '0' },
    ...{ yearOffers: '1', yearWon: '100%', yearValue: '68.400 lei' },
  });
});

test('nothing is sent of an authority that is suspended, nor to somebody who left it', async () => {
  const [stopped, owner] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'uat' })];
  const gone = await app.as({ kind: 'uat', role: 'editor', organisationId: owner.actor.organisationId });
  for (const person of [stopped, gone]) await turn(person, 'start');
  await rows(`update organisation set status = 'suspended' where id = ?`, [stopped.actor.organisationId]);
  await rows('delete from membership where account_id = ?', [gone.actor.accountId]);
  await passTime(database.orm, inMonth(3, 2));
  expect([await mails(stopped), await mails(gone)]).toEqual([[], []]);
  const kept = await rows<{ account_id: string }>('select account_id from report_mail where account_id in (?, ?)', [
    stopped.actor.accountId,
    gone.actor.accountId,
  ]);
  expect(kept.map((row) => row.account_id)).toEqual([stopped.actor.accountId]);
});
