import type { LandingView } from '@psp/contracts/landing';
import { startLoading } from '@psp/remote/start-loading';
import { queryOptions } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../common/api.ts';

/** The landing page; with the secret of a preview, as the association tries it out. */
export const landingQuery = (preview: string | null) =>
  queryOptions({
    queryKey: ['public', 'home', preview],
    queryFn: ({ signal }) =>
      api.get<LandingView>('/home', { signal, search: preview ? { previzualizare: preview } : {} }),
  });

export const loadLanding = (args: LoaderFunctionArgs) =>
  startLoading(args, landingQuery(new URL(args.request.url).searchParams.get('previzualizare')));
