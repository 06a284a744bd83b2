import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { navigationCounts } from '@psp/contracts/dashboards';
import { moderationQueue } from '@psp/contracts/decisions';
import { exchangeView } from '@psp/contracts/exchange';
import { officeExchangeList, type OfficeExchangeView, officeExchangeView } from '@psp/contracts/exchange-office';
import type { Actor } from '@psp/domain/actor';
import { listExchange } from '@psp/domain/collaborating/exchange/list';
import { readExchange } from '@psp/domain/collaborating/exchange/queries';
import { answerExchange, askExchange } from '@psp/domain/collaborating/exchange/questions';
import { flagExchange } from '@psp/domain/collaborating/exchange/reader-acts';
import {
  createExchange,
  publishExchange,
  saveExchange,
  withdrawExchange,
} from '@psp/domain/collaborating/exchange/write-project';
import { contestDecision } from '@psp/domain/overseeing/decisions/commands';
import { readLastStatement } from '@psp/domain/overseeing/decisions/queries';
import { acting } from '@psp/domain/testing/acting';
import { anExchange } from '@psp/domain/testing/exchange';
import { bffAdmin } from '../app.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const by = acting(database.orm);
const admin = await app.as({ kind: 'admin' });
const { organisationId } = admin.actor;
const colleague = await app.as({ kind: 'admin', role: 'editor', organisationId });
const [author, other, firm] = [
  await app.as({ kind: 'uat' }),
  await app.as({ kind: 'uat' }),
  await app.as({ kind: 'firma' }),
];
type Person = typeof author;

interface Answer {
  statusCode: number;
  json<T>(): T;
}
const codeOf = (response: Answer) => response.json<{ code: string }>().code;
const view = (response: Answer): OfficeExchangeView => {
  expect(response.statusCode).toBe(200);
  return officeExchangeView.parse(response.json());
};
const read = async (id: string, who: Person = admin) => view(await who.get(`/exchange/${id}`));
const published = async (title = 'Arhiva digitală') => {
  const id = await by(author.actor, createExchange, { content: anExchange({ title }) });
  await by(author.actor, publishExchange, { id, version: 1 });
  return id;
};
const flagged = async (id: string, who = other, questionId?: string) => {
  await by(who.actor, flagExchange, { id, questionId, reason: 'Are date personale.' });
  return id;
};
const asked = async (id: string, who = firm) => {
  await by(who.actor, askExchange, { id, text: 'Ce aplicație ați ales?' });
  return (await read(id)).questions.at(-1)?.id ?? '';
};
const decide = (id: string, action: 'keep' | 'remove' | 'restore', version: number, who: Person = admin) =>
  who.post(`/exchange/${id}/${action}`, { version, reason: 'Am verificat.' });
const onQuestion = (id: string, action: 'remove' | 'restore', version: number, who: Person = admin) =>
  who.post(`/exchange/questions/${id}/${action}`, { version, reason: 'Jignește.' });
const removed = async (id: string) => decide(id, 'remove', (await read(id)).project.version);
const seenBy = (actor: Actor | null, id: string) =>
  by(admin.actor, ({ db, now }) => readExchange(db, actor, id, now), null);
const told = async ({ actor }: Person) =>
  (
    await rows<{ event: string }>('select event from notification where account_id = ? order by id', [actor.accountId])
  ).map(({ event }) => event);
const outcomes = (id: string) =>
  rows<{ outcome: string | null }>('select outcome from exchange_flag where exchange_id = ? order by id', [id]);
const decisionsOn = (id: string) =>
  rows<{ id: string; version: number; entity: string; outcome: string; status: string; organisation_id: string }>(
    'select id, version, entity, outcome, status, organisation_id from moderation_decision where record_id = ? order by id',
    [id],
  );
const statement = ({ actor }: Person, entity: 'exchange-project' | 'exchange-question', on: string) =>
  by(actor, ({ db, now }) => readLastStatement(db, actor, { entity, on }, now), null);
