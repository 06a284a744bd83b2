import type { MarketList, MarketQuery } from '@psp/contracts/solutions';
import { startLoading } from '@psp/remote/start-loading';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../common/api.ts';
import { marketList } from './filters.ts';

export const marketQuery = (filters: MarketQuery) =>
  queryOptions({
    queryKey: ['public', 'solutions', filters],
    queryFn: ({ signal }) => api.get<MarketList>('/solutions', { signal, search: filters }),
    placeholderData: keepPreviousData,
  });

export const loadMarket = (args: LoaderFunctionArgs) =>
  startLoading(args, marketQuery(marketList.read(new URL(args.request.url).searchParams)));
