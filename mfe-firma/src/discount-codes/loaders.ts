import { listLoader } from '@psp/remote/start-loading';
import {
  acceptorFilters,
  acceptorsQuery,
  ownUsesFilters,
  recordedFilters,
  recordedQuery,
  usesQuery,
} from './queries.ts';

export const loadRecorded = listLoader(recordedFilters, recordedQuery);
export const loadUses = listLoader(ownUsesFilters, usesQuery);
export const loadAcceptors = listLoader(acceptorFilters, acceptorsQuery);
