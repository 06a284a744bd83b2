import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { approvalList, type EnrolmentView, enrolmentView, trainingRegister } from '@psp/contracts/enrolment';
import { SYSTEM } from '@psp/domain/actor';
import { endEnrolment } from '@psp/domain/attending/enrolment/end-enrolments';
import { closeTraining, markTraining } from '@psp/domain/attending/enrolment/completion';
import { changeCourse } from '@psp/domain/attending/enrolment/change-course';
import { createPool } from '@psp/domain/attending/seats/pool';
import { cancelTraining } from '@psp/domain/attending/training/manage-training';
import { readEditedTraining } from '@psp/domain/attending/training/queries';
import { createReadDb } from '@psp/domain/read-db';
import { acting } from '@psp/domain/testing/acting';
import { bffUat } from '../app.ts';

const { app, database, rows } = await startTestApp(bffUat, 'uat');
const by = acting(database.orm);
const owner = await app.as({ kind: 'uat', role: 'owner' });
const { organisationId } = owner.actor;
const colleagues = [
  await app.as({ kind: 'uat', role: 'editor', organisationId }),
  await app.as({ kind: 'uat', role: 'editor', organisationId }),
] as const;
const [editor, colleague] = colleagues;
const viewer = await app.as({ kind: 'uat', role: 'viewer', organisationId });
const stranger = await app.as({ kind: 'uat', role: 'owner' });
const admin = await app.as({ kind: 'admin' });

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

/* Stores a published course of two sittings. */
const aCourse = async (seats: number): Promise<string> => {
  const [startsAt, endsAt] = [inDays(10), inDays(11)];
  const sittings = [startsAt, inDays(10.5)].map((from) => ({
    startsAt: from.toISOString(),
    endsAt: new Date(from.getTime() + 4 * 3_600_000).toISOString(),
  }));
  const pool = await by(
    SYSTEM,
    (write) => createPool(write, { seats, perOrganisation: null, closesAt: inDays(9), startsAt }),
    undefined,
  );
  const [course] = await rows<{ id: string }>(
    `insert into training (created_at, updated_at, created_by, number, status, category, title, description, provider, format, level,
       hours, price, discount, sittings, starts_at, ends_at, place, pool_id, curriculum, instructor_name, instructor_about,
       has_certificate, completion_share, published_at, series_id)
     values (now(), now(), ?, next_training_number(now()), 'published', 'procurement', 'Achiziții publice', 'Pașii.', 'Juris Public',
       'online', 'beginner', 8, 1200, 15, ?, ?, ?, 'Online', ?, '["Referatul"]', 'Corina Pop', '', true, 100, now(), uuidv7()) returning id`,
    [admin.actor.accountId, JSON.stringify(sittings), startsAt, endsAt, pool],
  );
  if (!course) throw new Error('no course');
  return course.id;
};

const viewOf = (response: { statusCode: number; json(): unknown }): EnrolmentView => {
  expect(response.statusCode).toBe(200);
  return enrolmentView.parse(response.json());
};
const codeOf = (response: { json<T>(): T }) => response.json<{ code: string }>().code;
const enrol = (caller: typeof owner, id: string, ...people: (typeof owner)[]) =>
  caller.post(`/trainings/${id}/enrolment`, { accountIds: people.map(({ actor }) => actor.accountId) });
const registrationOf = ({ people }: EnrolmentView, { actor }: typeof owner) =>
  people.find(({ accountId }) => accountId === actor.accountId)?.registration ?? null;
const ask = async (asksApproval: boolean) => {
  const { version } = (await owner.get('/enrolments/setting')).json<{ version: number }>();
  expect((await owner.put('/enrolments/setting', { version, asksApproval })).statusCode).toBe(200);
};

