import { expect, test } from '@jest/globals';
import { anAttachment } from '@psp/bff-kit/testing/attachment';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { exchangeList, madeRequest } from '@psp/contracts/exchange';
import type { ExchangeContent } from '@psp/contracts/exchange-bodies';
import { requestView } from '@psp/contracts/service-requests';
import { removeExchange, restoreExchange } from '@psp/domain/collaborating/exchange/decide';
import { formGroup } from '@psp/domain/collaborating/exchange/joined';
import { askExchange } from '@psp/domain/collaborating/exchange/questions';
import { followExchange } from '@psp/domain/collaborating/exchange/reader-acts';
import {
  createExchange,
  publishExchange,
  saveExchange,
  withdrawExchange,
} from '@psp/domain/collaborating/exchange/write-project';
import { acting } from '@psp/domain/testing/acting';
import { anExchange } from '@psp/domain/testing/exchange';
import { bffUat } from '../app.ts';

const { app, database, rows } = await startTestApp(bffUat, 'uat');
const by = acting(database.orm);
const author = await app.as({ kind: 'uat' });
const other = await app.as({ kind: 'uat' });

const at = async (id: string) => {
  const [row] = await rows<{ version: number }>('select version from exchange_project where id = ?', [id]);
  return { id, version: row?.version ?? 0 };
};
const publish = async (more: Partial<ExchangeContent> = {}): Promise<string> => {
  const id = await by(author.actor, createExchange, { content: anExchange(more) });
  await by(author.actor, publishExchange, await at(id));
  return id;
};
const withdraw = async (id: string) =>
  by(author.actor, withdrawExchange, { ...(await at(id)), reason: 'Îl rescriem.' });
const setStatus = (status: string) =>
  rows('update organisation set status = ? where id = ?', [status, author.actor.organisationId]);
const codeOf = (response: { json(): unknown }) => (response.json() as { code?: string }).code;

test('a project of a suspended authority is not adopted, and none of its files is copied', async () => {
  const file = await anAttachment(app, author.actor);
  const id = await publish({ files: [{ fileId: file.id, isCopied: true }] });
  await setStatus('suspended');
  expect(codeOf(await other.post(`/exchange/${id}/adopt`, {}))).toBe('exchange.not_published');
  const copies = 'select from stored_file where organisation_id = ?';
  expect(await rows(copies, [other.actor.organisationId])).toEqual([]);
  expect(codeOf(await other.post(`/exchange/${id}/joined`, { note: '' }))).toBe('exchange.not_published');
  await setStatus('approved');
  expect((await other.post(`/exchange/${id}/adopt`, {})).statusCode).toBe(200);
});

const adoptedBy = async (caller: typeof other, filters = '') =>
  exchangeList.parse((await caller.get(`/exchange?show=adopted${filters}`)).json());

test('of an adopted project that is withdrawn its adopter sees and finds the title at adoption alone', async () => {
  const adopter = await app.as({ kind: 'uat' });
  const id = await publish({ title: 'Evidența arborilor' });
  const { requestId } = madeRequest.parse((await adopter.post(`/exchange/${id}/adopt`, {})).json());
  expect((await adoptedBy(adopter)).items).toMatchObject([{ id, isGone: false, cost: 84_400.5 }]);
  await withdraw(id);
  const content = anExchange({ title: 'Textul schimbat', what: 'Necunoscut altora.' });
  await by(author.actor, saveExchange, { ...(await at(id)), content });
  const { items, counts, counties } = await adoptedBy(adopter);
  expect(items).toMatchObject([
    {
      ...{ id, title: 'Evidența arborilor', isGone: true, status: 'withdrawn', domain: null, cost: null, sources: [] },
      ...{ startedOn: null, endedOn: null, population: null, county: null, alike: [], files: 0, adoptions: 0 },
      authority: { name: author.actor.organisationName },
    },
  ]);
  expect([counts, counties]).toEqual([{ all: 1, done: 0, ongoing: 0, wanted: 0, gone: 1 }, []]);
  const found = async (filters: string) => (await adoptedBy(adopter, filters)).total;
  expect([await found('&q=arborilor'), await found('&q=schimbat'), await found('&q=necunoscut')]).toEqual([1, 0, 0]);
  expect([await found('&stage=done'), await found('&stage=gone'), await found('&cost=c2')]).toEqual([0, 1, 0]);
  const request = requestView.parse((await adopter.get(`/service-requests/${requestId}`)).json());
  expect(request.adoptedFrom).toMatchObject({ title: 'Evidența arborilor', isPublished: false });
});

test('an adopted project of a suspended authority counts as withdrawn', async () => {
  const adopter = await app.as({ kind: 'uat' });
  const id = await publish();
  await adopter.post(`/exchange/${id}/adopt`, {});
  await setStatus('suspended');
  expect((await adoptedBy(adopter)).items).toMatchObject([{ id, isGone: true, status: 'withdrawn' }]);
  await setStatus('approved');
  expect((await adoptedBy(adopter)).items).toMatchObject([{ id, isGone: false, status: 'published' }]);
});

const WANTED = { stage: 'wanted', seeksPartners: true, startedOn: null, endedOn: null } as const;
const toldTo = async ({ actor }: typeof other) => {
  const told = `select event from notification where account_id = ? and event like 'exchange.%' order by id`;
  return (await rows<{ event: string }>(told, [actor.accountId])).map(({ event }) => event);
};

