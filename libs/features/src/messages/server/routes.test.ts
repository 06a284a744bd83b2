import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import { anAttachment } from '@psp/bff-kit/testing/attachment';
import { readPdf } from '@psp/bff-kit/testing/read-pdf';
import { codeOf, startTalk, textsOf } from '../testing/talk.ts';

const { app, rows, uat, firma, colleague, view, start, read, list, write, step, titlesOf } = await startTalk();

let id = '';
beforeEach(async () => {
  await rows('delete from notification');
  ({ id } = view(await start(uat, firma)));
});

test('the first answer of the other side makes a pending conversation active', async () => {
  expect(await read(firma, id)).toMatchObject({
    status: 'pending',
    actions: ['answer', 'note', 'complete', 'assign', 'report'],
  });
  expect((await read(uat, id)).actions).toEqual(['write', 'note', 'complete', 'assign', 'report']);
  expect((await write(firma, id, 'Bună ziua, cu ce vă ajutăm?')).statusCode).toBe(204);
  const { status, messages } = await read(uat, id);
  expect(status).toBe('active');
  expect(messages).toMatchObject([
    { number: 1, body: 'Bună ziua!', isOwn: true, isMine: true },
    { number: 2, body: 'Bună ziua, cu ce vă ajutăm?', isOwn: false, isMine: false, author: 'Ioana Test' },
  ]);
});

test('a message repeated with its idempotency key is stored once', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const [one, two] = await Promise.all([write(uat, id, 'O dată', {}, key), write(uat, id, 'O dată', {}, key)]);
  expect([one.statusCode, two.statusCode]).toEqual([204, 204]);
  expect(textsOf(await read(firma, id))).toEqual(['Bună ziua!', 'O dată']);
});

test('concurrent messages of both sides have numbers without gaps', async () => {
  const people = [uat, colleague, firma];
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => write(people[n % 3] ?? uat, id, `Mesajul ${n}`)),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(204));
  const { messages } = await read(uat, id);
  expect(messages.map(({ number }) => number)).toEqual(Array.from({ length: 13 }, (_, n) => n + 1));
});

test('a note is visible to colleagues, but not in the thread, list or search of the other side', async () => {
  await write(uat, id, 'Să întrebăm și la taxe.', { isNote: true });
  expect((await read(colleague, id)).messages.at(-1)).toMatchObject({ isNote: true, isOwn: true, isMine: false });
  const theirs = await read(firma, id);
  expect(textsOf(theirs)).toEqual(['Bună ziua!']);
  expect((await list(firma)).items[0]?.last.text).toBe('Bună ziua!');
  expect((await list(uat)).items[0]?.last).toMatchObject({ text: 'Să întrebăm și la taxe.', isNote: true });
  expect((await list(firma, { q: 'taxe' })).items).toEqual([]);
  expect((await list(uat, { q: 'TAXE' })).items).toHaveLength(1);
});

test('a conversation is counted as unread until the user reads it, and the sender sees that it was read', async () => {
  expect((await list(firma)).counts.unread).toBeGreaterThan(0);
  const before = (await list(firma)).counts.unread;
  await write(uat, id, 'Încă ceva.');
  expect((await list(firma)).counts.unread).toBe(before);
  expect((await read(uat, id)).seen).toBeNull();
  expect((await step(firma, id, 'read', { number: 2 })).statusCode).toBe(204);
  expect((await list(firma)).counts.unread).toBe(before - 1);
  expect((await read(uat, id)).seen).toMatchObject({ number: 2, at: expect.any(String) });
  await step(firma, id, 'read', { number: 1 });
  expect((await read(firma, id)).readNumber).toBe(2);
  await step(firma, id, 'read', { number: 99 });
  expect((await read(firma, id)).readNumber).toBe(2);
});

test('the read state belongs to the user, not to the organisation', async () => {
  await write(firma, id, 'Răspuns');
  await step(uat, id, 'read', { number: 2 });
  expect((await list(uat, { show: 'unread' })).items.map((item) => item.id)).not.toContain(id);
  expect((await list(colleague, { show: 'unread' })).items.map((item) => item.id)).toContain(id);
});

