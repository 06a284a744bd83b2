import type { mergeOperations } from '@psp/contracts/merges';
import { createApi } from '@psp/remote/api';
import { isId } from '@psp/remote/lists/by-parts';
import { readQuery } from '@psp/remote/queries';
import { startLoading } from '@psp/remote/start-loading';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { CHANGED } from '../common/changed.ts';
import { organisationAddress } from './filters.ts';

export const merges = createApi<typeof mergeOperations>('admin');

export const candidatesQuery = (id: string, q: string) =>
  readQuery(merges, ['admin', 'users', 'merge-candidates', id, q], 'GET /organisations/:id/merge-candidates', {
    id,
    query: { q },
  });
export const previewQuery = (id: string, closed: string) =>
  readQuery(merges, ['admin', 'users', 'merge-preview', id, closed], 'GET /organisations/:id/merge-preview', {
    id,
    query: { closed },
  });
export const mergesQuery = (id: string) =>
  readQuery(merges, ['admin', 'users', 'merges', id], 'GET /organisations/:id/merges', { id });

/** Queries that a merge or its undo changes. */
export const MERGED = [['admin', 'packages'], ...CHANGED];

/** Address of the merge of an organisation, with the other record once it is chosen. */
export const mergeAddress = (id: string, closed?: string): string =>
  `${organisationAddress(id)}/contopire${closed ? `?cu=${closed}` : ''}`;

/** The other record and the search text in the address of a merge; an id of the wrong shape counts as absent. */
export const chosenIn = (search: URLSearchParams): { closed: string; q: string } => {
  const closed = search.get('cu') ?? '';
  return { closed: isId(closed) ? closed : '', q: (search.get('q') ?? '').trim().slice(0, 100) };
};

export const loadMerge = (args: LoaderFunctionArgs) => {
  const id = args.params['id'] ?? '';
  const { closed, q } = chosenIn(new URL(args.request.url).searchParams);
  return closed ? startLoading(args, previewQuery(id, closed)) : startLoading(args, candidatesQuery(id, q));
};
