import { beforeAll, expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { attendanceSheet, marked } from '@psp/contracts/attendance';
import { readTicketOf } from '@psp/domain/attending/attendance/queries';
import { checkCertificateHolder, readCertificate } from '@psp/domain/attending/certificates/certificates';
import { createEvent, publishEvent } from '@psp/domain/attending/events/manage-event';
import { leaveEvent, registerForEvent } from '@psp/domain/attending/events/take-part';
import { verify } from '@psp/domain/operating/documents/verify';
import { createReadDb } from '@psp/domain/read-db';
import { acting } from '@psp/domain/testing/acting';
import { bffAdmin } from '../app.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const by = acting(database.orm);
const db = createReadDb(database.orm);
const admin = await app.as({ kind: 'admin' });
const [hall, firm] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];

const [HALL, FIRM] = ['Sorina Dan', 'Ilie Crișan'];
const nameAs = (accountId: string, name: string) =>
  rows('update account set display_name = ? where id = ?', [name, accountId]);

const HOUR = 3_600_000;
const NOW = Date.now();
const after = (hours: number) => new Date(NOW + hours * HOUR).toISOString();
let id: string;
let other: string;

const plan = async (title: string, seats: number, startsIn: number): Promise<string> => {
  const sittings = [0, 24].map((day) => ({ startsAt: after(startsIn + day), endsAt: after(startsIn + day + 2) }));
  const made = await by(admin.actor, createEvent, {
    ...{ kind: 'workshop', title, summary: 'Pe scurt', body: '', organiser: 'Asociația', contact: '' },
    ...{
      sittings,
      program: [],
      isOnline: false,
      place: 'Sala 2, Sibiu',
      countyCode: null,
      mapUrl: null,
      onlineUrl: null,
    },
    ...{ price: 0, seats, perOrganisation: null, closesAt: after(startsIn), readers: 'everyone', isPublic: true },
    hasCertificate: true,
  } as never);
  const [{ version } = { version: 0 }] = await rows<{ version: number }>('select version from event where id = ?', [
    made,
  ]);
  await by(admin.actor, publishEvent, { id: made, version });
  return made;
};
beforeAll(async () => {
  await nameAs(hall.actor.accountId, HALL);
  await nameAs(firm.actor.accountId, FIRM);
  id = await plan('Dosarul cumpărării directe', 3, 2);
  other = await plan('Alt eveniment', 2, 2);
  for (const { actor } of [hall, firm]) await by(actor, registerForEvent, { id, accountIds: [actor.accountId] });
  await by(hall.actor, registerForEvent, { id: other, accountIds: [hall.actor.accountId] });
});

const sheetOf = async (event: string) => attendanceSheet.parse((await admin.get(`/events/${event}/attendance`)).json());
const personOf = async (event: string, name: string) => {
  const found = (await sheetOf(event)).people.find((one) => one.name === name);
  if (!found) throw new Error(`${name} is not on the list`);
  return found;
};
const nobody = { registrationId: null, ticket: null, sitting: 0, isPresent: true, way: 'scan', at: after(0) };
const mark = async (...marks: object[]) => {
  const answer = await admin.post(`/events/${id}/attendance`, { marks: marks.map((one) => ({ ...nobody, ...one })) });
  return marked.parse(answer.json()).results.map(({ outcome }) => outcome);
};

test('marks collected without a connection are each answered: present, twice, of another event, unknown', async () => {
  const [own, foreign] = [await personOf(id, HALL), await personOf(other, HALL)];
  // A whole second, because PostgreSQL leaves out zeros at the end of a fraction.
  const at = after(-0.1).replace(/\.\d+Z$/, '+00:00');
  const scan = { ticket: own.ticket, at };
  expect(await mark(scan, { ticket: own.ticket }, { ticket: foreign.ticket }, { ticket: 'NIMIC' })).toEqual([
    ...['present', 'already', 'other', 'unknown'],
  ]);
  // The same mark again, after its answer was lost.
  expect(await mark(scan)).toEqual(['present']);
  expect(await mark({ registrationId: own.id, way: 'tick', sitting: 1 })).toEqual(['present']);
  const { status, marks } = await personOf(id, HALL);
  expect(status).toBe('attended');
  expect(marks).toMatchObject([
    { sitting: 0, isPresent: true, way: 'scan', at },
    { sitting: 1, way: 'tick' },
  ]);
});

