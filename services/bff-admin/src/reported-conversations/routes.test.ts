import { expect, test } from '@jest/globals';
import { anAttachment } from '@psp/bff-kit/testing/attachment';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { navigationCounts } from '@psp/contracts/dashboards';
import { conversationView } from '@psp/contracts/messages';
import { reportedList, reportedView } from '@psp/contracts/reported-conversations';
import type { Actor } from '@psp/domain/actor';
import { conversationText } from '@psp/domain/communicating/messages/queries';
import { reportConversation } from '@psp/domain/communicating/messages/report-conversation';
import { startConversation } from '@psp/domain/communicating/messages/start';
import { completeConversation, reopenConversation } from '@psp/domain/communicating/messages/steps';
import { writeMessage } from '@psp/domain/communicating/messages/write-message';
import { found } from '@psp/domain/load';
import { acting } from '@psp/domain/testing/acting';
import { bffAdmin } from '../app.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const by = acting(database.orm);
const admin = await app.as({ kind: 'admin' });

const [uat, firma] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];
const REPORT = { messageId: null, reason: 'insult', text: 'Ne jignește.', hasNeighbours: false } as const;

const talk = async (texts: string[], other = firma.actor) => {
  const id = await by(uat.actor, startConversation, { to: other.organisationId, subject: 'Drumuri', body: 'Unu' });
  for (const [index, body] of texts.entries())
    await by(index % 2 === 0 ? other : uat.actor, writeMessage, { id, body, isNote: body.startsWith('Notă') });
  return id;
};
const seen = (actor: Actor, id: string) =>
  by(
    actor,
    async ({ db, now }) =>
      conversationView.parse(JSON.parse(found(await conversationText(db, actor, id, { pages: 1, now })))),
    null,
  );
const messageOf = async (id: string, body: string): Promise<string> =>
  (await rows<{ id: string }>('select id from message where conversation_id = ? and body = ?', [id, body]))[0]?.id ??
  '';
const listed = async (query = '') =>
  reportedList.parse((await admin.get(`/reported-conversations?${query}`)).json()).items;
const reportOf = async (subjectId: string) => {
  const [row] = await rows<{ id: string }>(
    'select id from conversation_report where conversation_id = ? order by id desc limit 1',
    [subjectId],
  );
  return reportedView.parse((await admin.get(`/reported-conversations/${row?.id}`)).json());
};
const decide = async (report: { id: string; version: number }, action: string, reason = 'Fără jigniri.') =>
  admin.post(`/reported-conversations/${report.id}/${action}`, { version: report.version, reason });
const titlesOf = async ({ actor }: typeof uat) =>
  (await rows<{ title: string }>('select title from notification where account_id = ?', [actor.accountId])).map(
    ({ title }) => title,
  );
const bodies = ({ messages }: { messages: { body: string }[] }) => messages.map(({ body }) => body);

