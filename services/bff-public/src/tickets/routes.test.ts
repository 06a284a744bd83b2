import { beforeEach, expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { type OpenTicket, publicTicket } from '@psp/contracts/tickets';
import { SYSTEM } from '@psp/domain/actor';
import { newSecret } from '@psp/domain/operating/secrets';
import { newId } from '@psp/domain/id';
import { newTicketLink } from '@psp/domain/communicating/tickets/links';
import { openTicket } from '@psp/domain/communicating/tickets/open-ticket';
import { answerTicket, assignTicket, noteOnTicket, resolveTicket } from '@psp/domain/communicating/tickets/staff';
import { acting } from '@psp/domain/testing/acting';
import { bffPublic } from '../app.ts';

const { app, database } = await startTestApp(bffPublic, 'public');
const admin = await app.as({ kind: 'admin' });
beforeEach(() => rows('delete from attempt; delete from ticket; delete from mail; delete from notification'));

interface Stored {
  id: string;
  number: string;
  version: number;
  status: string;
}
interface Mail {
  recipient: string;
  template: string;
  data: Record<string, string>;
}
const rows = <T>(query: string, values: unknown[] = []) =>
  database.orm.em.fork().execute<T[]>(query, values as never[]);
const mails = () => rows<Mail>('select recipient, template, data from mail order by id');
const only = <T>(list: T[]): T => {
  expect(list).toHaveLength(1);
  return list[0] as T;
};

const message = (deciding: object = {}) => ({
  name: 'Maria Ene',
  email: 'maria@exemplu.ro',
  subject: 'Nu pot trimite o solicitare',
  message: 'Butonul nu răspunde.',
  website: '',
  filledInMs: 8000,
  key: newId(),
  ...deciding,
});

/** Sends the form, and gives back the ticket with the secret of the link that was mailed. */
const opened = async (deciding: object = {}) => {
  expect((await app.anonymous.post('/tickets', message(deciding))).statusCode).toBe(202);
  const ticket = only(await rows<Stored>('select id, number, version, status from ticket'));
  return { ...ticket, token: only(await mails()).data['token'] ?? '' };
};
const by = acting(database.orm);
const view = async (token: string) => publicTicket.parse((await app.anonymous.post('/tickets/view', { token })).json());

test('a visitor writes, gets a number and a link by mail, and the association is told', async () => {
  const { number, token } = await opened();
  expect(number).toMatch(/^TK-\d{4}-\d{6}$/);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(only(await mails())).toMatchObject({ recipient: 'maria@exemplu.ro', template: 'ticket-received' });
  expect(await view(token)).toMatchObject({
    number,
    status: 'open',
    subject: 'Nu pot trimite o solicitare',
    messages: [{ side: 'requester', author: 'Maria Ene', body: 'Butonul nu răspunde.' }],
    actions: ['resolve', 'reply'],
    replyUntil: null,
  });
  expect(await rows('select title from notification')).toEqual([{ title: 'Mesaj nou la suport' }]);
  const stored = JSON.stringify(await rows('select * from ticket_link'));
  expect(stored).not.toContain(token);
});

test('the same form sent twice, even at once, makes one ticket', async () => {
  const body = message();
  const answers = await Promise.all([app.anonymous.post('/tickets', body), app.anonymous.post('/tickets', body)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
  expect(await mails()).toHaveLength(1);
});

test('who is signed in is linked to what they write, with their organisation', async () => {
  const uat = await app.as({ kind: 'uat' });
  expect((await uat.post('/tickets', message())).statusCode).toBe(202);
  expect(await rows('select account_id, organisation_id from ticket')).toEqual([
    { account_id: uat.actor.accountId, organisation_id: uat.actor.organisationId },
  ]);
});

test.each([
  ['fills in the field that people do not see', { website: 'https://rau.exemplu.com' }],
  ['is faster than a person', { filledInMs: 300 }],
])('a program that %s is answered like anybody and leaves nothing', async (_, deciding) => {
  const person = await app.anonymous.post('/tickets', message());
  await rows('delete from ticket; delete from mail; delete from notification');
  const program = await app.anonymous.post('/tickets', message(deciding));
  const shape = (body: string) => body.replace(/\d{6}/, '…');
  expect([program.statusCode, shape(program.body)]).toEqual([person.statusCode, shape(person.body)]);
  expect(await rows('select 1 from ticket')).toEqual([]);
  expect(await mails()).toEqual([]);
});

test('whoever writes with a stranger’s address can neither flood their mailbox nor keep them from writing', async () => {
  const uat = await app.as({ kind: 'uat' });
  const send = (email: string) => app.anonymous.post('/tickets', message({ email }));
  for (let n = 0; n < 5; n++) await send(uat.email);
  const further = await send(uat.email.toUpperCase());
  expect([further.statusCode, further.json()]).toEqual([202, { number: expect.stringMatching(/^TK-/) }]);
  expect(await mails()).toHaveLength(5);
  expect((await uat.post('/tickets', message({ email: uat.email }))).statusCode).toBe(202);
  expect(await mails()).toHaveLength(6);
  expect(await rows('select 1 from ticket')).toHaveLength(7);
});

test('one key sent from two networks at once makes one ticket; in two conversations, one message in each', async () => {
  const { key, ...rest } = message({ kind: 'support', isUrgent: false });
  const content = { ...rest, key } as OpenTicket;
  await Promise.all(
    ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map((address) => by(SYSTEM, openTicket, { ...content, address })),
  );
  const first = only(await mails()).data['token'] ?? '';
  await app.anonymous.post('/tickets', message());
  const second = (await mails())[1]?.data['token'] ?? '';
  for (const token of [first, second])
    expect((await app.anonymous.post('/tickets/reply', { token, message: 'Mulțumesc.', key })).statusCode).toBe(200);
});

test('one network address can only write so much', async () => {
  const send = (deciding: object) => app.anonymous.post('/tickets', message(deciding));
  for (let n = 0; n < 20; n++) expect((await send({ email: `alta${n}@exemplu.ro` })).statusCode).toBe(202);
  // A program is limited like a person, so that it learns nothing.
  for (const deciding of [{ email: 'noua@exemplu.ro' }, { website: 'x' }])
    expect((await send(deciding)).statusCode).toBe(429);
});

test('what is missing or too long is named by field', async () => {
  const refused = await app.anonymous.post(
    '/tickets',
    message({ name: ' \n ', email: 'fără arond', subject: 'x'.repeat(201), message: '' }),
  );
  expect(refused.statusCode).toBe(400);
  expect(Object.keys(refused.json<{ details: { fields: object } }>().details.fields)).toEqual(
    expect.arrayContaining(['name', 'email', 'subject', 'message']),
  );
  expect((await app.anonymous.post('/tickets', message({ status: 'closed' }))).statusCode).toBe(400);
});

test('markup stays text, and a line break in a name or a subject never reaches a mail', async () => {
  const bait = '<script>alert(1)</script>\r\nBcc: toti@exemplu.ro\u202E';
  const { token } = await opened({ name: bait, subject: bait, message: bait });
  const { subject, messages } = await view(token);
  expect(subject).toBe('<script>alert(1)</script> Bcc: toti@exemplu.ro');
  expect(messages[0]).toMatchObject({ author: subject, body: expect.stringContaining('<script>alert(1)</script>') });
  const { data } = only(await mails());
  expect(Object.keys(data).toSorted()).toEqual(['dueAt', 'name', 'number', 'subject', 'token']);
  for (const key of ['name', 'subject']) expect(data[key]).not.toMatch(/[\r\n\u202E]/);
});

test('a wrong, an incomplete and an expired link are refused alike', async () => {
  const { id, token } = await opened();
  await rows(
    `update ticket set status = 'closed', due_at = null, waiting_since = null, resolved_at = now() - interval '2 years',
    closed_at = now() - interval '366 days' where id = ?`,
    [id],
  );
  const bodyOf = async (path: string, body: object) => {
    const { statusCode, body: text } = await app.anonymous.post(path, body);
    return [statusCode, text.replace(/"requestId":"[^"]*"/, '')];
  };
  const [first, ...others] = await Promise.all(
    [token, newSecret(), token.slice(0, 20), '', "' or true --", 'ă'.repeat(50)].map((one) =>
      bodyOf('/tickets/view', { token: one }),
    ),
  );
  expect(first?.[0]).toBe(404);
  expect(first?.[1]).toContain('ticket.link_invalid');
  for (const other of others) expect(other).toEqual(first);
  expect(await bodyOf('/tickets/reply', { token, message: 'Salut', key: newId() })).toEqual(first);
  expect(await bodyOf('/tickets/resolve', { token, version: 1 })).toEqual(first);
});

test('what the association does for itself changes nothing the requester reads, and makes no act of theirs late', async () => {
  const { id, token } = await opened();
  const before = await app.anonymous.post('/tickets/view', { token });
  await by(admin.actor, noteOnTicket, { id, message: 'Sun-o pe Maria.' });
  for (const accountId of [admin.actor.accountId, null]) {
    const { version } = only(await rows<Stored>('select version from ticket'));
    await by(admin.actor, assignTicket, { id, version, accountId });
  }
  expect((await app.anonymous.post('/tickets/view', { token })).body).toBe(before.body);
  const { version } = publicTicket.parse(before.json());
  expect((await app.anonymous.post('/tickets/resolve', { token, version })).statusCode).toBe(200);
});

test('nothing written for colleagues ever reaches the requester', async () => {
  const { id, token } = await opened();
  const note = 'SECRET-de-birou';
  await by(admin.actor, noteOnTicket, { id, message: note });
  const { version } = only(await rows<Stored>('select version from ticket'));
  await by(admin.actor, answerTicket, { id, version, message: 'Am reparat.' });
  const answers = [
    await app.anonymous.post('/tickets/view', { token }),
    await app.anonymous.post('/tickets/reply', { token, message: 'Mulțumesc.', key: newId() }),
  ];
  const after = only(await rows<Stored>('select version from ticket'));
  answers.push(await app.anonymous.post('/tickets/resolve', { token, version: after.version }));
  for (const { statusCode, body } of answers) {
    expect(statusCode).toBe(200);
    expect(body).not.toContain(note);
    for (const secret of [admin.actor.accountId, admin.actor.displayName, admin.email, id])
      expect(body).not.toContain(secret);
  }
  expect(JSON.stringify(await mails())).not.toContain(note);
  expect(JSON.stringify(await rows('select * from notification'))).not.toContain(note);
});

test('every mail has a link of its own, and all of them open the same ticket', async () => {
  const { id, number, token, version } = await opened();
  await by(admin.actor, answerTicket, { id, version, message: 'Am reparat.' });
  const answer = (await mails())[1];
  expect(answer).toMatchObject({ template: 'ticket-answered', data: { message: 'Am reparat.', number } });
  const later = answer?.data['token'] ?? '';
  expect(later).not.toBe(token);
  for (const one of [token, later]) expect(await view(one)).toMatchObject({ number, status: 'pending', dueAt: null });
});

test('the requester answers once however often the button is pressed, and the association has the next move', async () => {
  const { id, version, token } = await opened();
  await by(admin.actor, answerTicket, { id, version, message: 'Ce browser folosiți?' });
  const body = { token, message: 'Firefox.', key: newId() };
  const sent = await Promise.all([1, 2, 3].map(() => app.anonymous.post('/tickets/reply', body)));
  expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const { messages, status, dueAt } = await view(token);
  expect(messages.map(({ side }) => side)).toEqual(['requester', 'staff', 'requester']);
  expect(status).toBe('open');
  expect(dueAt).not.toBeNull();
});

test('a reply within two weeks of the resolution opens it again; later it is refused and nothing is stored', async () => {
  const { id, version, token } = await opened();
  await by(admin.actor, resolveTicket, { id, version });
  expect(await view(token)).toMatchObject({ status: 'resolved', actions: ['reply'], replyUntil: expect.any(String) });
  const reply = () => app.anonymous.post('/tickets/reply', { token, message: 'Tot nu merge.', key: newId() });
  const isClosed = `update ticket set status = 'closed', closed_at = now(), due_at = null, waiting_since = null, resolved_at = now()`;
  await rows(`${isClosed} - interval '13 days'`);
  expect((await reply()).json()).toMatchObject({ status: 'open', replyUntil: null });
  await rows(`${isClosed} - interval '14 days'`);
  expect((await reply()).json()).toMatchObject({
    code: 'ticket.reply_too_late',
    message: expect.stringMatching(
      /rezolvat pe \d.+ la \d\d:\d\d; .* până pe \d.+ la \d\d:\d\d\. Trimiteți un mesaj nou/,
    ),
  });
  expect(await view(token)).toMatchObject({ status: 'closed', actions: [] });
  expect((await view(token)).messages).toHaveLength(2);
});

test('the requester says that it is settled, twice as well as once; on an older state they are told so', async () => {
  const { id, token, version } = await opened();
  expect((await app.anonymous.post('/tickets/resolve', { token, version: version + 1 })).json()).toMatchObject({
    code: 'version.stale',
  });
  const settled = await app.anonymous.post('/tickets/resolve', { token, version });
  expect(publicTicket.parse(settled.json())).toMatchObject({ status: 'resolved', actions: ['reply'] });
  const again = await app.anonymous.post('/tickets/resolve', { token, version });
  expect([again.statusCode, again.json()]).toEqual([200, settled.json()]);
  expect(
    await rows(`select action, account_id, details from audit where entity = 'ticket' and action = 'ticket.resolve'
      and entity_id = '${id}'`),
  ).toEqual([{ action: 'ticket.resolve', account_id: null, details: { by: 'requester' } }]);
});

test('replies by one link are limited', async () => {
  const { id } = await opened();
  const token = await by(SYSTEM, async (write) => newTicketLink(write, id), null);
  const reply = () => app.anonymous.post('/tickets/reply', { token, message: 'Alo?', key: newId() });
  for (let n = 0; n < 20; n++) expect((await reply()).statusCode).toBe(200);
  expect((await reply()).statusCode).toBe(429);
});
