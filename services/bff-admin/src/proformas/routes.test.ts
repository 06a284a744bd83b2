import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { type OwedItem, owedList } from '@psp/contracts/proformas';
import { createEvent, publishEvent } from '@psp/domain/attending/events/manage-event';
import { registerForEvent } from '@psp/domain/attending/events/take-part';
import { enrolInTraining } from '@psp/domain/attending/enrolment/enrol';
import { issueProforma } from '@psp/domain/attending/proformas/issue';
import { acting } from '@psp/domain/testing/acting';
import { anEvent } from '@psp/domain/testing/an-event';
import { bffAdmin } from '../app.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const by = acting(database.orm);
const admin = await app.as({ kind: 'admin' });
const reader = await app.as({ kind: 'admin', role: 'viewer', organisationId: admin.actor.organisationId });
const [hall, firm] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];

const TODAY = new Date().toISOString().slice(0, 10);
const after = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const published = async (): Promise<string> => {
  const given = anEvent(undefined, { price: 150, seats: 10, perOrganisation: null });
  const id = await by(admin.actor, createEvent, given);
  await by(admin.actor, publishEvent, { id, version: 1 });
  for (const { actor } of [hall, firm]) await by(actor, registerForEvent, { id, accountIds: [actor.accountId] });
  return id;
};
const listOf = async (id: string, query = '', kind = 'event') =>
  owedList.parse((await admin.get(`/seats/${kind}/${id}/proformas${query}`)).json());
const of = ({ items }: { items: OwedItem[] }, { actor }: typeof hall): OwedItem => {
  const item = items.find(({ organisationId }) => organisationId === actor.organisationId);
  if (!item) throw new Error('no line');
  return item;
};
const pay = ({ id, version }: OwedItem, paidOn = TODAY) => admin.post(`/proformas/${id}/pay`, { version, paidOn });
const codeOf = (answer: { json<T>(): T }) => answer.json<{ code: string }>().code;

test('the association sees who owes, issues a proforma, marks it as paid once and takes the payment back', async () => {
  const id = await published();
  await by(hall.actor, issueProforma, { kind: 'event', id });
  const before = await listOf(id);
  expect(before).toMatchObject({ total: 2, owed: 300, paid: 0 });
  expect(of(before, firm)).toMatchObject({ id: null, status: 'due', total: 150, seats: 1, actions: ['issue'] });
  const body = { organisationId: firm.actor.organisationId };
  expect((await reader.post(`/seats/event/${id}/proformas`, body)).statusCode).toBe(403);
  expect((await admin.post(`/seats/event/${id}/proformas`, body)).statusCode).toBe(204);
  const issued = of(await listOf(id), firm);
  expect(issued).toMatchObject({ status: 'issued', actions: ['pay'] });
  expect(codeOf(await pay(issued, after(2).slice(0, 10)))).toBe('proforma.paid_later');
  const twice = await Promise.all([pay(issued), pay(issued)]);
  expect(twice.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 409]);
  const paid = of(await listOf(id), firm);
  expect(paid).toMatchObject({ status: 'paid', paidOn: TODAY, actions: ['unpay'] });
  expect(codeOf(await pay(paid))).toBe('action.not_allowed');
  expect(await listOf(id)).toMatchObject({ owed: 150, paid: 150 });
  const unpay = (reason: string) => admin.post(`/proformas/${paid.id}/unpay`, { version: paid.version, reason });
  expect((await unpay(' ')).statusCode).toBe(400);
  expect((await unpay('Altă proformă.')).statusCode).toBe(204);
  expect(of(await listOf(id), firm)).toMatchObject({ status: 'issued', paidOn: null, number: paid.number });
  const acts = await rows<{ action: string; reason: string | null }>(
    "select action, reason from audit where entity_id = ? and outcome = 'done' order by id",
    [paid.id],
  );
  expect(acts).toEqual([
    { action: 'proforma.issue', reason: null },
    { action: 'proforma.pay', reason: null },
    { action: 'proforma.unpay', reason: 'Altă proformă.' },
  ]);
});

test('the list is filtered by state and organisation, and downloaded as a table and on paper', async () => {
  const id = await published();
  await by(hall.actor, issueProforma, { kind: 'event', id });
  await pay(of(await listOf(id), hall));
  expect((await listOf(id, '?show=paid')).items.map(({ status }) => status)).toEqual(['paid']);
  expect((await listOf(id, '?show=owed')).items.map(({ status }) => status)).toEqual(['due']);
  expect(await listOf(id, '?show=past')).toMatchObject({ total: 0, paid: 150 });
  const { number } = of(await listOf(id), hall);
  expect((await listOf(id, `?q=${number}`)).items).toMatchObject([{ number }]);
  const table = await admin.get(`/seats/event/${id}/proformas/table?format=csv`);
  expect(table.headers['content-disposition']).toContain('proforme-EV-');
  expect(table.body).toContain(`${number};Plătită;1;150;`);
  expect((await reader.get(`/proformas/${of(await listOf(id), hall).id}/pdf`)).statusCode).toBe(200);
  expect((await admin.get(`/seats/training/${id}/proformas`)).statusCode).toBe(404);
});

test('a course is paid as an event is, at the price of members', async () => {
  const sittings = [{ startsAt: after(10), endsAt: after(10.2) }];
  const made = await admin.post('/trainings', {
    ...{
      category: 'procurement',
      title: 'Achiziții publice',
      description: 'Pașii.',
      provider: 'Juris',
      format: 'online',
    },
    ...{ level: 'beginner', hours: 8, price: 1200, discount: 15, sittings, place: 'Online', countyCode: null },
    ...{ onlineUrl: null, seats: 5, closesAt: after(9), curriculum: ['Referatul'], instructorName: 'Corina Pop' },
    hasCertificate: true,
  });
  const { id } = made.json<{ id: string }>();
  expect((await admin.post(`/trainings/${id}/publish`, { version: 1 })).statusCode).toBe(200);
  await by(hall.actor, enrolInTraining, { id, accountIds: [hall.actor.accountId] });
  await by(hall.actor, issueProforma, { kind: 'training', id });
  const list = await listOf(id, '', 'training');
  expect(list).toMatchObject({ owed: 1020, subject: { title: 'Achiziții publice' } });
  expect((await pay(of(list, hall))).statusCode).toBe(204);
  expect(await listOf(id, '', 'training')).toMatchObject({ owed: 0, paid: 1020 });
});