test('the association reads of a conversation what was reported, never a note nor what came later', async () => {
  const id = await talk(['Doi', 'Notă a noastră', 'Patru']);
  await by(uat.actor, reportConversation, { id, ...REPORT });
  await by(firma.actor, writeMessage, { id, body: 'După raportare', isNote: false });
  const report = await reportOf(id);
  expect(bodies(report)).toEqual(['Unu', 'Doi', 'Patru']);
  expect(report.messages.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(report).toMatchObject({
    isOfMessage: false,
    text: 'Ne jignește.',
    reporter: { id: uat.actor.organisationId },
    other: { id: firma.actor.organisationId },
    actions: ['dismiss', 'uphold'],
  });
  expect(await titlesOf(admin)).toContain('Conversație raportată');
  expect((await seen(uat.actor, id)).isReported).toBe(true);
  expect((await seen(firma.actor, id)).isReported).toBe(false);
});

test('files of what was reported can be read, no others', async () => {
  const id = await talk(['Doi']);
  const [shown, note, later] = [
    await anAttachment(app, uat.actor, 'dovada.pdf'),
    await anAttachment(app, uat.actor, 'nota.pdf'),
    await anAttachment(app, uat.actor, 'dupa.pdf'),
  ];
  await by(uat.actor, writeMessage, { id, body: 'Dovada', isNote: false, attachments: [shown.id] });
  await by(uat.actor, writeMessage, { id, body: 'Între noi', isNote: true, attachments: [note.id] });
  await by(uat.actor, reportConversation, { id, ...REPORT });
  await by(uat.actor, writeMessage, { id, body: 'Încă una', isNote: false, attachments: [later.id] });
  const report = await reportOf(id);
  expect(report.messages.flatMap(({ attachments }) => attachments.map(({ name }) => name))).toEqual(['dovada.pdf']);
  const statusOf = async (file: { id: string }) =>
    (await admin.get(`/reported-conversations/${report.id}/attachments/${file.id}`)).statusCode;
  expect([await statusOf(shown), await statusOf(note), await statusOf(later)]).toEqual([200, 404, 404]);
});

test('of a message that alone is read, and a few around it where the reporter sends them along', async () => {
  const id = await talk(['2', '3', '4', '5', 'Notă', '7', '8', '9', '10', '11']);
  const messageId = await messageOf(id, '7');
  await by(firma.actor, reportConversation, { id, ...REPORT, messageId });
  const alone = await reportOf(id);
  expect(bodies(alone)).toEqual(['7']);
  expect(alone.messages[0]?.isReported).toBe(true);
  await decide(alone, 'dismiss');
  await by(firma.actor, reportConversation, { id, ...REPORT, messageId, hasNeighbours: true });
  expect(bodies(await reportOf(id))).toEqual(['3', '4', '5', '7', '8', '9', '10']);
  const last = await messageOf(id, '11');
  await by(firma.actor, reportConversation, { id, ...REPORT, messageId: last, hasNeighbours: true });
  expect(bodies(await reportOf(id))).toEqual(['8', '9', '10', '11']);
});

test('only the other side’s messages are reported, each once while it waits', async () => {
  const id = await talk(['Doi', 'Notă']);
  const report = (actor: Actor, body: string) =>
    messageOf(id, body).then((messageId) => by(actor, reportConversation, { id, ...REPORT, messageId }));
  await expect(report(uat.actor, 'Unu')).rejects.toMatchObject({ code: 'not_found' });
  await expect(report(firma.actor, 'Notă')).rejects.toMatchObject({ code: 'not_found' });
  await report(uat.actor, 'Doi');
  await expect(report(uat.actor, 'Doi')).rejects.toThrow();
  const stranger = await app.as({ kind: 'firma' });
  await expect(by(stranger.actor, reportConversation, { id, ...REPORT })).rejects.toMatchObject({ code: 'not_found' });
});

test('a dismissed report is explained to the side that sent it', async () => {
  const other = await app.as({ kind: 'firma' });
  const id = await talk(['Doi'], other.actor);
  await by(uat.actor, reportConversation, { id, ...REPORT });
  const before = navigationCounts.parse((await admin.get('/navigation-counts')).json());
  const report = await reportOf(id);
  expect((await decide(report, 'dismiss', '')).statusCode).toBe(400);
  const dismissed = reportedView.parse((await decide(report, 'dismiss')).json());
  expect(dismissed).toMatchObject({ status: 'dismissed', decision: 'Fără jigniri.', locked: null, actions: [] });
  expect(await titlesOf(uat)).toContain('Raportarea dvs. a fost respinsă');
  expect(await titlesOf(other)).not.toContain('Raportarea dvs. a fost respinsă');
  const after = navigationCounts.parse((await admin.get('/navigation-counts')).json());
  expect(after['reportedConversations']).toBe((before['reportedConversations'] ?? 0) - 1);
  expect((await listed('status=open')).map((item) => item.id)).not.toContain(report.id);
  expect((await listed('status=dismissed&q=drumuri')).map((item) => item.id)).toContain(report.id);
});

test('a locked conversation is written in by neither side, and another is not begun, until it is unlocked', async () => {
  const { actor } = await app.as({ kind: 'firma' });
  const id = await talk(['Doi'], actor);
  await by(uat.actor, reportConversation, { id, ...REPORT });
  await by(actor, reportConversation, { id, ...REPORT });
  const report = await reportOf(id);
  const upheld = reportedView.parse((await decide(report, 'uphold', 'Jigniri repetate.')).json());
  expect(upheld).toMatchObject({ status: 'upheld', locked: 'Jigniri repetate.', actions: ['lift'] });
  expect((await listed('status=open')).filter(({ other }) => other.id === actor.organisationId)).toEqual([]);
  const view = await seen(actor, id);
  expect(view).toMatchObject({ locked: { reason: 'Jigniri repetate.' }, isReported: false });
  expect(view.actions).toEqual(['note', 'complete', 'assign', 'report']);
  for (const side of [uat.actor, actor]) {
    await expect(by(side, writeMessage, { id, body: 'Trei', isNote: false })).rejects.toMatchObject({
      code: 'conversation.locked',
    });
    const about = { to: side === actor ? uat.actor.organisationId : actor.organisationId };
    const begin = by(side, startConversation, { ...about, subject: 'Alta', body: 'Bună ziua' });
    await expect(begin).rejects.toMatchObject({ code: 'conversation.locked_between' });
  }
  await by(actor, completeConversation, { id, version: view.version });
  const again = { id, version: view.version + 1 };
  await expect(by(uat.actor, reopenConversation, again)).rejects.toMatchObject({ code: 'conversation.locked' });
  await by(uat.actor, writeMessage, { id, body: 'Notă: îi sunăm', isNote: true });
  expect(await titlesOf(uat)).toContain('Conversație suspendată de administratorul portalului');
  expect((await decide(report, 'uphold')).statusCode).toBe(409);
  const lifted = reportedView.parse((await decide(upheld, 'lift', 'S-au înțeles.')).json());
  expect(lifted).toMatchObject({ status: 'lifted', locked: null, actions: [] });
  expect(lifted.history.map(({ action }) => action)).toEqual([
    'conversation-report.create',
    'conversation-report.uphold',
    'conversation-report.lift',
  ]);
  await by(uat.actor, writeMessage, { id, body: 'Patru', isNote: false });
});

test('what was written is not rewritten', async () => {
  const id = await talk(['Doi']);
  await expect(rows('update message set body = ? where conversation_id = ?', ['Altceva', id])).rejects.toThrow(
    'messages are not rewritten',
  );
});
