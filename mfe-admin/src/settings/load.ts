import { startLoading } from '@psp/remote/start-loading';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { type Section, sectionNamed } from './addresses.ts';
import { categoriesQuery } from './category-queries.ts';
import { limitsQuery, paymentAccountQuery, reasonsQuery, workingTimeQuery } from './setting-queries.ts';
import { consentTextQuery } from './consent-queries.ts';
import { mailTextsQuery } from './mail-queries.ts';
import { taxonomyQuery } from './taxonomy-queries.ts';
import { textsQuery } from './text-queries.ts';
import { pricesQuery, thresholdsQuery } from './value-queries.ts';

const load: Record<Section, (args: LoaderFunctionArgs) => Promise<null>> = {
  texte: (args) => startLoading(args, textsQuery),
  praguri: (args) => startLoading(args, thresholdsQuery),
  pachete: (args) => startLoading(args, pricesQuery),
  cont: (args) => startLoading(args, paymentAccountQuery),
  program: (args) => startLoading(args, workingTimeQuery),
  categorii: (args) => startLoading(args, categoriesQuery),
  liste: (args) => startLoading(args, taxonomyQuery('attraction-types')),
  'e-mail': (args) => startLoading(args, mailTextsQuery),
  acorduri: (args) => startLoading(args, consentTextQuery('terms')),
  limite: (args) => startLoading(args, limitsQuery),
  motive: (args) => startLoading(args, reasonsQuery),
};

/** Starts the query of the tab in the address. */
export const loadSettings = (args: LoaderFunctionArgs): Promise<null> =>
  load[sectionNamed(new URL(args.request.url).searchParams.get('sectiune'))](args);
