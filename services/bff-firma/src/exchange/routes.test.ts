import { expect, test } from '@jest/globals';
import { anAttachment } from '@psp/bff-kit/testing/attachment';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { exchangeList, exchangeView } from '@psp/contracts/exchange';
import type { ExchangeContent } from '@psp/contracts/exchange-bodies';
import { firmaDashboard } from '@psp/contracts/own-dashboards';
import { answerExchange } from '@psp/domain/collaborating/exchange/questions';
import {
  createExchange,
  namePartner,
  publishExchange,
  withdrawExchange,
} from '@psp/domain/collaborating/exchange/write-project';
import { acting } from '@psp/domain/testing/acting';
import { anExchange, startComplete } from '@psp/domain/testing/exchange';
import { createScenario } from '@psp/domain/testing/scenario';
import { bffFirma } from '../app.ts';

const { app, database, rows } = await startTestApp(bffFirma, 'firma');
const by = acting(database.orm);
const scenario = createScenario(database.orm);
const author = await app.as({ kind: 'uat' });
const firm = await app.as({ kind: 'firma' });
const viewer = await app.as({ kind: 'firma', role: 'viewer', organisationId: firm.actor.organisationId });
const other = await app.as({ kind: 'firma' });
type Caller = typeof firm;

const at = async (id: string) => {
  const [row] = await rows<{ version: number }>('select version from exchange_project where id = ?', [id]);
  return { id, version: row?.version ?? 0 };
};
const publish = async (more: Partial<ExchangeContent> = {}): Promise<string> => {
  const id = await by(author.actor, createExchange, { content: anExchange(more) });
  await by(author.actor, publishExchange, await at(id));
  return id;
};
const ask = async (id: string) => by(author.actor, namePartner, { ...(await at(id)), isNamed: true });
/* A published project of a collaboration with the firm, which is asked whether it may be named. */
const asked = async (): Promise<string> => {
  const projectId = await scenario.completed(author.actor, firm.actor);
  const id = await by(author.actor, startComplete, { id: projectId });
  await by(author.actor, publishExchange, await at(id));
  await ask(id);
  return id;
};
const withdraw = async (id: string) =>
  by(author.actor, withdrawExchange, { ...(await at(id)), reason: 'Nu mai este actual.' });

const answer = (caller: Caller, id: string, agrees: boolean, reason = '') =>
  caller.post(`/exchange/${id}/partner`, { agrees, reason });
const partnerFor = async (caller: Caller, id: string) =>
  exchangeView.parse((await caller.get(`/exchange/${id}`)).json()).partner?.state ?? null;
const mine = async (caller: Caller) =>
  exchangeList.parse((await caller.get('/exchange?show=mine')).json()).items.map((one) => one.id);
const todosOf = async (caller: Caller) => {
  const { todos, forEditors } = firmaDashboard.parse((await caller.get('/dashboard')).json());
  const ids = (list: typeof todos) => list.filter(({ kind }) => kind === 'answerNaming').map((one) => one.id);
  return { own: ids(todos), forEditors: ids(forEditors) };
};
const unread = async (event: string, id: string) =>
  (await rows(`select from notification where event = ? and read_at is null and href like '%' || ?`, [event, id]))
    .length;

test('a firm reads published projects, and no drafts or withdrawn ones', async () => {
  const file = await anAttachment(app, author.actor);
  const content = { files: [{ fileId: file.id, isCopied: true }] };
  const draft = await by(author.actor, createExchange, { content: anExchange(content) });
  const [open, withdrawn] = [await publish(content), await publish(content)];
  await withdraw(withdrawn);
  const statuses = async (id: string) => [
    (await firm.get(`/exchange/${id}`)).statusCode,
    (await firm.get(`/exchange/${id}/files/${file.id}`)).statusCode,
  ];
  expect(await statuses(open)).toEqual([200, 200]);
  expect(await statuses(draft)).toEqual([404, 404]);
  expect(await statuses(withdrawn)).toEqual([404, 404]);
  const { items } = exchangeList.parse((await firm.get('/exchange')).json());
  expect(items.map((one) => one.id)).toEqual([open]);
  const beside = await publish();
  expect((await firm.get(`/exchange/${beside}/files/${file.id}`)).statusCode).toBe(404);
});

test('hidden costs are hidden from the firm that did the work, too', async () => {
  const id = await asked();
  const view = exchangeView.parse((await firm.get(`/exchange/${id}`)).json());
  expect(view).toMatchObject({ cost: null, costs: [], showsCosts: false, projectId: null });
  const { items } = exchangeList.parse((await firm.get('/exchange?show=mine&cost=c2')).json());
  expect(items).toEqual([]);
});

test('the firm that is asked has a to-do until it answers; others see nothing of it', async () => {
  const id = await asked();
  expect(await todosOf(firm)).toEqual({ own: expect.arrayContaining([id]), forEditors: [] });
  expect(await todosOf(viewer)).toEqual({ own: [], forEditors: expect.arrayContaining([id]) });
  expect((await todosOf(other)).own).toEqual([]);
  expect([await partnerFor(firm, id), await partnerFor(other, id)]).toEqual(['asked', null]);
  expect(await mine(firm)).toContain(id);
  expect(await mine(other)).toEqual([]);
  expect(await unread('exchange.asked', id)).toBe(1);
  expect((await answer(firm, id, true)).statusCode).toBe(200);
  expect((await todosOf(firm)).own).not.toContain(id);
  expect(await unread('exchange.asked', id)).toBe(0);
  expect(await unread('exchange.answered', id)).toBe(1);
  expect([await partnerFor(firm, id), await partnerFor(other, id)]).toEqual(['agreed', 'agreed']);
});

