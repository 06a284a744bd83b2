import type { Kind } from '@psp/contracts/common';
import type { navigationOperations } from '@psp/contracts/dashboards';
import { queryOptions } from '@tanstack/react-query';
import { createApi } from './api.ts';

const EVERY_MS = 60_000;

/** Counts beside the navigation entries of an area, fetched every minute. */
export const countsQuery = (kind: Kind) =>
  queryOptions({
    queryKey: [kind, 'navigation-counts'],
    queryFn: ({ signal }) =>
      createApi<typeof navigationOperations>(kind).call('GET /navigation-counts', { signal, isBackground: true }),
    refetchInterval: EVERY_MS,
  });
