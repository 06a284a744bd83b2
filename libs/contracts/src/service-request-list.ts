import { z } from 'zod';
import { id, isoDate, isoDateTime, pageOf, paging, searchText } from './common.ts';
import { REQUEST_KINDS } from './request-kinds.ts';
import { REQUEST_STATUSES } from './service-requests.ts';
import { domainSlug } from './taxonomies.ts';

/** `open`: requests that have not ended. */
export const REQUEST_FILTERS = [...REQUEST_STATUSES, 'open'] as const;

/** Periods by day of sending; for drafts by day of creation. */
export const REQUEST_PERIODS = {
  '30d': 'Ultimele 30 de zile',
  '3m': 'Ultimele 3 luni',
  '12m': 'Ultimele 12 luni',
  year: 'Anul acesta',
  'last-year': 'Anul trecut',
} as const;
export type RequestPeriod = keyof typeof REQUEST_PERIODS;
const periods = Object.keys(REQUEST_PERIODS) as [RequestPeriod, ...RequestPeriod[]];

export const REQUEST_SORTS = {
  updated: 'Ultima modificare',
  newest: 'Cele mai noi',
  deadline: 'Termen',
  title: 'Titlu',
  offers: 'Oferte sau răspunsuri primite',
} as const;
export type RequestSort = keyof typeof REQUEST_SORTS;
const sorts = Object.keys(REQUEST_SORTS) as [RequestSort, ...RequestSort[]];

const shown = {
  q: searchText,
  status: z.enum(REQUEST_FILTERS).optional(),
  category: domainSlug.optional(),
  period: z.enum(periods).optional(),
  kind: z.enum(REQUEST_KINDS).optional(),
  /** First and last day of sending, inclusive, in Romania; excludes drafts. */
  from: isoDate.optional(),
  to: isoDate.optional(),
  sort: z.enum(sorts).default('updated'),
};
export const requestListQuery = z.strictObject({ ...paging, ...shown });
export type RequestListQuery = z.infer<typeof requestListQuery>;

/** Export of the list under the same filters. */
export const requestExportQuery = z.strictObject({ ...shown, format: z.enum(['csv', 'xlsx']) });
export type RequestExportQuery = z.infer<typeof requestExportQuery>;

export const requestListItem = z.object({
  id,
  kind: z.enum(REQUEST_KINDS),
  number: z.string(),
  title: z.string(),
  category: domainSlug.nullable(),
  status: z.enum(REQUEST_STATUSES),
  deadline: isoDateTime.nullable(),
  updatedAt: isoDateTime,
  offers: z.int(),
  unansweredQuestions: z.int(),
});
export type RequestListItem = z.infer<typeof requestListItem>;
export const requestList = pageOf(requestListItem);
