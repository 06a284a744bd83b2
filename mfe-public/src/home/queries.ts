import type { landingOperations } from '@psp/contracts/landing';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';
import { startLoading } from '@psp/remote/start-loading';
import type { LoaderFunctionArgs } from 'react-router-dom';

const landing = createApi<typeof landingOperations>('public');

/** Path of the SVG map of communities. */
export const MAP = landing.href('GET /home/map.svg');

/** Content of the landing page. `preview`: token of an unpublished version; null for the published one. */
export const landingQuery = (preview: string | null) =>
  readQuery(landing, ['public', 'home', preview], 'GET /home', { query: { previzualizare: preview ?? undefined } });

export const loadLanding = (args: LoaderFunctionArgs) =>
  startLoading(args, landingQuery(new URL(args.request.url).searchParams.get('previzualizare')));
