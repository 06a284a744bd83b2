import type { RouteObject } from 'react-router-dom';
import { page } from '../common/page.tsx';
import { loadMerge } from './merge-queries.ts';

/** The merge of two records of one organisation. */
export const mergeRoutes: RouteObject[] = [
  page('users/organizatii/:id/contopire', loadMerge, async () => (await import('./merge-page.tsx')).MergePage),
];
