import type { RegisterQuery } from '@psp/contracts/enrolment';
import { listQuery, readQuery } from '@psp/remote/queries';
import type { EnrolmentArea } from './area.ts';

/** Key prefix of all queries of courses, the catalogue included: a seat that is taken changes it too. */
export const coursesKey = ({ kind }: EnrolmentArea) => [kind, 'trainings'];

export const enrolmentQuery = (area: EnrolmentArea, id: string) =>
  readQuery(area.api, [...coursesKey(area), 'enrolment', id], 'GET /trainings/:id/enrolment', { id });
export const reviewsQuery = (area: EnrolmentArea, id: string) =>
  readQuery(area.api, [...coursesKey(area), 'reviews', id], 'GET /trainings/:id/reviews', { id });
export const approvalsQuery = (area: EnrolmentArea) =>
  readQuery(area.api, [...coursesKey(area), 'approvals'], 'GET /enrolments/approvals');
export const settingQuery = (area: EnrolmentArea) =>
  readQuery(area.api, [...coursesKey(area), 'setting'], 'GET /enrolments/setting');
export const registerQuery = (area: EnrolmentArea, query: RegisterQuery) =>
  listQuery(area.api, [...coursesKey(area), 'register', query], 'GET /training-register', { query });