test('a colleague is enrolled at the price of members, and only once when two do it', async () => {
  const id = await aCourse(3);
  const view = viewOf(await enrol(editor, id, colleague));
  expect(view).toMatchObject({ price: 1020, canEnrol: true, asksApproval: false });
  expect(registrationOf(view, colleague)).toMatchObject({ status: 'confirmed', actions: ['cancel'] });
  const again = await Promise.all([enrol(editor, id, viewer), enrol(owner, id, viewer)]);
  expect(again.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(codeOf(await enrol(editor, id, stranger))).toBe('seats.not_member');
  expect((await enrol(viewer, id, viewer)).statusCode).toBe(403);
});

test('where the owner asks for it, a seat waits for the approval, which only an owner of the organisation gives', async () => {
  await ask(true);
  const id = await aCourse(3);
  const view = viewOf(await enrol(editor, id, editor, colleague));
  const requested = registrationOf(view, editor);
  expect(requested).toMatchObject({ status: 'requested', actions: ['cancel'] });
  const approve = (caller: typeof owner) =>
    caller.post(`/enrolments/${requested?.id}/approve`, { version: requested?.version });
  expect((await approve(editor)).statusCode).toBe(403);
  expect((await approve(stranger)).statusCode).toBe(404);
  expect(approvalList.parse((await editor.get('/enrolments/approvals')).json()).items).toEqual([]);
  const waiting = approvalList.parse((await owner.get('/enrolments/approvals')).json()).items;
  expect(waiting.map(({ trainingId, price }) => ({ trainingId, price }))).toEqual([
    { trainingId: id, price: 1020 },
    { trainingId: id, price: 1020 },
  ]);
  const asked = await rows<{ message: string }>(
    "select message from notification where account_id = ? and event = 'enrolment.approvalAsked'",
    [owner.actor.accountId],
  );
  expect(asked.map(({ message }) => message)).toEqual([expect.stringContaining('2 înscrieri')]);
  expect((await approve(owner)).statusCode).toBe(200);
  expect(codeOf(await approve(owner))).toBe('version.stale');
  const other = registrationOf(view, colleague);
  await owner.post(`/enrolments/${other?.id}/refuse`, { version: other?.version, reason: 'Nu avem buget.' });
  const after = viewOf(await editor.get(`/trainings/${id}/enrolment`));
  expect([registrationOf(after, editor)?.status, registrationOf(after, colleague)]).toEqual(['confirmed', null]);
  const told = await rows<{ message: string }>(
    "select message from notification where account_id = ? and event = 'enrolment.refused'",
    [colleague.actor.accountId],
  );
  expect(told[0]?.message).toContain('Nu avem buget.');
  expect(registrationOf(viewOf(await enrol(owner, id, owner)), owner)?.status).toBe('confirmed');
  await ask(false);
});

test('a request that nobody decides in time frees the seat for the next person, whose acceptance waits as well', async () => {
  await ask(true);
  const id = await aCourse(1);
  const first = registrationOf(viewOf(await enrol(editor, id, editor)), editor);
  expect(registrationOf(viewOf(await enrol(editor, id, colleague)), colleague)).toMatchObject({
    status: 'waitlisted',
    place: 1,
  });
  const late = inDays(4);
  await by(SYSTEM, endEnrolment, first?.id ?? '', late);
  const offered = registrationOf(viewOf(await colleague.get(`/trainings/${id}/enrolment`)), colleague);
  expect(offered).toMatchObject({ status: 'offered', actions: ['accept', 'cancel'] });
  const accepted = await colleague.post(`/enrolments/${offered?.id}/accept`, { version: offered?.version });
  expect(accepted.statusCode).toBe(204);
  const view = viewOf(await colleague.get(`/trainings/${id}/enrolment`));
  expect(registrationOf(view, colleague)?.status).toBe('requested');
  await ask(false);
});

test('two first choices at once leave one', async () => {
  const choose = () => stranger.put('/enrolments/setting', { version: 0, asksApproval: true });
  const outcomes = await Promise.all([choose(), choose()]);
  expect(outcomes.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await editor.put('/enrolments/setting', { version: 1, asksApproval: true })).statusCode).toBe(403);
});

