import type { publicPartnerOperations } from '@psp/contracts/partners';
import { createApi } from '@psp/remote/api';
import { ApiError } from '@psp/remote/api-error';
import { isId, page } from '@psp/remote/lists/by-parts';
import { readQuery } from '@psp/remote/queries';
import { startLoading } from '@psp/remote/start-loading';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { missing } from '../common/missing-strings.ts';

const partners = createApi<typeof publicPartnerOperations>('public');

export const partnerQuery = (id: string) => readQuery(partners, ['public', 'partner', id], 'GET /partners/:id', { id });

export const reviewsQuery = (id: string, page: number) =>
  readQuery(partners, ['public', 'partner', id, 'reviews', page], 'GET /partners/:id/reviews', {
    id,
    query: { page },
  });

/** Tells that a person has the profile before them; whether it counts is for the service to know. */
export const reportView = (id: string) => partners.call('POST /partners/:id/views', { id });

/* An address that cannot be an id is that of no partner. */
export async function loadPartner(args: LoaderFunctionArgs): Promise<null> {
  const { id } = args.params;
  if (!isId(id)) throw new ApiError(404, 'not_found', missing.partner.title);
  const reviews = reviewPage(new URL(args.request.url).searchParams);
  await Promise.all([
    startLoading(args, partnerQuery(id)),
    reviews > 1 ? startLoading(args, reviewsQuery(id, reviews)) : null,
  ]);
  return null;
}

/** The page of reviews that the address names; the first when it names none, or something else. */
export const reviewPage = (search: URLSearchParams): number => page.read(search.get('pagina'));