test('members are notified only of the first unread message, and reading marks the notification as read', async () => {
  await write(uat, id, 'Doi');
  await write(uat, id, 'Trei');
  expect(await titlesOf(firma)).toEqual(['Mesaj nou de la Organizația uat']);
  await step(firma, id, 'read', { number: 3 });
  const unread = await rows('select 1 from notification where account_id = ? and read_at is null', [
    firma.actor.accountId,
  ]);
  expect(unread).toEqual([]);
  await write(uat, id, 'Patru');
  expect(await titlesOf(firma)).toHaveLength(2);
});

test('a user who muted a conversation is not notified', async () => {
  await write(firma, id, 'Unu');
  expect(await titlesOf(colleague)).toHaveLength(1);
  await step(colleague, id, 'read', { number: 2 });
  expect((await step(colleague, id, 'mute', { isMuted: true })).statusCode).toBe(204);
  await write(firma, id, 'Doi');
  expect(await titlesOf(colleague)).toHaveLength(1);
  expect((await read(colleague, id)).isMuted).toBe(true);
});

test('only the assigned colleague is notified of messages in an assigned conversation', async () => {
  const { version } = await read(uat, id);
  const { accountId } = colleague.actor;
  expect(view(await step(uat, id, 'assign', { version, accountId })).assignee).toMatchObject({ id: accountId });
  expect(await titlesOf(colleague)).toEqual(['Conversație încredințată dvs.']);
  await write(firma, id, 'Cine răspunde?');
  expect((await titlesOf(colleague)).at(-1)).toBe('Mesaj nou de la Organizația firma');
  expect(await titlesOf(uat)).toEqual([]);
  expect((await list(colleague, { show: 'mine' })).items.map((item) => item.id)).toEqual([id]);
  const stranger = { version: version + 1, accountId: firma.actor.accountId };
  expect(codeOf(await step(uat, id, 'assign', stranger))).toBe('conversation.colleague_gone');
  expect(codeOf(await step(uat, id, 'assign', { version, accountId: null }))).toBe('version.stale');
});

test('the notification of an assignment is marked as read when the conversation is read, reassigned or completed', async () => {
  const unread = async ({ actor }: typeof colleague) =>
    (
      await rows(`select from notification where event = 'messages.assigned'
        and account_id = '${actor.accountId}' and read_at is null`)
    ).length;
  const assign = async (accountId: string | null) =>
    step(uat, id, 'assign', { version: (await read(uat, id)).version, accountId });
  await assign(colleague.actor.accountId);
  expect(await unread(colleague)).toBe(1);
  await step(colleague, id, 'read', { number: 1 });
  expect(await unread(colleague)).toBe(0);
  for (const end of [
    () => assign(null),
    async () => step(uat, id, 'complete', { version: (await read(uat, id)).version }),
  ]) {
    await assign(colleague.actor.accountId);
    expect(await unread(colleague)).toBe(1);
    await end();
    expect(await unread(colleague)).toBe(0);
  }
});

test('a completed conversation is reopened by the next message', async () => {
  await write(firma, id, 'Da');
  const { version } = await read(uat, id);
  expect(view(await step(uat, id, 'complete', { version }))).toMatchObject({
    status: 'completed',
    actions: ['note', 'reopen', 'assign', 'report'],
  });
  await write(firma, id, 'Mai am o întrebare.');
  expect((await read(uat, id)).status).toBe('active');
  const again = view(await step(uat, id, 'complete', { version: (await read(uat, id)).version }));
  expect(view(await step(firma, id, 'reopen', { version: again.version })).status).toBe('active');
});

test('the files of a message are available to everyone who can read it', async () => {
  const file = await anAttachment(app, uat.actor, 'plan.pdf');
  await write(uat, id, 'Planul', { attachments: [file.id] });
  expect((await read(firma, id)).messages.at(-1)?.attachments).toMatchObject([{ id: file.id, name: 'plan.pdf' }]);
  const path = `/conversations/${id}/attachments/${file.id}`;
  expect((await firma.get(path)).statusCode).toBe(200);
  const kept = await anAttachment(app, uat.actor, 'nota.pdf');
  await write(uat, id, 'Pentru colegi', { isNote: true, attachments: [kept.id] });
  expect((await firma.get(`/conversations/${id}/attachments/${kept.id}`)).statusCode).toBe(404);
  expect((await colleague.get(`/conversations/${id}/attachments/${kept.id}`)).statusCode).toBe(200);
  const foreign = await anAttachment(app, firma.actor);
  expect(codeOf(await write(uat, id, 'Nu e al nostru', { attachments: [foreign.id] }))).toBe('attachment.gone');
});

