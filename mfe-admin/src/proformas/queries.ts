import {
  type OwedQuery,
  owedQuery as owedSchema,
  type proformaPaymentOperations,
  type SeatKind,
} from '@psp/contracts/proformas';
import { createApi } from '@psp/remote/api';
import { bySchema } from '@psp/remote/lists/by-schema';
import { listFilters } from '@psp/remote/lists/list-filters';
import { listQuery } from '@psp/remote/queries';
import { startLoading } from '@psp/remote/start-loading';
import type { LoaderFunction } from 'react-router-dom';
import { SHOW_LABELS, strings } from './strings.ts';

export const api = createApi<typeof proformaPaymentOperations>('admin');

const FOLDERS: Record<SeatKind, string> = { event: 'events', training: 'training' };
/** Path of an event or a course. */
export const subjectPath = (kind: SeatKind, id: string): string => `/admin/${FOLDERS[kind]}/${id}`;
/** Path of the proformas of an event or a course. */
export const owedPath = (kind: SeatKind, id: string): string => `${subjectPath(kind, id)}/proforme`;

export const owedFilters = (kind: SeatKind, id: string) =>
  listFilters(owedPath(kind, id), bySchema(owedSchema), { show: { label: strings.show, options: SHOW_LABELS } });

/** Key of the proformas, below that of events or courses. */
export const owedKey = (kind: SeatKind) => ['admin', kind === 'event' ? 'events' : 'trainings', 'proformas'];

export const owedQuery = (kind: SeatKind, id: string, query: OwedQuery) =>
  listQuery(api, [...owedKey(kind), id, query], 'GET /seats/:kind/:id/proformas', { kind, id, query });

/** Download address of the filtered list. */
export const tableHref = (kind: SeatKind, id: string, { page: _, ...shown }: OwedQuery, format: 'csv' | 'xlsx') =>
  api.href('GET /seats/:kind/:id/proformas/table', { kind, id, query: { ...shown, format } });

/** Creates the loader of the page of an event's or a course's proformas. */
export const loadOwed =
  (kind: SeatKind): LoaderFunction =>
  (args) => {
    const id = args.params['id'] ?? '';
    const filters = owedFilters(kind, id).read(new URL(args.request.url).searchParams);
    return startLoading(args, owedQuery(kind, id, filters));
  };
