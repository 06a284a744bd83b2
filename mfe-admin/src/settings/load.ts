import { startLoading } from '@psp/remote/start-loading';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { sectionNamed } from './addresses.ts';
import { textsQuery } from './text-queries.ts';
import { pricesQuery, thresholdsQuery } from './value-queries.ts';

/** Starts the queries of the tab in the address. */
export function loadSettings(args: LoaderFunctionArgs): Promise<null> {
  const section = sectionNamed(new URL(args.request.url).searchParams.get('sectiune'));
  if (section === 'praguri') return startLoading(args, thresholdsQuery);
  return section === 'pachete' ? startLoading(args, pricesQuery) : startLoading(args, textsQuery);
}
