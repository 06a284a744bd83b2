import type { Screen } from '../store.ts';

/** Nothing of the health of the portal is written by hand. */
export const storeTexts = async (): Promise<Screen[]> => [];

const COMPARED = 'the name of a queue, which is compared with those there are';
export const notReached = {
  'POST /api/admin/failed-jobs/retry queue': COMPARED,
  'POST /api/admin/failed-jobs/dismiss queue': COMPARED,
};
