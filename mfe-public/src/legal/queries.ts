import type { publicLegalOperations } from '@psp/contracts/legal';
import type { LegalSlug } from '@psp/contracts/legal-documents';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';
import { startLoading } from '@psp/remote/start-loading';
import type { LoaderFunction } from 'react-router-dom';

const legal = createApi<typeof publicLegalOperations>('public');

/** A version of a document by number; null for the version in force. */
export const legalQuery = (slug: LegalSlug, number: string | null) =>
  readQuery(legal, ['public', 'legal', slug, number], 'GET /legal/:slug', { slug, query: { versiune: number } });

/** The version number in the query string; null when missing or invalid. */
export const numberIn = (search: URLSearchParams): string | null => {
  const given = search.get('versiune');
  return given && /^[1-9]\d{0,4}$/.test(given) ? given : null;
};

export const loadLegal =
  (slug: LegalSlug): LoaderFunction =>
  (args) =>
    startLoading(args, legalQuery(slug, numberIn(new URL(args.request.url).searchParams)));
