import type { ticketOperations } from '@psp/contracts/attendance-operations';
import { type enrolmentOperations, REGISTER_YEAR, type RegisterQuery } from '@psp/contracts/enrolment';
import type { Api } from '@psp/remote/api';
import { byParts, matching, page, text } from '@psp/remote/lists/by-parts';
import { listFilters } from '@psp/remote/lists/list-filters';
import { strings } from './strings.ts';

/** Area in which people are enrolled in courses. */
export interface EnrolmentArea {
  kind: 'uat' | 'firma';
  api: Api<typeof enrolmentOperations>;
  tickets: Api<typeof ticketOperations>;
  /** Path of the catalogue; a course is below it. */
  path: string;
}

export const courseHref = ({ path }: EnrolmentArea, id: string): string => `${path}/${id}`;
export const registerPath = ({ path }: EnrolmentArea): string => `${path}/registru`;

const FIRST_YEAR = 2025;
const nextYear = new Date().getFullYear() + 1;
const YEARS = Object.fromEntries(
  Array.from({ length: nextYear - FIRST_YEAR + 1 }, (_, at) => [String(nextYear - at), String(nextYear - at)]),
);

export const registerFilters = (area: EnrolmentArea) =>
  listFilters(registerPath(area), byParts<RegisterQuery>({ q: text, year: matching(REGISTER_YEAR), page }), {
    year: { label: strings.year, placeholder: strings.allYears, options: YEARS },
  });
