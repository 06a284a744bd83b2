import type { publicLegislationOperations } from '@psp/contracts/legislation-operations';
import type { PublicLegislationQuery } from '@psp/contracts/legislation';
import { category } from '@psp/features/knowledge/ui/with-categories';
import { readingOf } from '@psp/features/legislation/ui/area';
import { strings } from '@psp/features/legislation/ui/strings';
import { createApi } from '@psp/remote/api';
import { byParts, oneOf, page, text } from '@psp/remote/lists/by-parts';
import { listFilters } from '@psp/remote/lists/list-filters';
import { listQuery, readQuery } from '@psp/remote/queries';
import { listLoader, startLoading } from '@psp/remote/start-loading';
import type { LoaderFunctionArgs } from 'react-router-dom';

const legislation = createApi<typeof publicLegislationOperations>('public');

/** Path of the list, and of an act without its id. */
export const ACTS = '/legislatie';

export const actList = listFilters(
  ACTS,
  byParts<PublicLegislationQuery>({
    q: text,
    category,
    show: oneOf(['all'], 'all'),
    page,
  }),
  { category: { label: strings.category, placeholder: strings.anyCategory, options: {} } },
);

export const actsQuery = (query: PublicLegislationQuery) =>
  listQuery(legislation, ['public', 'legislation', 'list', query], 'GET /legislation', { query });

/** Reads an act as on a day (yyyy-mm-dd), by default today. */
export const actQuery = (id: string, on: string | undefined) =>
  readQuery(legislation, ['public', 'legislation', 'one', id, on ?? ''], 'GET /legislation/:id', { id, query: { on } });

export const loadActs = listLoader(actList, actsQuery);
export const loadAct = (args: LoaderFunctionArgs) =>
  startLoading(args, actQuery(args.params['id'] ?? '', readingOf(new URL(args.request.url).searchParams).on));