const contested = async (record: string, who: Person) => {
  const [last] = (await decisionsOn(record)).slice(-1);
  if (!last) throw new Error('Nothing was decided');
  await by(who.actor, contestDecision, { id: last.id, version: last.version, text: 'Nu sunt date personale.' });
  return last.id;
};
const answer = (id: string, action: 'uphold' | 'reverse' | 'close', who: Person) =>
  who.post(`/moderation/contests/${id}/${action}`, { version: 2, reason: 'Am citit din nou.' });
const queued = async () =>
  moderationQueue.parse((await admin.get('/moderation/queue?kind=exchange')).json()).items.map((item) => item.id);

test('a report waits in the queue with its reasons, and is kept with an answer to who reported', async () => {
  const id = await flagged(await flagged(await published()), firm);
  const list = moderationQueue.parse((await admin.get('/moderation/queue?kind=exchange')).json());
  expect(list.items.find((item) => item.id === id)).toMatchObject({
    ...{ kind: 'flaggedProjects', title: 'Arhiva digitală', organisation: author.actor.organisationName },
    excerpt: 'Are date personale. · Are date personale.',
  });
  const counts = async () => navigationCounts.parse((await admin.get('/navigation-counts')).json())['exchange'] ?? 0;
  const before = await counts();
  const record = await read(id);
  expect(record.actions).toEqual(['keep', 'remove']);
  expect(record.flags.map(({ by: { name }, outcome }) => [name, outcome])).toEqual(
    expect.arrayContaining([[other.actor.organisationName, null]]),
  );
  const kept = view(await decide(id, 'keep', record.project.version));
  expect(kept).toMatchObject({ actions: ['remove'], project: { status: 'published' } });
  expect(await counts()).toBe(before - 1);
  expect(await queued()).not.toContain(id);
  expect(await outcomes(id)).toEqual([{ outcome: 'kept' }, { outcome: 'kept' }]);
  expect(await told(other)).toContain('exchange.kept');
  expect(await told(firm)).toContain('exchange.kept');
  expect(await decisionsOn(id)).toMatchObject([{ entity: 'exchange-project', outcome: 'kept' }]);
  // That somebody reported it in vain stays unknown to its author.
  expect((await statement(author, 'exchange-project', id)).last).toBeNull();
});

test('of two administrators on one report the second reads that it was decided', async () => {
  const id = await flagged(await published());
  const { version } = (await read(id)).project;
  view(await decide(id, 'keep', version));
  expect(codeOf(await decide(id, 'remove', version, colleague))).toBe('version.stale');
  expect(codeOf(await decide(id, 'keep', (await read(id)).project.version, colleague))).toBe('exchange.not_flagged');
});

test('a removed project is hidden at once from members and visitors, and its author reads why', async () => {
  const id = await flagged(await published('Parcare'));
  const gone = view(await removed(id));
  expect(gone).toMatchObject({ actions: ['restore'], reason: 'Am verificat.', project: { status: 'removed' } });
  expect(await seenBy(other.actor, id)).toBeNull();
  expect(await seenBy(null, id)).toBeNull();
  const query = { page: 1, q: 'parcare', order: 'newest' } as const;
  const found = await by(admin.actor, ({ db }) => listExchange(db, other.actor, query), null);
  expect(JSON.parse(found)).toMatchObject({ items: [] });
  expect(exchangeView.parse(await seenBy(author.actor, id))).toMatchObject({
    ...{ status: 'removed', reason: 'Am verificat.', actions: [] },
  });
  expect(await outcomes(id)).toEqual([{ outcome: 'removed' }]);
  expect(await told(author)).toContain('exchange.removed');
  expect(await told(other)).toContain('exchange.upheld');
  expect((await statement(author, 'exchange-project', id)).last).toMatchObject({
    ...{ outcome: 'removed', reason: 'Am verificat.', actions: ['contest'] },
  });
  expect(await queued()).not.toContain(id);
  await expect(by(other.actor, flagExchange, { id, reason: 'Din nou.' })).rejects.toMatchObject({
    code: 'exchange.not_published',
  });
  view(await decide(id, 'restore', gone.project.version));
  expect(await seenBy(null, id)).not.toBeNull();
  expect(await told(author)).toContain('exchange.restored');
  const { last } = await statement(author, 'exchange-project', id);
  expect(last).toMatchObject({ status: 'final', reason: 'Am verificat.', actions: [] });
  expect(Date.parse(last?.restoredAt ?? '')).toBeGreaterThan(Date.parse(last?.at ?? ''));
});

