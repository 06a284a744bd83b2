import { beforeEach, describe, expect, test } from '@jest/globals';
import { applyDue } from '@psp/domain/operating/lifecycle/apply-due';
import { passTime } from '@psp/domain/operating/lifecycle/pass-time';
import { alertMembers, sendAlerts } from '@psp/domain/sourcing/opportunities/alerts/send-alerts';
import { invitePartner } from '@psp/domain/sourcing/service-requests/invite-partner';
import { saveRequest } from '@psp/domain/sourcing/service-requests/write-request';
import { aRequest } from '@psp/domain/testing/scenario';
import { startSearching } from '../testing/searching.ts';

const { app, database, rows, scenario, uat, newSearch, keep, filtersOf, sent } = await startSearching();
let { firma, word } = await newSearch();
type Person = typeof firma;

beforeEach(async () => {
  ({ firma, word } = await newSearch());
});

const save = (person: Person, more: object = {}) =>
  keep(person, { name: 'Filtrul', query: `?q=${word}`, frequency: 'now', ...more });
const kept = async (person: Person) => (await filtersOf(person)).items;
const told = async ({ actor }: Person) =>
  (
    await rows<{ message: string }>(
      `select message from notification where account_id = ? and title = 'Oportunități noi' order by id`,
      [actor.accountId],
    )
  ).map(({ message }) => message);
const mailed = ({ actor }: Person) =>
  rows<{ data: { lines: { title: string; filters: string; path: string }[]; token: string } }>(
    `select data from mail m join account a on a.email = m.recipient
     where a.id = ? and template = 'opportunity-alert' order by m.id`,
    [actor.accountId],
  );
const titlesIn = async (person: Person) =>
  (await mailed(person)).map(({ data }) => data.lines.map(({ title }) => title));
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

