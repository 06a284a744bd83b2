import type { publicLegislationOperations } from '@psp/contracts/legislation-operations';
import type { LegislationQuery } from '@psp/contracts/legislation';
import { actFilters, readingOf } from '@psp/features/legislation/ui/area';
import { createApi } from '@psp/remote/api';
import { listQuery, readQuery } from '@psp/remote/queries';
import { listLoader, startLoading } from '@psp/remote/start-loading';
import type { LoaderFunctionArgs } from 'react-router-dom';

const legislation = createApi<typeof publicLegislationOperations>('public');

/** Path of the list, and of an act without its id. */
export const ACTS = '/legislatie';

export const actList = actFilters({ path: ACTS });

export const actsQuery = (query: LegislationQuery) =>
  listQuery(legislation, ['public', 'legislation', 'list', query], 'GET /legislation', { query });

/** Reads an act as on a day (yyyy-mm-dd), by default today. */
export const actQuery = (id: string, on: string | undefined) =>
  readQuery(legislation, ['public', 'legislation', 'one', id, on ?? ''], 'GET /legislation/:id', { id, query: { on } });

export const loadActs = listLoader(actList, actsQuery);
export const loadAct = (args: LoaderFunctionArgs) =>
  startLoading(args, actQuery(args.params['id'] ?? '', readingOf(new URL(args.request.url).searchParams).on));
