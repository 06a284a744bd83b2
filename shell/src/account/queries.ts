import type { AccountView, DataExport } from '@psp/contracts/accounts';
import type { factorOperations, sessionOperations, userOperations } from '@psp/contracts/accounts-operations';
import type { notificationChoiceOperations } from '@psp/contracts/notification-choices';
import type { pushOperations } from '@psp/contracts/push';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';
import { queryOptions, useQueryClient } from '@tanstack/react-query';

const EXPORT_POLL_MS = 4_000;
const KEY = ['identity', 'account'] as const;

type OwnAccount =
  | typeof userOperations
  | typeof sessionOperations
  | typeof factorOperations
  | typeof notificationChoiceOperations
  | typeof pushOperations;

/** Client for operations on the user's own account. */
export const identity = createApi<OwnAccount>('identity');

/** The user's own account. */
export const accountQuery = () => readQuery(identity, KEY, 'GET /user');

/** Returns a function that refetches the account and resolves to it. */
export function useRefetchAccount(): () => Promise<AccountView> {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...accountQuery(), staleTime: 0 });
}

/** Returns a function that merges a known change into the cached account without a request. */
export function usePatchAccount(): (change: Partial<AccountView>) => void {
  const client = useQueryClient();
  const { queryKey } = accountQuery();
  return (change) => client.setQueryData(queryKey, (account) => account && { ...account, ...change });
}

/** The user's open sessions. */
export const sessionsQuery = () => readQuery(identity, [...KEY, 'sessions'], 'GET /sessions');

/** True while the job that prepares the export has neither finished nor failed. */
export const isPreparing = ({ readyAt, failedAt }: DataExport): boolean => readyAt === null && failedAt === null;

/** Requested exports, polled while one is being prepared. `isBackground`: polling does not prolong the session. */
export const exportsQuery = (isBackground = false) =>
  queryOptions({
    queryKey: [...KEY, 'exports'],
    queryFn: ({ signal }) => identity.call('GET /user/exports', { signal, isBackground }),
    refetchInterval: ({ state }) => (state.data?.items.some(isPreparing) ? EXPORT_POLL_MS : false),
  });