/* A wanted project that one authority joined, one adopted and a firm follows and asks about, and those three. */
const waitedFor = async () => {
  const id = await publish(WANTED);
  const [joined, adopter] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'uat' })];
  const firm = await app.as({ kind: 'firma' });
  await joined.post(`/exchange/${id}/joined`, { note: '' });
  await adopter.post(`/exchange/${id}/adopt`, {});
  await adopter.post(`/exchange/${id}/follow`, { on: true });
  await by(firm.actor, followExchange, { id, on: true });
  await by(firm.actor, askExchange, { id, text: 'Când începe?' });
  return { id, joined, people: [joined, adopter, firm] };
};

test('a withdrawal is told once to those that joined, adopted, follow or asked; who joined may leave then, too', async () => {
  const { id, joined, people } = await waitedFor();
  await withdraw(id);
  expect(await Promise.all(people.map(toldTo))).toEqual([
    ['exchange.withdrawn'],
    ['exchange.withdrawnOrigin'],
    ['exchange.withdrawn'],
  ]);
  expect((await joined.post(`/exchange/${id}/left`, {})).statusCode).toBe(204);
  expect(await rows('select from exchange_join where exchange_id = ?', [id])).toEqual([]);
  expect((await toldTo(author)).at(-1)).toBe('exchange.left');
});

test('a removal by the association is told to them as well, and that the project was put back', async () => {
  const { id, people } = await waitedFor();
  const admin = await app.as({ kind: 'admin' });
  await by(admin.actor, removeExchange, { ...(await at(id)), reason: 'Este o reclamă.' });
  expect(await Promise.all(people.map(toldTo))).toEqual([
    ['exchange.takenOut'],
    ['exchange.takenOutOrigin'],
    ['exchange.takenOut'],
  ]);
  await by(admin.actor, restoreExchange, { ...(await at(id)), reason: 'Nu este o reclamă.' });
  expect((await Promise.all(people.map(toldTo))).map(([, ...later]) => later)).toEqual(
    people.map(() => ['exchange.putBack']),
  );
});

test('those that joined are told when the project no longer seeks partners', async () => {
  const { id, joined } = await waitedFor();
  await by(author.actor, saveExchange, { ...(await at(id)), content: anExchange({ ...WANTED, seeksPartners: false }) });
  expect(await toldTo(joined)).toEqual(['exchange.seekingEnded']);
});

test('those that joined are told of the group request, and why they are not invited', async () => {
  const id = await publish(WANTED);
  const [near, far] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'uat' })];
  for (const [code, { actor }] of [
    ['MM', author],
    ['MM', near],
    ['SB', far],
  ] as const)
    await rows('update organisation set county_code = ? where id = ?', [code, actor.organisationId]);
  for (const one of [near, far]) await one.post(`/exchange/${id}/joined`, { note: '' });
  await by(author.actor, formGroup, await at(id));
  const told = `select message from notification where event = 'exchange.grouped' and organisation_id = ?`;
  const messageTo = async ({ actor }: typeof other) =>
    (await rows<{ message: string }>(told, [actor.organisationId]))[0]?.message;
  expect(await messageTo(near)).toContain('Invitația de a participa vine separat.');
  expect(await messageTo(far)).toContain('din același județ');
});

test('more authorities than a group request takes are not invited blindly: those that are not chosen are told', async () => {
  const id = await publish(WANTED);
  await rows(`update organisation set county_code = 'MM' where id = ?`, [author.actor.organisationId]);
  const own = await app.as({ kind: 'uat' });
  const many = await rows<{ id: string }>(
    `with u as (insert into organisation (kind, name, status, county_code, uat_type)
      select 'uat', 'Comuna ' || n, 'approved', 'MM', 'commune' from generate_series(1, 51) n returning id)
    insert into exchange_join (exchange_id, organisation_id, account_id, note, created_at)
      select ?, u.id, ?, '', now() from u returning organisation_id as id`,
    [id, own.actor.accountId],
  );
  await expect(by(author.actor, formGroup, await at(id))).rejects.toMatchObject({ code: 'exchange.group_choose' });
  const [left, ...authorities] = many.map((one) => one.id);
  const requestId = await by(author.actor, formGroup, { ...(await at(id)), authorities });
  const parts = await rows<{ id: string }>('select organisation_id as id from group_part where request_id = ?', [
    requestId,
  ]);
  expect(parts.map((part) => part.id).sort()).toEqual([...authorities].sort());
  expect(parts.map((part) => part.id)).not.toContain(left);
});

test('a withdrawal ends the open reports, tells who reported and settles what the administrators were told', async () => {
  const admin = await app.as({ kind: 'admin' });
  const id = await publish();
  const reporter = await app.as({ kind: 'uat' });
  expect((await reporter.post(`/exchange/${id}/flags`, { reason: 'Are date personale.' })).statusCode).toBe(200);
  const unread = `select from notification where event = 'exchange.flagged' and read_at is null and account_id = ? and href = ?`;
  const waiting = async () => (await rows(unread, [admin.actor.accountId, `/admin/exchange/${id}`])).length;
  expect(await waiting()).toBe(1);
  await withdraw(id);
  const flags =
    'select outcome, decided_by, decided_at is not null as "isDecided" from exchange_flag where exchange_id = ?';
  expect(await rows(flags, [id])).toEqual([{ outcome: 'withdrawn', decided_by: null, isDecided: true }]);
  expect(await toldTo(reporter)).toEqual(['exchange.withdrawnReported']);
  expect(await waiting()).toBe(0);
  await by(author.actor, publishExchange, await at(id));
  expect((await reporter.post(`/exchange/${id}/flags`, { reason: 'Tot le are.' })).statusCode).toBe(200);
});