test('a firm declines with a reason, or takes its agreement back, and may agree again', async () => {
  const id = await asked();
  expect(exchangeView.parse((await answer(firm, id, false, 'Nu acum.')).json()).partner?.state).toBe('declined');
  expect(await partnerFor(other, id)).toBeNull();
  expect((await answer(firm, id, true)).statusCode).toBe(200);
  expect((await answer(firm, id, false, 'Am pierdut marca.')).statusCode).toBe(200);
  expect([await partnerFor(firm, id), await partnerFor(other, id)]).toEqual(['objected', null]);
  const [row] = await rows(`select partner_state, partner_reason from exchange_project where id = ?`, [id]);
  expect(row).toEqual({ partner_state: 'objected', partner_reason: 'Am pierdut marca.' });
  const told = await rows<{ message: string }>(
    `select message from notification where event = 'exchange.answered' and href like '%' || ? order by id`,
    [id],
  );
  expect(told.map(({ message }) => message)).toEqual([
    expect.stringMatching(/ nu dorește să fie numită la „.+”\. Motiv: Nu acum\.$/),
    expect.stringMatching(/ este de acord să fie numită la „.+”\.$/),
    expect.stringMatching(/ și-a retras acordul și nu mai este numită la „.+”\. Motiv: Am pierdut marca\.$/),
  ]);
});

test('a firm that refused is not asked again, and its agreement is not taken back by asking', async () => {
  const id = await asked();
  await expect(ask(id)).rejects.toMatchObject({ code: 'exchange.partner_asked' });
  await answer(firm, id, true);
  await expect(ask(id)).rejects.toMatchObject({ code: 'exchange.partner_asked' });
  expect(await partnerFor(other, id)).toBe('agreed');
  await answer(firm, id, false, 'Nu mai lucrăm.');
  const drop = async () => by(author.actor, namePartner, { ...(await at(id)), isNamed: false });
  await expect(ask(id)).rejects.toMatchObject({ code: 'exchange.partner_refused' });
  await expect(drop()).rejects.toMatchObject({ code: 'exchange.partner_refused' });
  expect(await partnerFor(firm, id)).toBe('objected');
  await answer(firm, id, true);
  await drop();
  await ask(id);
  expect(await partnerFor(firm, id)).toBe('asked');
});

test('a repeated answer changes and tells nothing more', async () => {
  const id = await asked();
  await Promise.all([answer(firm, id, true), answer(firm, id, true)]);
  expect(await unread('exchange.answered', id)).toBe(1);
  const audit = `select from audit where entity_id = ? and action = 'exchange-project.answerNaming'`;
  expect(await rows(audit, [id])).toHaveLength(1);
});

test('only an editor of the firm that is asked answers, and only while the project is published', async () => {
  const id = await asked();
  expect((await answer(viewer, id, true)).statusCode).toBe(403);
  expect((await answer(other, id, true)).statusCode).toBe(404);
  expect((await app.anonymous.post(`/exchange/${id}/partner`, { agrees: true })).statusCode).toBe(401);
  await withdraw(id);
  expect(await unread('exchange.asked', id)).toBe(0);
  expect((await answer(firm, id, true)).statusCode).toBe(404);
  expect((await todosOf(firm)).own).not.toContain(id);
  const never = await publish();
  expect((await answer(firm, never, true)).statusCode).toBe(404);
});

test('the to-do goes when the authority no longer asks', async () => {
  const id = await asked();
  await by(author.actor, namePartner, { ...(await at(id)), isNamed: false });
  expect((await todosOf(firm)).own).not.toContain(id);
  expect(await unread('exchange.asked', id)).toBe(0);
  expect((await answer(firm, id, true)).statusCode).toBe(404);
});

test('questions of firms are settled for the authority when the last one is answered', async () => {
  const id = await publish({ contactId: author.actor.accountId });
  for (const [caller, text] of [
    [firm, 'Ce protocol?'],
    [other, 'Cât a costat?'],
  ] as const)
    expect((await caller.post(`/exchange/${id}/questions`, { text })).statusCode).toBe(200);
  const questions = await rows<{ id: string }>('select id from exchange_question where exchange_id = ? order by id', [
    id,
  ]);
  const replies = async () => {
    const [left] = await rows<{ n: number }>(
      `select count(*)::int as n from notification where event = 'exchange.question' and read_at is null and href = ?`,
      [`/uat/exchange/${id}`],
    );
    return (left?.n ?? 0) > 0;
  };
  for (const { id: question } of questions) {
    expect(await replies()).toBe(true);
    await by(author.actor, answerExchange, { id: question, version: 1, text: 'Iată.' });
  }
  expect(await replies()).toBe(false);
  expect((await viewer.post(`/exchange/${id}/questions`, { text: 'Și eu?' })).statusCode).toBe(403);
});

test('a firm agrees forty times a day, and may always take its agreement back', async () => {
  const id = await asked();
  await rows(`delete from attempt where kind = 'exchange-agree:organisation'`);
  await rows(
    `insert into attempt (kind, key, at) select 'exchange-agree:organisation', ?, now() from generate_series(1, 39)`,
    [firm.actor.organisationId],
  );
  expect((await answer(firm, id, true)).statusCode).toBe(200);
  expect((await answer(firm, id, false)).statusCode).toBe(200);
  expect((await answer(firm, id, true)).statusCode).toBe(429);
  expect(await partnerFor(firm, id)).toBe('objected');
});