test('another administrator decides the contest of its author; reversing puts the project back', async () => {
  const id = await published('Podul');
  await removed(id);
  const contest = await contested(id, author);
  expect(codeOf(await answer(contest, 'reverse', admin))).toBe('decision.own');
  expect((await answer(contest, 'reverse', colleague)).statusCode).toBe(200);
  expect(await seenBy(other.actor, id)).not.toBeNull();
  expect((await decisionsOn(id)).map(({ status }) => status)).toEqual(['reversed']);
  const { last } = await statement(author, 'exchange-project', id);
  expect(last).toMatchObject({ restoredAt: null, answer: { text: 'Am citit din nou.' } });
});

test('a project put back by another way ends its contest', async () => {
  const id = await published('Digul');
  await removed(id);
  await contested(id, author);
  view(await decide(id, 'restore', (await read(id)).project.version));
  expect((await decisionsOn(id)).map(({ status }) => status)).toEqual(['moot']);
});

test('a question is removed with its reports alone; its asker contests it, whatever the author changes', async () => {
  const id = await published('Iluminat');
  const question = await asked(id);
  await by(author.actor, answerExchange, { id: question, version: 1, text: 'Una liberă.' });
  await flagged(await flagged(id, other, question), other);
  const before = await read(id);
  expect(before.questions).toMatchObject([{ flags: 1, isRemoved: false, actions: ['remove'] }]);
  const after = view(await onQuestion(question, 'remove', 2));
  expect(after.questions).toMatchObject([{ flags: 0, isRemoved: true, actions: ['restore'] }]);
  expect(after.project.questions).toEqual([]);
  expect(after.flags.map(({ question: text, outcome }) => [text, outcome])).toEqual([
    [null, null],
    ['Ce aplicație ați ales?', 'removed'],
  ]);
  expect(codeOf(await onQuestion(question, 'remove', 2, colleague))).toBe('version.stale');
  expect(await told(firm)).toContain('exchange.questionRemoved');
  expect(await queued()).toContain(id);
  expect((await statement(firm, 'exchange-question', id)).last).toMatchObject({ actions: ['contest'] });
  expect(await seenBy(firm.actor, id)).toMatchObject({ hasRemovedQuestion: true });
  expect(await seenBy(other.actor, id)).toMatchObject({ hasRemovedQuestion: false });
  const contest = await contested(question, firm);
  const { version } = (await read(id)).project;
  await by(author.actor, saveExchange, { id, version, content: anExchange({ title: 'Iluminat stradal' }) });
  expect((await decisionsOn(question)).map(({ status }) => status)).toEqual(['contested']);
  expect((await answer(contest, 'reverse', colleague)).statusCode).toBe(200);
  expect((await read(id)).project.questions).toHaveLength(1);
  expect(await seenBy(firm.actor, id)).toMatchObject({ hasRemovedQuestion: false });
});

test('of a question that was put back its asker reads what was decided, and that it no longer stands', async () => {
  const id = await published('Trotuare');
  const question = await asked(id);
  expect(await seenBy(firm.actor, id)).toMatchObject({ hasAsked: true, hasRemovedQuestion: false });
  expect((await statement(firm, 'exchange-question', id)).last).toBeNull();
  view(await onQuestion(question, 'remove', 1));
  view(await onQuestion(question, 'restore', 2));
  expect(await told(firm)).toContain('exchange.questionRestored');
  expect(await seenBy(firm.actor, id)).toMatchObject({ hasAsked: true, hasRemovedQuestion: false });
  const { last } = await statement(firm, 'exchange-question', id);
  expect(last).toMatchObject({ status: 'final', reason: 'Jignește.', restoredAt: expect.any(String), actions: [] });
  for (const reader of [other.actor, author.actor, null])
    expect(await seenBy(reader, id)).toMatchObject({ hasAsked: false, hasRemovedQuestion: false });
});

