import type { publicPartnerOperations } from '@psp/contracts/partners';
import { createApi } from '@psp/remote/api';
import { ApiError } from '@psp/remote/api-error';
import { isId, page } from '@psp/remote/lists/by-parts';
import { readQuery } from '@psp/remote/queries';
import { startLoading } from '@psp/remote/start-loading';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { redirectMoved } from '../common/moved.ts';
import { missing } from '../common/missing-strings.ts';

const partners = createApi<typeof publicPartnerOperations>('public');

export const partnerQuery = (id: string) => readQuery(partners, ['public', 'partner', id], 'GET /partners/:id', { id });

export const reviewsQuery = (id: string, page: number) =>
  readQuery(partners, ['public', 'partner', id, 'reviews', page], 'GET /partners/:id/reviews', {
    id,
    query: { page },
  });

/** Reports a view of the profile; the service decides whether it counts. */
export const reportView = (id: string) => partners.call('POST /partners/:id/views', { id });

/* Throws a 404 for an id of the wrong shape, without a request. */
export async function loadPartner(args: LoaderFunctionArgs): Promise<null> {
  const { id } = args.params;
  if (!isId(id)) throw new ApiError(404, 'not_found', missing.partner.title);
  const reviews = reviewPage(new URL(args.request.url).searchParams);
  await Promise.all([
    startLoading(args, partnerQuery(id)),
    reviews > 1 ? startLoading(args, reviewsQuery(id, reviews)) : null,
  ]);
  redirectMoved(args, partnerQuery(id).queryKey, '/partener');
  return null;
}

/** Page of reviews in the query string; 1 when missing or invalid. */
export const reviewPage = (search: URLSearchParams): number => page.read(search.get('pagina'));
