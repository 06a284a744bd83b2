import { z } from 'zod';
import { attendees } from './attendees.ts';
import { approvedMembers, editors, owners, viewers } from './access.ts';
import { id, isoDateTime, pageOf, paging, searchText, version, versioned, withReason } from './common.ts';
import { act, file, operations, read } from './operations.ts';
import { REGISTRATION_ACTIONS, REGISTRATION_STATUSES } from './seats.ts';

const registration = z.object({
  id,
  version,
  status: z.enum(REGISTRATION_STATUSES),
  /** Order on the waiting list. */
  place: z.int().nullable(),
  /** Until when the seat is held for the person or for the owner's decision. */
  heldUntil: isoDateTime.nullable(),
  actions: z.array(z.enum(REGISTRATION_ACTIONS)),
});

/** The organisation's own part in one course. */
export const enrolmentView = z.object({
  /** The reader's enrolments wait for the owner's approval. */
  asksApproval: z.boolean(),
  /** Names of those who approve. */
  owners: z.array(z.string()),
  canEnrol: z.boolean(),
  /** The reader completed the course and has not reviewed it. */
  canReview: z.boolean(),
  closesAt: isoDateTime,
  /** Lei, for one person. */
  price: z.number(),
  /** Members of the organisation, and people with a registration who have left it. */
  people: z.array(
    z.object({
      accountId: id,
      name: z.string(),
      isYou: z.boolean(),
      hasLeft: z.boolean(),
      registration: registration.nullable(),
    }),
  ),
});
export type EnrolmentView = z.infer<typeof enrolmentView>;

export const enrolPeople = z.strictObject({
  accountIds: attendees,
});

/** Reviews of those who completed a course, the latest first. */
export const trainingReviews = z.object({
  items: z.array(
    z.object({
      id,
      rating: z.int(),
      body: z.string(),
      organisation: z.string(),
      isYou: z.boolean(),
      createdAt: isoDateTime,
    }),
  ),
});
export const REVIEW_LENGTH = 2000;
export const writeTrainingReview = z.strictObject({
  rating: z.int({ error: 'Alegeți o notă.' }).min(1, 'Alegeți o notă.').max(5),
  body: z.string().trim().max(REVIEW_LENGTH, `Recenzia poate avea cel mult ${REVIEW_LENGTH} de caractere.`),
});
export type WriteTrainingReview = z.infer<typeof writeTrainingReview>;

const setting = { version: z.int().min(0), asksApproval: z.boolean() };
/** Whether enrolments wait for the owner's approval; version 0 before the first choice. */
export const enrolmentSetting = z.object({ ...setting, canChange: z.boolean() });
export type EnrolmentSetting = z.infer<typeof enrolmentSetting>;
export const saveEnrolmentSetting = z.strictObject(setting);

/** Enrolments that wait for the owner. */
export const approvalList = z.object({
  items: z.array(
    z.object({
      id,
      version,
      trainingId: id,
      title: z.string(),
      startsAt: isoDateTime,
      name: z.string(),
      askedBy: z.string(),
      /** Lei. */
      price: z.number(),
      heldUntil: isoDateTime,
    }),
  ),
});
export type ApprovalList = z.infer<typeof approvalList>;

/** Year in which a course begins. */
export const REGISTER_YEAR = /^20\d\d$/;
export const registerQuery = z.strictObject({
  ...paging,
  q: searchText,
  year: z.string().regex(REGISTER_YEAR).optional(),
});
export type RegisterQuery = z.infer<typeof registerQuery>;
export const registerFileQuery = registerQuery.omit({ page: true });
export type RegisterFileQuery = z.infer<typeof registerFileQuery>;
/** One line of the training register: who, what, when, hours. */
export const registerItem = z.object({
  id,
  name: z.string(),
  hasLeft: z.boolean(),
  trainingId: id,
  number: z.string(),
  title: z.string(),
  provider: z.string(),
  startsAt: isoDateTime,
  endsAt: isoDateTime,
  /** Hours at which the person was present; null before that is known. */
  hours: z.number().nullable(),
  /** Lei. */
  price: z.number(),
  status: z.enum(REGISTRATION_STATUSES),
  /** Code of the certificate of a person who completed the course. */
  certificate: z.string().nullable(),
});
export type RegisterItem = z.infer<typeof registerItem>;
export const trainingRegister = pageOf(registerItem);
export type TrainingRegister = z.infer<typeof trainingRegister>;

