import type { portalHealthOperations } from '@psp/contracts/portal-health';
import { createApi } from '@psp/remote/api';
import { loaderOf } from '@psp/remote/start-loading';
import { queryOptions } from '@tanstack/react-query';

export const api = createApi<typeof portalHealthOperations>('admin');

const EVERY_MS = 60_000;
const queryKey = ['admin', 'health'] as const;
const read = api.reader('GET /health');

/** Health of the portal, fetched every minute while it is shown. */
export const healthQuery = queryOptions({
  queryKey,
  queryFn: ({ signal, client }) => read({ signal, isBackground: client.getQueryData(queryKey) !== undefined }),
  refetchInterval: EVERY_MS,
});

export const loadHealth = loaderOf(healthQuery);

/** Keys of what an act on failed jobs changes. */
export const REFRESHED = [queryKey, ['admin', 'dashboard']] as const;
