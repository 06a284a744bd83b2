import type { PageOf } from '@psp/contracts/common';
import type { PartnerItem, PartnerQuery, PartnerView, PublicReview } from '@psp/contracts/partners';
import { ApiError } from '@psp/remote/api-error';
import { isId, pageIn } from '@psp/remote/lists/read-address';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../common/api.ts';
import { missing } from '../common/missing-strings.ts';
import { startLoading } from '@psp/remote/start-loading';
import { partnerList } from './filters.ts';

export const partnersQuery = (filters: PartnerQuery) =>
  queryOptions({
    queryKey: ['public', 'partners', filters],
    queryFn: ({ signal }) => api.get<PageOf<PartnerItem>>('/partners', { signal, search: filters }),
    placeholderData: keepPreviousData,
  });

export const partnerQuery = (id: string) =>
  queryOptions({
    queryKey: ['public', 'partner', id],
    queryFn: ({ signal }) => api.get<PartnerView>(`/partners/${encodeURIComponent(id)}`, { signal }),
  });

export const reviewsQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: ['public', 'partner', id, 'reviews', page],
    queryFn: ({ signal }) => api.get<PageOf<PublicReview>>(`/partners/${id}/reviews`, { signal, search: { page } }),
  });

export const loadPartners = (args: LoaderFunctionArgs) =>
  startLoading(args, partnersQuery(partnerList.read(new URL(args.request.url).searchParams)));

/* An address that cannot be an id is that of no partner. */
export async function loadPartner(args: LoaderFunctionArgs): Promise<null> {
  const { id } = args.params;
  if (!isId(id)) throw new ApiError(404, 'not_found', missing.partner.title);
  const page = reviewPage(new URL(args.request.url).searchParams);
  await Promise.all([
    startLoading(args, partnerQuery(id)),
    page > 1 ? startLoading(args, reviewsQuery(id, page)) : null,
  ]);
  return null;
}

/** The page of reviews that the address names; the first when it names none, or something else. */
export const reviewPage = (search: URLSearchParams): number => pageIn(search, 'pagina');