test('the register keeps hours and certificate of who completed a course, also after they have left', async () => {
  const id = await aCourse(3);
  viewOf(await enrol(owner, id, editor, colleague, viewer));
  const registrations = viewOf(await owner.get(`/trainings/${id}/enrolment`));
  const mark = (who: typeof owner, sitting: number) =>
    by(
      admin.actor,
      markTraining,
      { id, registrationId: registrationOf(registrations, who)?.id ?? '', sitting, isPresent: true },
      inDays(10.1),
    );
  await expect(by(admin.actor, closeTraining, { id })).rejects.toMatchObject({ code: 'attendance.not_over' });
  await mark(editor, 0);
  await mark(editor, 1);
  await mark(colleague, 0);
  await by(admin.actor, closeTraining, { id }, inDays(12));
  await by(admin.actor, closeTraining, { id }, inDays(12));
  await rows('delete from membership where account_id = ?', [editor.actor.accountId]);
  const register = trainingRegister.parse((await owner.get('/training-register?q=achizitii')).json());
  const ofCourse = register.items.filter(({ trainingId }) => trainingId === id);
  expect(ofCourse).toHaveLength(3);
  const lineOf = (status: string, hours: number) =>
    ofCourse.find((line) => line.status === status && line.hours === hours);
  expect(lineOf('attended', 8)).toMatchObject({ hasLeft: true, certificate: expect.any(String) });
  expect(lineOf('attended', 4)).toMatchObject({ hasLeft: false, certificate: null });
  expect(lineOf('absent', 0)).toMatchObject({ certificate: null });
  expect((await editor.get('/training-register')).statusCode).not.toBe(200);
  expect(trainingRegister.parse((await stranger.get('/training-register')).json()).items).toEqual([]);
});

test('only who completed a course reviews it, once, and the catalogue shows the rating', async () => {
  const id = await aCourse(3);
  const people = viewOf(await enrol(owner, id, owner, colleague));
  const mark = (who: typeof owner, sitting: number) =>
    by(
      admin.actor,
      markTraining,
      { id, registrationId: registrationOf(people, who)?.id ?? '', sitting, isPresent: true },
      inDays(10.1),
    );
  await mark(owner, 0);
  await mark(owner, 1);
  await mark(colleague, 0);
  const review = (caller: typeof owner) => caller.post(`/trainings/${id}/reviews`, { rating: 4, body: 'Foarte clar.' });
  expect(codeOf(await review(owner))).toBe('enrolment.not_completed');
  await rows(
    "update training set starts_at = now() - interval '2 days', ends_at = now() - interval '1 day' where id = ?",
    [id],
  );
  expect(codeOf(await review(colleague))).toBe('enrolment.not_completed');
  expect(viewOf(await owner.get(`/trainings/${id}/enrolment`)).canReview).toBe(true);
  expect(viewOf(await review(owner)).canReview).toBe(false);
  const [course] = await rows<{ rating: string; n: number }>(
    'select rating::float8 as rating, review_count as n from training where id = ?',
    [id],
  );
  expect(course).toEqual({ rating: 4, n: 1 });
  expect(codeOf(await review(owner))).toBe('enrolment.reviewed');
  const { items } = (await stranger.get(`/trainings/${id}/reviews`)).json<{
    items: { body: string; isYou: boolean }[];
  }>();
  expect(items).toMatchObject([{ body: 'Foarte clar.', isYou: false }]);
});

