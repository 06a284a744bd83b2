import type { PageOf } from '@psp/contracts/common';
import type { PartnerItem, PartnerQuery, PartnerView } from '@psp/contracts/partners';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../common/api.ts';
import { startLoading } from '@psp/remote/start-loading';
import { readFilters } from './filters.ts';

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

export const loadPartners = (args: LoaderFunctionArgs) =>
  startLoading(args, partnersQuery(readFilters(new URL(args.request.url).searchParams)));

export const loadPartner = (args: LoaderFunctionArgs) => startLoading(args, partnerQuery(args.params.id ?? ''));
