import type { HomeView } from '@psp/contracts/partners';
import { queryOptions } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../common/api.ts';
import { startLoading } from '@psp/remote/start-loading';

export const homeQuery = queryOptions({
  queryKey: ['public', 'home'],
  queryFn: ({ signal }) => api.get<HomeView>('/home', { signal }),
});

export const loadHome = (args: LoaderFunctionArgs) => startLoading(args, homeQuery);