describe('what is new under a saved filter', () => {
  test('is told once, by a notification and a mail with links; what was there before is not', async () => {
    await sent(`${word} vechi`);
    expect((await save(firma)).statusCode).toBe(200);
    await sendAlerts(database.orm);
    expect(await told(firma)).toEqual([]);
    const id = await sent(`${word} nou`);
    for (let n = 0; n < 2; n++) await sendAlerts(database.orm);
    expect(await told(firma)).toEqual([
      expect.stringMatching(new RegExp(`^„${word} nou” \\(.+\\) se potrivește filtrului salvat „Filtrul”\\.$`)),
    ]);
    expect(await mailed(firma)).toMatchObject([
      { data: { lines: [{ title: `${word} nou`, filters: '„Filtrul”', path: `/firma/opportunities/${id}` }] } },
    ]);
  });

  test('is not told again of what the firm was told of by name, and mailed only to who has no mail of that', async () => {
    const quiet = await app.as({ kind: 'firma', organisationId: firma.actor.organisationId });
    await rows(`update account set mail_topics = '{}' where id = ?`, [quiet.actor.accountId]);
    await rows(`insert into organisation_domain values (?, 'mediu')`, [firma.actor.organisationId]);
    for (const person of [firma, quiet]) await save(person);
    await sent(`${word} din domeniu`, { category: 'mediu' });
    await sendAlerts(database.orm);
    expect([await told(firma), await told(quiet)]).toEqual([[], []]);
    expect([await titlesIn(firma), await titlesIn(quiet)]).toEqual([[], [[`${word} din domeniu`]]]);
    await sent(`${word} din altul`);
    await sendAlerts(database.orm);
    expect([await titlesIn(firma), (await titlesIn(quiet)).length]).toEqual([[[`${word} din altul`]], 2]);
    expect((await told(firma)).length).toBe(1);
  });

  test.each([
    ['off', [['requests', 'offers']], 1],
    ['weekly', [['requests']], 1],
    ['now', [[]], 0],
  ])('is mailed by what the person chose of the event (%s), whatever the topic says', async (mail, [topics], mails) => {
    const { accountId, organisationId } = firma.actor;
    await rows(`update account set mail_topics = ?::text[] where id = ?`, [`{${topics?.join(',')}}`, accountId]);
    for (const event of ['service-requests.newOpportunity', 'consultations.asked'])
      await rows('insert into notification_choice (account_id, event, mail) values (?, ?, ?)', [
        accountId,
        event,
        mail,
      ]);
    await rows(`insert into organisation_domain values (?, 'mediu')`, [organisationId]);
    await save(firma);
    await sent(`${word} din domeniu`, { category: 'mediu' });
    await sendAlerts(database.orm);
    expect([await told(firma), await titlesIn(firma)]).toEqual([[], mails === 1 ? [[`${word} din domeniu`]] : []]);
  });

  test('goes to the one member who keeps it, of all filters together', async () => {
    const colleague = await app.as({ kind: 'firma', organisationId: firma.actor.organisationId });
    await save(firma);
    await save(firma, { name: 'Mediu', query: `?category=mediu&q=${word}` });
    await sent(`${word} unu`);
    await sent(`${word} doi`, { category: 'mediu' });
    await sendAlerts(database.orm);
    expect(await told(firma)).toEqual(['2 oportunități se potrivesc filtrelor salvate „Filtrul”, „Mediu”.']);
    const [mail] = await mailed(firma);
    expect(mail?.data.lines.map(({ title, filters }) => [title, filters])).toEqual([
      [`${word} unu`, '„Filtrul”'],
      [`${word} doi`, '„Filtrul”, „Mediu”'],
    ]);
    expect([await told(colleague), await mailed(colleague), await kept(colleague)]).toEqual([[], [], []]);
  });

  test('comes every day or every week at eight, and at no other time', async () => {
    await save(firma, { frequency: 'daily' });
    const weekly = await app.as({ kind: 'firma' });
    await save(weekly, { frequency: 'weekly' });
    const deadline = inDays(60).toISOString();
    await sent(word, { deadline });
    await sendAlerts(database.orm);
    expect([await told(firma), await told(weekly)]).toEqual([[], []]);
    const [due] = await rows<{ at: string }>('select alert_at as at from saved_filter where account_id = ?', [
      firma.actor.accountId,
    ]);
    if (!due) throw new Error('nothing is due');
    await applyDue(database.orm, new Date(Date.parse(due.at) - 1), alertMembers);
    expect(await told(firma)).toEqual([]);
    await applyDue(database.orm, new Date(due.at), alertMembers);
    expect(await told(firma)).toHaveLength(1);
    for (const day of [8, 9]) await applyDue(database.orm, inDays(day), alertMembers);
    expect([await told(firma), await told(weekly)]).toEqual([[expect.anything()], [expect.anything()]]);
  });

  test('is also what begins to fit by a new version, or by an invitation, once', async () => {
    await save(firma, { query: `?q=${word}&fit=suited` });
    await rows(`insert into organisation_domain values (?, 'mediu')`, [firma.actor.organisationId]);
    const id = await sent(`${word} text`);
    const other = await sent(`${word} invitație`, { category: 'resurse-umane' });
    await sendAlerts(database.orm);
    expect(await told(firma)).toEqual([]);
    for (const description of ['Una.', 'Alta.']) {
      const version = await scenario.versionOf('service_request', id);
      const content = aRequest({
        ...{ title: `${word} text`, category: 'mediu', description, deadline: inDays(20).toISOString() },
      });
      await scenario.as(uat.actor, (write) => saveRequest(write, { id, version, content }));
      await sendAlerts(database.orm);
    }
    expect(await titlesIn(firma)).toEqual([[`${word} text`]]);
    // Who gets mail of requests has it of the invitation itself.
    await rows(`update account set mail_topics = '{}' where id = ?`, [firma.actor.accountId]);
    const partnerId = firma.actor.organisationId;
    await scenario.as(uat.actor, (write) => invitePartner(write, { id: other, partnerId }));
    await sendAlerts(database.orm);
    expect(await titlesIn(firma)).toEqual([[`${word} text`], [`${word} invitație`]]);
  });

  test('has a job ask for it when a request is sent, edited or opened to one more firm, if anybody wants to know at once', async () => {
    const jobs = async () => (await rows(`select from pgboss.job where name = 'opportunity-alerts'`)).length;
    await rows(`update saved_filter set frequency = null`);
    await rows(`delete from pgboss.job where name = 'opportunity-alerts'`);
    await sent(word);
    expect(await jobs()).toBe(0);
    await save(firma);
    const id = await sent(word);
    expect(await jobs()).toBe(1);
    const version = await scenario.versionOf('service_request', id);
    const content = aRequest({ title: word, deadline: inDays(20).toISOString() });
    await scenario.as(uat.actor, (write) => saveRequest(write, { id, version, content }));
    await scenario.as(uat.actor, (write) => invitePartner(write, { id, partnerId: firma.actor.organisationId }));
    expect(await jobs()).toBe(3);
  });
});

