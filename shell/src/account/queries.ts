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

/** Calls about the person's own account. */
export const identity = createApi<OwnAccount>('identity');

/** The person's own account. */
export const accountQuery = () => readQuery(identity, KEY, 'GET /user');

/** Asks the server for the account again, and gives it. */
export function useFreshAccount(): () => Promise<AccountView> {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...accountQuery(), staleTime: 0 });
}

/** Shows what the service has changed, where its answer says it or the account cannot be read again. */
export function useKnownAccount(): (change: Partial<AccountView>) => void {
  const client = useQueryClient();
  const { queryKey } = accountQuery();
  return (change) => client.setQueryData(queryKey, (account) => account && { ...account, ...change });
}

/** Where the person is signed in. */
export const sessionsQuery = () => readQuery(identity, [...KEY, 'sessions'], 'GET /sessions');

/** True while a job still works on it. */
export const isPreparing = ({ readyAt, failedAt }: DataExport): boolean => readyAt === null && failedAt === null;

/** The exports that were asked for; while one is being prepared the list is asked for again by itself. */
export const exportsQuery = (isBackground = false) =>
  queryOptions({
    queryKey: [...KEY, 'exports'],
    queryFn: ({ signal }) => identity.call('GET /user/exports', { signal, isBackground }),
    refetchInterval: ({ state }) => (state.data?.items.some(isPreparing) ? EXPORT_POLL_MS : false),
  });