test('keeping decides on each reported author apart', async () => {
  const id = await published('Grădiniță');
  const question = await asked(id);
  await flagged(await flagged(id, other, question), other);
  view(await decide(id, 'keep', (await read(id)).project.version));
  expect(await decisionsOn(id)).toMatchObject([{ organisation_id: author.actor.organisationId }]);
  expect(await decisionsOn(question)).toMatchObject([
    { entity: 'exchange-question', outcome: 'kept', organisation_id: firm.actor.organisationId },
  ]);
});

test('what its author withdraws no longer waits, and drafts are nobody else’s', async () => {
  const id = await flagged(await published('Piața'));
  const { version } = (await read(id)).project;
  await by(author.actor, withdrawExchange, { id, version, reason: 'Mai corectăm.' });
  expect(await queued()).not.toContain(id);
  expect(codeOf(await decide(id, 'remove', version + 1))).toBe('action.not_allowed');
  const draft = await by(author.actor, createExchange, { content: anExchange({ title: 'Ciornă' }) });
  expect((await admin.get(`/exchange/${draft}`)).statusCode).toBe(404);
  expect((await decide(draft, 'remove', 1)).statusCode).toBe(404);
});

test('the list is filtered by state, stage and words, without drafts', async () => {
  const id = await flagged(await published('Depozit de deșeuri'));
  await by(author.actor, createExchange, { content: anExchange({ title: 'Depozit în ciornă' }) });
  const listed = async (query: string) => {
    const { items } = officeExchangeList.parse((await admin.get(`/exchange?${query}`)).json());
    return items.map((item) => [item.title, item.flags]);
  };
  const found = [['Depozit de deșeuri', 1]];
  expect(await listed('q=depozit')).toEqual(found);
  expect(await listed('q=depozit&status=reported')).toEqual(found);
  expect(await listed('q=depozit&status=removed')).toEqual([]);
  expect(await listed('q=depozit&stage=wanted')).toEqual([]);
  const { number } = (await read(id)).project;
  expect(await listed(`q=${number}`)).toEqual(found);
  expect((await listed(`q=${encodeURIComponent(author.actor.organisationName)}`)).length).toBeGreaterThan(0);
});

test('viewers and members of other areas read without acts, and decide nothing', async () => {
  const id = await flagged(await published('Cămin'));
  const { version } = (await read(id)).project;
  const viewer = await app.as({ kind: 'admin', role: 'viewer', organisationId });
  const support = await app.as({ kind: 'admin', role: 'editor', organisationId });
  await rows(`update membership set areas = '{support}' where account_id = ?`, [support.actor.accountId]);
  for (const who of [viewer, support]) {
    expect((await read(id, who)).actions).toEqual([]);
    expect((await decide(id, 'keep', version, who)).statusCode).toBe(403);
  }
  expect(codeOf(await decide(id, 'keep', version, support))).toBe('member.area_missing');
  expect((await (await app.as({ kind: 'uat' })).get(`/exchange/${id}`)).statusCode).toBe(403);
});

test('a report tells the association until it is decided', async () => {
  const id = await flagged(await published('Zid'));
  const unread = async () =>
    rows(
      `select 1 from notification where event = 'exchange.flagged' and account_id = ? and href = ? and read_at is null`,
      [admin.actor.accountId, `/admin/exchange/${id}`],
    );
  expect(await unread()).toHaveLength(1);
  view(await decide(id, 'keep', (await read(id)).project.version));
  expect(await unread()).toHaveLength(0);
});