describe('each opportunity is announced once and none is lost', () => {
  test('when two processes tell at once', async () => {
    await save(firma);
    await sent(word);
    await Promise.all(Array.from({ length: 4 }, () => passTime(database.orm, new Date())));
    expect([(await told(firma)).length, (await mailed(firma)).length]).toEqual([1, 1]);
  });

  test('when the work is killed half-way: after some members, or in the middle of one', async () => {
    const other = await app.as({ kind: 'firma' });
    await save(firma);
    await save(other);
    await sent(word);
    const [row] = await rows<{ email: string }>('select email from account where id = ?', [other.actor.accountId]);
    await rows(`create function refuse_mail() returns trigger language plpgsql as $$ begin
      if new.recipient = '${row?.email}' then raise exception 'killed'; end if; return new; end $$`);
    await rows(`create trigger killed before insert on mail for each row execute function refuse_mail()`);
    await expect(sendAlerts(database.orm)).rejects.toThrow('killed');
    expect([(await told(firma)).length, (await told(other)).length]).toEqual([1, 0]);
    await rows('drop trigger killed on mail');
    await rows('drop function refuse_mail');
    for (let n = 0; n < 2; n++) await sendAlerts(database.orm);
    for (const person of [firma, other])
      expect([(await told(person)).length, (await mailed(person)).length]).toEqual([1, 1]);
  });

  test('when the firm was suspended meanwhile: it is told afterwards', async () => {
    await save(firma);
    await sent(word);
    await rows(`update organisation set status = 'suspended' where id = ?`, [firma.actor.organisationId]);
    await sendAlerts(database.orm);
    expect(await told(firma)).toEqual([]);
    await rows(`update organisation set status = 'approved' where id = ?`, [firma.actor.organisationId]);
    await sendAlerts(database.orm);
    expect(await told(firma)).toHaveLength(1);
  });
});

test('nothing is told of what the firm may not see, ignores or has answered', async () => {
  const stranger = await app.as({ kind: 'firma' });
  const gone = await app.as({ kind: 'uat' });
  await save(firma);
  await sent(word, { visibility: 'invited', invited: [stranger.actor.organisationId] });
  const ignored = await sent(word);
  await firma.post(`/opportunities/${ignored}/ignore`);
  await scenario.submitted(firma.actor, await sent(word));
  await scenario.sent(gone.actor, aRequest({ title: word }));
  await rows(`update organisation set status = 'suspended' where id = ?`, [gone.actor.organisationId]);
  const ended = await sent(word);
  await rows(`update service_request set deadline = now() - interval '1 minute' where id = ?`, [ended]);
  await sendAlerts(database.orm);
  expect([await told(firma), await mailed(firma)]).toEqual([[], []]);
});