test('a mark is taken back, and an earlier mark that arrives later changes nothing', async () => {
  const { id: registrationId } = await personOf(id, FIRM);
  expect(await mark({ registrationId, way: 'tick', at: after(-0.2) })).toEqual(['present']);
  expect(await mark({ registrationId, way: 'tick', isPresent: false, at: after(-0.1) })).toEqual(['absent']);
  expect(await mark({ registrationId, way: 'scan', at: after(-0.15) })).toEqual(['absent']);
  expect((await personOf(id, FIRM)).status).toBe('absent');
});

test('a cancelled ticket is refused', async () => {
  const late = await app.as({ kind: 'uat' });
  await nameAs(late.actor.accountId, 'Laura Târziu');
  await by(late.actor, registerForEvent, { id, accountIds: [late.actor.accountId] });
  const { id: registrationId, ticket } = await personOf(id, 'Laura Târziu');
  await by(late.actor, leaveEvent, { id: registrationId, version: 1 });
  expect(await mark({ ticket })).toEqual(['cancelled']);
});

test('a guest takes the last free seat, then the hall is full', async () => {
  const admit = (name: string, email = '') =>
    admin.post(`/events/${id}/walk-ins`, { name, organisation: 'Comuna Bixad', email, sitting: 0 });
  expect((await admit('Ioana Neștiută', 'nimeni@exemplu.ro')).statusCode).toBe(422);
  const sheet = attendanceSheet.parse((await admit('Vasile Moga')).json());
  expect(sheet.people.find(({ name }) => name === 'Vasile Moga')).toMatchObject({ isGuest: true, status: 'attended' });
  expect((await admit('Ana Târziu')).json()).toMatchObject({ code: 'attendance.full' });
});

test('only the association marks, and not before the day', async () => {
  const far = await plan('Peste o lună', 5, 24 * 30);
  const early = await admin.post(`/events/${far}/attendance`, { marks: [{ ...nobody, ticket: 'X' }] });
  expect(early.json()).toMatchObject({ code: 'attendance.not_open' });
  expect((await admin.get(`/events/${hall.actor.organisationId}/attendance`)).statusCode).toBe(404);
  expect((await hall.get(`/events/${id}/attendance`)).statusCode).toBe(403);
});

test('closing after the last hour marks no-shows and issues certificates, which their code confirms', async () => {
  expect((await admin.post(`/events/${id}/attendance/close`)).json()).toMatchObject({ code: 'attendance.not_over' });
  const ended = `update event set starts_at = now() - interval '3 days', ends_at = now() - interval '1 day' where id = ?`;
  await rows(ended, [id]);
  for (const _ of [1, 2]) expect((await admin.post(`/events/${id}/attendance/close`)).statusCode).toBe(200);
  const own = await personOf(id, HALL);
  expect(own).toMatchObject({ status: 'attended', hasCertificate: true });
  expect(await personOf(id, FIRM)).toMatchObject({ status: 'absent', hasCertificate: false });
  const ticket = await readTicketOf(db, hall.actor, own.id);
  expect(ticket).toMatchObject({ code: own.ticket, certificate: { hours: 4 } });
  expect(await readTicketOf(db, firm.actor, own.id)).toBeNull();
  expect(await readCertificate(db, firm.actor, own.id)).toBeNull();
  const code = ticket?.certificate?.code ?? '';
  const confirmed = await verify(db, code);
  expect(confirmed).toMatchObject({
    parts: [],
    certificate: { title: 'Dosarul cumpărării directe', days: 2, hours: 4 },
  });
  expect(JSON.stringify(confirmed)).not.toContain(HALL);
  const check = (name: string, typed = code) =>
    by(admin.actor, checkCertificateHolder, { code: typed, name, address: '203.0.113.7' });
  expect(await check(` ${HALL.toUpperCase()} `)).toBe(true);
  expect(await check('Altcineva')).toBe(false);
  expect(await check(HALL, '0000-0000-0000-0000')).toBe(false);
  for (let n = 0; n < 8; n += 1) await check(`Nume ${n}`);
  await expect(check('Altcineva')).rejects.toMatchObject({ code: 'rate.limited' });
  // An absence would contradict the certificate.
  expect(await mark({ registrationId: own.id, isPresent: false })).toEqual(['certified']);
  const told = await rows('select from notification where account_id = ? and message like ?', [
    ...[hall.actor.accountId, '%este gata de descărcat.'],
  ]);
  expect(told).toHaveLength(1);
});
