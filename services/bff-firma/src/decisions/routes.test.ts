import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { decisionStatement, statements } from '@psp/contracts/decisions';
import { dismissReport, upholdReport } from '@psp/domain/communicating/messages/decide-report';
import { reportConversation } from '@psp/domain/communicating/messages/report-conversation';
import { startConversation } from '@psp/domain/communicating/messages/start';
import { approveArticle, rejectArticle } from '@psp/domain/publishing/articles/moderate';
import { acting } from '@psp/domain/testing/acting';
import { createArticles } from '@psp/domain/testing/articles';
import { bffFirma } from '../app.ts';

const { app, database, rows } = await startTestApp(bffFirma, 'firma');
const by = acting(database.orm);
const admin = await app.as({ kind: 'admin' });
const firm = await app.as({ kind: 'firma' });
const { organisationId } = firm.actor;
const reader = await app.as({ kind: 'firma', role: 'viewer', organisationId });
const other = await app.as({ kind: 'firma' });
const articles = createArticles(database.orm, admin.actor);

const codeOf = (response: { json<T>(): T }) => response.json<{ code: string }>().code;
const last = async (id: string, who = firm) =>
  statements.parse((await who.get(`/decisions?entity=article&on=${id}`)).json()).last;
const rejected = async (): Promise<string> => {
  const id = await articles.pending(firm.actor);
  await by(admin.actor, rejectArticle, { id, version: 2, reason: 'Reclamă în loc de informație.' });
  return id;
};
const contest = (who: typeof firm, id: string, text = 'Nu laudă pe nimeni.') =>
  who.post(`/decisions/${id}/contest`, { version: 1, text });

test('the author reads the statement of reasons of a refusal, without the name of who decided', async () => {
  const id = await rejected();
  const response = await firm.get(`/decisions?entity=article&on=${id}`);
  expect(response.payload).not.toContain(admin.actor.displayName);
  expect(await last(id)).toMatchObject({
    reason: 'Reclamă în loc de informație.',
    outcome: 'refused',
    actions: ['contest'],
  });
  expect(await last(id, other)).toBeNull();
  expect((await last(id, reader))?.actions).toEqual([]);
  const approved = await articles.pending(firm.actor);
  await by(admin.actor, approveArticle, { id: approved, version: 2 });
  expect(await last(approved)).toBeNull();
});

test('a decision is contested once, within 14 days, by an editor of the organisation alone', async () => {
  const decision = (await last(await rejected()))?.id ?? '';
  expect((await contest(reader, decision)).statusCode).toBe(403);
  expect((await contest(other, decision)).statusCode).toBe(404);
  for (const text of ['', 'a'.repeat(2001)]) expect((await contest(firm, decision, text)).statusCode).toBe(400);
  const twice = await Promise.all([contest(firm, decision), contest(firm, decision)]);
  expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(codeOf(await firm.post(`/decisions/${decision}/contest`, { version: 2, text: 'Iar.' }))).toBe(
    'decision.contested_once',
  );

  const late = await last(await rejected());
  await rows(`update moderation_decision set created_at = created_at - interval '15 days' where id = ?`, [late?.id]);
  expect(codeOf(await contest(firm, late?.id ?? ''))).toBe('decision.contest_late');
});

test('a contest answers with the statement, and the association is told', async () => {
  const decision = (await last(await rejected()))?.id ?? '';
  const statement = decisionStatement.parse((await contest(firm, decision)).json());
  expect(statement).toMatchObject({ status: 'contested', contest: { text: 'Nu laudă pe nimeni.' }, actions: [] });
  const told = await rows(
    `select from notification where event = 'decisions.contested' and account_id = ? and href like ?`,
    [admin.actor.accountId, `%contests_${decision}`],
  );
  expect(told).toHaveLength(1);
});

test('the side that was reported contests the lock, and knows of no report that was dismissed', async () => {
  const uat = await app.as({ kind: 'uat' });
  await by(uat.actor, startConversation, { to: organisationId, subject: 'Drumuri', body: 'Unu' });
  const [talk] = await rows<{ id: string }>('select id from conversation order by id desc limit 1');
  const on = talk?.id ?? '';
  const about = async () => {
    const response = await firm.get(`/decisions?entity=conversation-report&on=${on}`);
    return statements.parse(response.json()).last;
  };
  for (const decide of [dismissReport, upholdReport]) {
    const insult = { messageId: null, reason: 'insult', text: 'Ne jignește.', hasNeighbours: false } as const;
    await by(uat.actor, reportConversation, { id: on, ...insult });
    const [report] = await rows<{ id: string }>('select id from conversation_report order by id desc limit 1');
    expect(await about()).toBeNull();
    await by(admin.actor, decide, { id: report?.id ?? '', version: 1, reason: 'Citit.' });
  }
  const locked = await about();
  expect(locked).toMatchObject({ outcome: 'removed', actions: ['contest'] });
  expect((await contest(firm, locked?.id ?? '')).statusCode).toBe(200);
});

test('an article that its author takes up again ends its contest', async () => {
  const id = await rejected();
  expect((await contest(firm, (await last(id))?.id ?? '')).statusCode).toBe(200);
  expect((await firm.post(`/articles/${id}/reopen`, { version: 3 })).statusCode).toBeLessThan(300);
  expect(await last(id)).toMatchObject({ status: 'moot', actions: [] });
});
