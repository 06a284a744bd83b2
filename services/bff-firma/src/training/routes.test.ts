import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import {
  editedTrainingList,
  editedTrainingView,
  type TrainingContent,
  trainingList,
  trainingView,
} from '@psp/contracts/training';
import { bffFirma } from '../app.ts';

const { app, rows } = await startTestApp(bffFirma, 'firma');
const firm = await app.as({ kind: 'firma' });
const other = await app.as({ kind: 'firma' });
const pending = await app.as({ kind: 'firma', status: 'pending' });

const content: TrainingContent = {
  ...{ category: 'digital', title: 'Servicii digitale', description: 'Pe care cetățenii le folosesc.' },
  ...{ provider: 'Civis Digital', format: 'mixed', level: 'advanced', hours: 12, price: 1800, discount: 20 },
  sittings: [{ startsAt: '2098-01-20T07:30:00.000Z', endsAt: '2098-01-20T13:30:00.000Z' }],
  ...{ place: 'Sibiu și online', countyCode: 'SB', onlineUrl: 'https://exemplu.ro/curs', seats: 16 },
  ...{ closesAt: '2098-01-15T21:59:00.000Z', curriculum: ['Formularele'], instructorName: 'Dan Ilie' },
  ...{ instructorAbout: '', hasCertificate: true, completionShare: 80 },
};
const propose = async (patch: Partial<TrainingContent> = {}) =>
  editedTrainingView.parse((await firm.post('/training-proposals', { ...content, ...patch })).json());
const publish = (id: string) =>
  rows("update training set status = 'published', published_at = now() where id = ?", [id]);
const listOf = async (query = '') => trainingList.parse((await firm.get(`/trainings${query}`)).json());

test('a firm proposes a course, changes it after a rejection, and another firm does not find it', async () => {
  const { id, status, actions } = await propose();
  expect([status, actions]).toEqual(['proposed', ['resend']]);
  expect((await other.get(`/training-proposals/${id}`)).statusCode).toBe(404);
  expect(editedTrainingList.parse((await other.get('/training-proposals')).json()).items).toEqual([]);
  await rows("update training set status = 'rejected', reason = 'Prea scurt.' where id = ?", [id]);
  const { version, reason } = editedTrainingView.parse((await firm.get(`/training-proposals/${id}`)).json());
  expect(reason).toBe('Prea scurt.');
  expect((await other.put(`/training-proposals/${id}`, { ...content, version })).statusCode).toBe(404);
  const sent = await firm.put(`/training-proposals/${id}`, { ...content, hours: 16, version });
  expect(editedTrainingView.parse(sent.json())).toMatchObject({
    status: 'proposed',
    reason: null,
    content: { hours: 16 },
  });
  expect((await firm.get(`/trainings/${id}`)).statusCode).toBe(404);
});

test('a proposal sent twice with one key is one proposal; a firm that waits for its approval sends none', async () => {
  const key = { 'idempotency-key': crypto.randomUUID() };
  const title = 'Trimis de două ori';
  const body = { ...content, title };
  const answers = [
    await firm.post('/training-proposals', body, key),
    await firm.post('/training-proposals', body, key),
  ];
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  expect((await pending.post('/training-proposals', body)).statusCode).toBe(403);
});

test('the catalogue shows published courses that begin later, by filters, in order of their dates', async () => {
  const later = await propose({ title: 'Mai târziu', level: 'beginner' });
  const free = await propose({
    ...{ title: 'Gratuit', category: 'legislation', format: 'online', price: 0, countyCode: null },
    sittings: [{ startsAt: '2097-01-20T07:30:00.000Z', endsAt: '2097-01-20T13:30:00.000Z' }],
    closesAt: '2097-01-15T21:59:00.000Z',
  });
  for (const { id } of [later, free]) await publish(id);
  expect((await listOf()).items.map(({ title }) => title)).toEqual(['Gratuit', 'Mai târziu']);
  const found = async (query: string) => (await listOf(query)).items.map(({ title }) => title);
  expect(await found('?category=legislation')).toEqual(['Gratuit']);
  expect(await found('?format=mixed&level=beginner&county=SB')).toEqual(['Mai târziu']);
  expect(await found('?price=free')).toEqual(['Gratuit']);
  expect(await found('?price=to-1500')).toEqual(['Gratuit']);
  expect(await found('?price=to-2500')).toEqual(['Gratuit', 'Mai târziu']);
  expect(await found('?date=quarter')).toEqual([]);
  expect(await found('?q=tarziu')).toEqual(['Mai târziu']);
  expect((await firm.get('/trainings?category=altceva')).statusCode).toBe(400);
  await rows("update training set starts_at = now() - interval '1 day' where id = ?", [free.id]);
  expect(await found('')).toEqual(['Mai târziu']);
  // A course that has begun stays readable.
  expect((await firm.get(`/trainings/${free.id}`)).statusCode).toBe(200);
});

test('a firm pays the full price, and the address of the meeting is hidden from those without a seat', async () => {
  const { id } = await propose();
  await publish(id);
  const view = trainingView.parse((await firm.get(`/trainings/${id}`)).json());
  expect(view).toMatchObject({ price: 1800, ownPrice: 1800, discount: 20, onlineUrl: null, rating: null, reviews: 0 });
  expect(view).toMatchObject({ seats: 16, free: 16, waiting: 0 });
  expect((await pending.get(`/trainings/${id}`)).statusCode).toBe(404);
});
