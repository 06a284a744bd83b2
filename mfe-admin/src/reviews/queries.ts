import type { moderatedReviewOperations } from '@psp/contracts/moderated-reviews';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';
import { recordLoader } from '@psp/remote/start-loading';

export const reviews = createApi<typeof moderatedReviewOperations>('admin');

export const reviewQuery = (id: string) => readQuery(reviews, ['admin', 'reviews', id], 'GET /reviews/:id', { id });

/** Prefixes of the query keys that a decision changes, besides the review's. */
export const REFRESHED = [
  ['admin', 'moderation'],
  ['admin', 'navigation-counts'],
] as const;

export const loadReview = recordLoader(reviewQuery);