test('other organisations get 404, viewers may not write, and blank or too long texts are refused', async () => {
  const [other, viewer] = [
    await app.as({ kind: 'firma' }),
    await app.as({ kind: 'uat', role: 'viewer', organisationId: uat.actor.organisationId }),
  ];
  expect((await other.get(`/conversations/${id}`)).statusCode).toBe(404);
  expect((await write(other, id, 'x')).statusCode).toBe(404);
  expect((await step(other, id, 'read', { number: 1 })).statusCode).toBe(404);
  expect((await read(viewer, id)).actions).toEqual([]);
  expect((await write(viewer, id, 'x')).statusCode).toBe(403);
  expect((await write(uat, id, ' \n ')).statusCode).toBe(400);
  expect((await write(uat, id, 'a'.repeat(10_001))).statusCode).toBe(400);
  expect((await write(uat, id, 'a'.repeat(10_000))).statusCode).toBe(204);
  await write(uat, id, '<img src=x onerror=alert(1)>');
  expect(textsOf(await read(firma, id)).at(-1)).toBe('<img src=x onerror=alert(1)>');
});

test('either side downloads the PDF of a conversation, with the messages of both and without notes', async () => {
  const file = await anAttachment(app, uat.actor, 'plan.pdf');
  await write(uat, id, 'Vă trimitem planul și ștampila.', { attachments: [file.id] });
  await write(uat, id, 'Notă: să nu uităm termenul', { isNote: true });
  await write(firma, id, 'Mulțumim!');
  for (const person of [firma, colleague]) {
    const answer = await person.get(`/conversations/${id}/pdf`);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' });
    const { pages, roles, metadata, markInfo } = await readPdf(answer.rawPayload);
    const text = pages.join(' ');
    for (const said of ['Registru agricol', 'Organizația uat', 'Organizația firma', 'Bună ziua!', 'Mulțumim!'])
      expect(text).toContain(said);
    expect(text).toMatch(
      /Ioana Test, Organizația uat, .*Vă trimitem planul și ștampila\. Fișiere: plan\.pdf \(\d+ kB\)/,
    );
    expect(text).not.toContain('termenul');
    for (const role of ['H1', 'H2', 'Table', 'TH', 'TD', 'P']) expect(roles).toContain(role);
    expect(metadata).toContain('pdfuaid');
    expect(markInfo).toMatchObject({ Marked: true });
  }
  const stranger = await app.as({ kind: 'firma' });
  expect((await stranger.get(`/conversations/${id}/pdf`)).statusCode).toBe(404);
});

test('the PDF of a long conversation has the last 500 messages, the text file has all', async () => {
  await rows(
    `insert into message (conversation_id, number, organisation_id, account_id, body, created_at, is_note)
     select ?, n, ?, ?, 'Rândul ' || n || '.', now(), n = 700 from generate_series(2, 700) n`,
    [id, uat.actor.organisationId, uat.actor.accountId],
  );
  const paper = await firma.get(`/conversations/${id}/pdf`);
  const text = (await readPdf(paper.rawPayload)).pages.join(' ');
  expect(text).toContain('Sunt tipărite ultimele 500 de mesaje din 699; restul se află în arhiva text.');
  for (const [said, isPrinted] of [
    ['Rândul 200.', true],
    ['Rândul 199.', false],
    ['Rândul 700.', false],
  ] as const)
    expect(text.includes(said)).toBe(isPrinted);
  const all = await firma.get(`/conversations/${id}/text`);
  expect(all.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'private, no-store',
  });
  expect(all.body.match(/Rândul \d+\./g)).toHaveLength(698);
  expect(all.body).not.toContain('Rândul 700.');
  const stranger = await app.as({ kind: 'firma' });
  expect((await stranger.get(`/conversations/${id}/text`)).statusCode).toBe(404);
});