test('who leaves the firm is told nothing more, and their filters go', async () => {
  const leaver = await app.as({ kind: 'firma', organisationId: firma.actor.organisationId, role: 'editor' });
  await save(leaver);
  const { accountId, organisationId } = leaver.actor;
  await rows('delete from session where account_id = ?', [accountId]);
  await rows('delete from membership where account_id = ? and organisation_id = ?', [accountId, organisationId]);
  await sent(word);
  await sendAlerts(database.orm);
  expect([await told(leaver), await mailed(leaver)]).toEqual([[], []]);
  expect(await rows('select from saved_filter where account_id = ?', [accountId])).toEqual([]);
});

describe('alerts are changed where the filter is', () => {
  const change = async (person: Person, more: object) => {
    const [filter] = await kept(person);
    if (!filter) throw new Error('nothing saved');
    const { id, version, name } = filter;
    return person.post(`/saved-filters/${id}/rename`, { version, name, ...more });
  };

  test('switched on, slowed down, given other filters and switched off; what came meanwhile is not lost', async () => {
    await save(firma, { frequency: null });
    expect(await kept(firma)).toMatchObject([{ frequency: null }]);
    await sent(`${word} înainte`);
    expect((await change(firma, { frequency: 'now' })).statusCode).toBe(200);
    await sent(`${word} după`);
    await change(firma, { frequency: 'weekly' });
    await applyDue(database.orm, inDays(8), alertMembers);
    expect(await titlesIn(firma)).toEqual([[`${word} după`]]);
    await change(firma, { frequency: 'now', query: `?q=${word}&category=mediu&page=2` });
    expect(await kept(firma)).toMatchObject([{ frequency: 'now', query: `?q=${word}&category=mediu` }]);
    await sent(`${word} alt domeniu`);
    await sent(`${word} mediu`, { category: 'mediu' });
    await sendAlerts(database.orm);
    expect((await titlesIn(firma))[1]).toEqual([`${word} mediu`]);
    await change(firma, { frequency: null });
    await sent(`${word} târziu`, { category: 'mediu' });
    await applyDue(database.orm, inDays(8), alertMembers);
    expect(await titlesIn(firma)).toHaveLength(2);
  });

  test('a name alone leaves them as they are', async () => {
    await save(firma, { frequency: 'daily' });
    expect((await change(firma, { name: 'Altul' })).json()).toMatchObject({
      items: [{ name: 'Altul', frequency: 'daily' }],
    });
  });
});

describe('a domain that is there no more', () => {
  test('cannot be given alerts', async () => {
    expect((await save(firma, { query: '?category=domeniu-retras' })).json()).toMatchObject({
      code: 'saved-filter.lapsed',
    });
    expect(await kept(firma)).toEqual([]);
    expect((await save(firma, { query: '?category=domeniu-retras', frequency: null })).statusCode).toBe(200);
  });

  test('ends the alerts of its filter, of which the person is told once, and of no other filter', async () => {
    await save(firma);
    await save(firma, { name: 'Vechi', query: '?category=mediu' });
    await rows(`update saved_filter set query = ? where account_id = ? and name = 'Vechi'`, [
      '?category=domeniu-retras',
      firma.actor.accountId,
    ]);
    await sent(word);
    for (let n = 0; n < 2; n++) await sendAlerts(database.orm);
    const stopped = await rows<{ message: string }>(
      `select message from notification where account_id = ? and title = 'Alertă oprită'`,
      [firma.actor.accountId],
    );
    expect(stopped).toEqual([{ message: expect.stringContaining('„Vechi” nu mai există') }]);
    expect(await titlesIn(firma)).toEqual([[word]]);
    expect((await kept(firma)).map(({ name, frequency }) => [name, frequency])).toEqual([
      ['Filtrul', 'now'],
      ['Vechi', null],
    ]);
  });
});

test.each(['?status=closed', '?status=responded', '?status=ignored', '?kind=altceva'])(
  'nobody is told what is new under %s, of which nothing can be new',
  async (query) => {
    expect((await save(firma, { query })).json()).toMatchObject({ code: 'saved-filter.no_alerts' });
  },
);
