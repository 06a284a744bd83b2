import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { editedTrainingList, editedTrainingView, type TrainingContent } from '@psp/contracts/training';
import { sentMessages } from '@psp/contracts/seat-messages';
import { enrolInTraining } from '@psp/domain/attending/enrolment/enrol';
import { readTraining } from '@psp/domain/attending/training/queries';
import { acting } from '@psp/domain/testing/acting';
import { bffAdmin } from '../app.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const admin = await app.as({ kind: 'admin' });
const firm = await app.as({ kind: 'firma' });

const content: TrainingContent = {
  ...{ category: 'procurement', title: 'Achiziții publice', description: 'Pași și greșeli.', provider: 'Juris Public' },
  ...{ format: 'online', level: 'beginner', hours: 8, price: 1200, discount: 15, place: 'Online', countyCode: null },
  sittings: [
    { startsAt: '2098-12-08T12:00:00.000Z', endsAt: '2098-12-08T16:00:00.000Z' },
    { startsAt: '2098-12-10T12:00:00.000Z', endsAt: '2098-12-10T16:00:00.000Z' },
  ],
  ...{ onlineUrl: 'https://exemplu.ro/intalnire', seats: 30, closesAt: '2098-12-04T21:59:00.000Z' },
  ...{ curriculum: ['Referatul', 'Evaluarea'], instructorName: 'Corina Pop', instructorAbout: 'juristă' },
  ...{ hasCertificate: true, completionShare: 100 },
};
const create = async () => editedTrainingView.parse((await admin.post('/trainings', content)).json());
const viewOf = async (id: string) => editedTrainingView.parse((await admin.get(`/trainings/${id}`)).json());
const act = async (id: string, action: string, body: object = {}) =>
  admin.post(`/trainings/${id}/${action}`, { version: (await viewOf(id)).version, ...body });
/* Makes a course the proposal of a firm. */
const propose = async () => {
  const { id } = await create();
  await rows("update training set status = 'proposed', organisation_id = ? where id = ?", [
    firm.actor.organisationId,
    id,
  ]);
  return id;
};
const notices = (text: string) =>
  rows<{ message: string }>('select message from notification where account_id = ? and message like ?', [
    firm.actor.accountId,
    `%${text}%`,
  ]);

test('a course is prepared, changed, published once, and cancelled with a reason', async () => {
  const { id, number, content: kept, actions } = await create();
  expect(number).toMatch(/^CU-\d{4}-\d{4}$/);
  expect({ ...kept, closesAt: new Date(kept.closesAt).toISOString() }).toEqual(content);
  expect(actions).toEqual(['edit', 'publish', 'cancel']);
  const { version } = await viewOf(id);
  const edited = await admin.put(`/trainings/${id}`, { ...content, seats: 12, version });
  expect(editedTrainingView.parse(edited.json())).toMatchObject({ seats: 12, taken: 0 });
  const stale = await admin.put(`/trainings/${id}`, { ...content, version });
  expect([stale.statusCode, stale.json()]).toMatchObject([409, { code: 'version.stale' }]);
  const published = await viewOf(id);
  const answers = await Promise.all(
    [1, 2].map(() => admin.post(`/trainings/${id}/publish`, { version: published.version })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect((await act(id, 'cancel')).statusCode).toBe(400);
  const cancelled = editedTrainingView.parse((await act(id, 'cancel', { reason: 'Lectorul este bolnav.' })).json());
  expect(cancelled).toMatchObject({ status: 'cancelled', reason: 'Lectorul este bolnav.', actions: [] });
  expect(cancelled.history.map(({ action }) => action)).toEqual(
    ['create', 'edit', 'publish', 'cancel'].map((name) => `training.${name}`),
  );
});

test('seats are not lowered under those taken', async () => {
  const { id, version } = await create();
  await rows('update seat_pool set taken = 5 where id = (select pool_id from training where id = ?)', [id]);
  const answer = await admin.put(`/trainings/${id}`, { ...content, seats: 4, version });
  expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'seats.below_taken' }]);
});

test('a proposal is rejected with a reason or approved, and its firm is told', async () => {
  const [first, second] = [await propose(), await propose()];
  expect((await viewOf(first)).actions).toEqual(['approve', 'reject']);
  expect((await act(first, 'reject', { reason: 'Lipsește tematica.' })).statusCode).toBe(200);
  expect(await notices('Lipsește tematica.')).toHaveLength(1);
  expect((await act(second, 'approve')).json()).toMatchObject({ status: 'published' });
  expect(await notices('se vede în catalog')).toHaveLength(1);
  const list = editedTrainingList.parse((await admin.get('/trainings?status=rejected')).json());
  expect(list.items).toMatchObject([{ id: first, firm: { id: firm.actor.organisationId } }]);
});

test.each([
  ['a discount over 20 %', { discount: 30 }],
  ['a county for none of its places', { format: 'onsite' }],
  ['no sitting', { sittings: [] }],
])('%s is refused', async (_, patch) => {
  expect((await admin.post('/trainings', { ...content, ...patch })).statusCode).toBe(400);
});

test('a message reaches those enrolled, who read it on the page of the course, and no one else', async () => {
  const { id } = await create();
  const send = () =>
    admin.post(`/trainings/${id}/messages`, { audience: 'all', title: 'Legătura', text: 'Vine mâine.' });
  expect((await send()).json()).toMatchObject({ code: 'seats.no_recipients' });
  expect((await act(id, 'publish')).statusCode).toBe(200);
  const by = acting(database.orm);
  const [{ actor: enrolled }, { actor: other }] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'uat' })];
  await by(enrolled, enrolInTraining, { id, accountIds: [enrolled.accountId] });
  expect(sentMessages.parse((await send()).json()).items).toMatchObject([
    { title: 'Legătura', people: 1, unreached: 0 },
  ]);
  const readBy = async (actor: typeof enrolled) =>
    (await by(actor, ({ db }) => readTraining(db, actor, id), undefined))?.messages?.map(({ title }) => title);
  expect([await readBy(enrolled), await readBy(other)]).toEqual([['Legătura'], []]);
  expect((await viewOf(id)).history.at(-1)?.action).toBe('training.message');
  const told = await rows('select from notification where account_id = ? and event = ?', [
    enrolled.accountId,
    'training.message',
  ]);
  expect(told).toHaveLength(1);
});