const deciding = { access: owners, view: approvalList };
/** Enrolment in courses, the owner's approval, and the training register of the organisation. */
export const enrolmentOperations = operations(['uat', 'firma'], {
  view: read('/trainings/:id/enrolment', { access: viewers, view: enrolmentView }),
  enrol: act('seat-registration.create', 'POST /trainings/:id/enrolment', {
    ...{ access: editors, body: enrolPeople, view: enrolmentView },
  }),
  accept: act('seat-registration.accept', 'POST /enrolments/:id/accept', { access: editors, body: versioned }),
  leave: act('seat-registration.cancel', 'POST /enrolments/:id/cancel', { access: editors, body: versioned }),
  reviews: read('/trainings/:id/reviews', { access: viewers, view: trainingReviews }),
  // Readers too: a review is of the person who completed the course.
  review: act('training-review.write', 'POST /trainings/:id/reviews', {
    ...{ access: approvedMembers, body: writeTrainingReview, view: enrolmentView },
  }),
  approvals: read('/enrolments/approvals', { access: viewers, view: approvalList }),
  approve: act('seat-registration.approve', 'POST /enrolments/:id/approve', { ...deciding, body: versioned }),
  refuse: act('seat-registration.refuse', 'POST /enrolments/:id/refuse', { ...deciding, body: withReason }),
  setting: read('/enrolments/setting', { access: viewers, view: enrolmentSetting }),
  saveSetting: act('enrolment-setting.save', 'PUT /enrolments/setting', {
    ...{ access: owners, body: saveEnrolmentSetting, view: enrolmentSetting },
  }),
  register: read('/training-register', { access: viewers, query: registerQuery, view: trainingRegister }),
  table: file('/training-register/table', {
    access: viewers,
    query: registerFileQuery.extend({ format: z.enum(['csv', 'xlsx']) }),
  }),
  pdf: file('/training-register/pdf', { access: viewers, query: registerFileQuery }),
});

/** Attendance of a course by sitting, from 0. */
export const trainingSheet = z.object({
  id,
  number: z.string(),
  title: z.string(),
  sittings: z.array(z.object({ startsAt: isoDateTime, endsAt: isoDateTime })),
  /** Share of the sittings, in percent, that completes the course. */
  completionShare: z.int(),
  hasCertificate: z.boolean(),
  people: z.array(
    z.object({
      id,
      name: z.string(),
      organisation: z.string(),
      status: z.enum(REGISTRATION_STATUSES),
      present: z.array(z.int()),
      certificate: z.string().nullable(),
    }),
  ),
  canMark: z.boolean(),
  canClose: z.boolean(),
});
export type TrainingSheet = z.infer<typeof trainingSheet>;
export const markTraining = z.strictObject({
  registrationId: id,
  sitting: z.int().min(0).max(99),
  isPresent: z.boolean(),
});
export type MarkTraining = z.infer<typeof markTraining>;

/** The association's side: who came to the sittings of a course, and who completed it. */
export const trainingAttendanceOperations = operations(['admin'], {
  sheet: read('/trainings/:id/attendance', { access: viewers, view: trainingSheet }),
  mark: act('attendance.mark', 'POST /trainings/:id/attendance', {
    ...{ access: editors, body: markTraining, view: trainingSheet },
  }),
  close: act('attendance.close', 'POST /trainings/:id/attendance/close', { access: editors, view: trainingSheet }),
});