test('the register is sent as a spreadsheet and on paper', async () => {
  const table = await owner.get('/training-register/table?format=xlsx');
  expect([table.statusCode, table.headers['content-disposition']]).toEqual([
    200,
    'attachment; filename="registru-de-instruire.xlsx"',
  ]);
  const paper = await owner.get('/training-register/pdf');
  expect([paper.statusCode, paper.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
});

test('those enrolled are told what changed in a course, and added seats are offered to those who wait', async () => {
  const id = await aCourse(1);
  await enrol(owner, id, owner);
  await enrol(owner, id, viewer);
  const course = await readEditedTraining(createReadDb(database.orm), admin.actor, id, new Date());
  if (!course) throw new Error('no course');
  const changed = { ...course.content, seats: 2, place: 'Sala 2', id, version: course.version };
  await by(admin.actor, changeCourse, changed);
  const view = viewOf(await viewer.get(`/trainings/${id}/enrolment`));
  expect([owner, viewer].map((one) => registrationOf(view, one)?.status)).toEqual(['confirmed', 'offered']);
  const told = await rows<{ account_id: string }>(
    "select account_id from notification where event = 'enrolment.changed' and href like ? and message like '%Sala 2%'",
    [`%${id}`],
  );
  expect(told.map(({ account_id: account }) => account).toSorted()).toEqual(
    [owner, viewer].map(({ actor }) => actor.accountId).toSorted(),
  );
});

test('a cancelled course has no approvals, nothing but leaving, no line in the register, and its held seats end silently', async () => {
  await ask(true);
  const id = await aCourse(1);
  const title = 'Curs anulat la timp';
  await rows('update training set title = ? where id = ?', [title, id]);
  const held = registrationOf(viewOf(await enrol(colleague, id, colleague)), colleague);
  viewOf(await enrol(owner, id, owner));
  await by(admin.actor, cancelTraining, { id, version: 1, reason: 'Lectorul este bolnav.' });
  const view = viewOf(await owner.get(`/trainings/${id}/enrolment`));
  expect([owner, colleague].map((one) => registrationOf(view, one)?.actions)).toEqual([['cancel'], ['cancel']]);
  const waiting = approvalList.parse((await owner.get('/enrolments/approvals')).json()).items;
  expect(waiting.filter(({ trainingId }) => trainingId === id)).toEqual([]);
  const register = await owner.get(`/training-register?q=${encodeURIComponent(title)}`);
  expect(trainingRegister.parse(register.json()).items).toEqual([]);
  await by(SYSTEM, endEnrolment, held?.id ?? '', inDays(4));
  const told = await rows<{ event: string }>(
    'select event from notification where account_id = ? and href like ? order by id',
    [colleague.actor.accountId, `%${id}`],
  );
  expect(told.map(({ event }) => event)).toEqual(['training.cancelled']);
  await ask(false);
});

test('an offered seat that nobody takes is told as such, and nothing may be done once the course has begun', async () => {
  const id = await aCourse(1);
  viewOf(await enrol(owner, id, owner));
  viewOf(await enrol(owner, id, viewer));
  const seat = registrationOf(viewOf(await owner.get(`/trainings/${id}/enrolment`)), owner);
  await owner.post(`/enrolments/${seat?.id}/cancel`, { version: seat?.version });
  const offered = registrationOf(viewOf(await owner.get(`/trainings/${id}/enrolment`)), viewer);
  expect(offered?.status).toBe('offered');
  await by(SYSTEM, endEnrolment, offered?.id ?? '', inDays(3));
  const told = await rows<{ event: string }>(
    'select event from notification where account_id = ? and href like ? order by id',
    [viewer.actor.accountId, `%${id}`],
  );
  expect(told.map(({ event }) => event)).toEqual(['enrolment.waiting', 'enrolment.offered', 'enrolment.offerLapsed']);
  viewOf(await enrol(owner, id, owner));
  await rows(
    "update seat_pool set closes_at = now() - interval '1 hour', starts_at = now() - interval '1 hour' where id = (select pool_id from training where id = ?)",
    [id],
  );
  const begun = registrationOf(viewOf(await owner.get(`/trainings/${id}/enrolment`)), owner);
  expect(begun).toMatchObject({ status: 'confirmed', actions: [] });
});
