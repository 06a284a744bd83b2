import type { LegalView } from '@psp/contracts/legal';
import type { LegalSlug } from '@psp/contracts/legal-documents';
import { readQuery } from '@psp/remote/reads';
import { startLoading } from '@psp/remote/start-loading';
import type { LoaderFunction } from 'react-router-dom';
import { api } from '../common/api.ts';

/** A version of a document by its number; without one, the version in force. */
export const legalQuery = (slug: LegalSlug, number: string | null) =>
  readQuery<LegalView>(api, ['public', 'legal', slug, number], `/legal/${slug}`, { versiune: number });

/** What an address asks for; a number that is none is as good as none. */
export const numberIn = (search: URLSearchParams): string | null => {
  const given = search.get('versiune');
  return given && /^[1-9]\d{0,4}$/.test(given) ? given : null;
};

export const loadLegal =
  (slug: LegalSlug): LoaderFunction =>
  (args) =>
    startLoading(args, legalQuery(slug, numberIn(new URL(args.request.url).searchParams)));
