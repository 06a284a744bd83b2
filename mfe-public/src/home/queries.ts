import type { LandingView } from '@psp/contracts/landing';
import { readQuery } from '@psp/remote/reads';
import { startLoading } from '@psp/remote/start-loading';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../common/api.ts';

/** The landing page; with the secret of a preview, as the association tries it out. */
export const landingQuery = (preview: string | null) =>
  readQuery<LandingView>(api, ['public', 'home', preview], '/home', { previzualizare: preview });

export const loadLanding = (args: LoaderFunctionArgs) =>
  startLoading(args, landingQuery(new URL(args.request.url).searchParams.get('previzualizare')));
