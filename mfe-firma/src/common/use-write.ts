import { isApiError } from '@psp/remote/api-error';
import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { AREA } from './api.ts';

const OUTDATED = new Set([
  'version.stale',
  'action.not_allowed',
  'request.submission_closed',
  'request.already_decided',
]);

/** True when the screen was older than the record, so that the record was worth reading again. */
export const isOutdated = (error: unknown): boolean => isApiError(error) && OUTDATED.has(error.code);

/** Puts the answer of a write in place and makes every other list, count and view of the area stale. */
export function acceptView(client: QueryClient, key: QueryKey, view: unknown): void {
  client.setQueryData(key, view);
  const own = JSON.stringify(key);
  void client.invalidateQueries({
    predicate: ({ queryKey }) => queryKey.includes(AREA) && JSON.stringify(queryKey) !== own,
  });
}

/**
 * A write whose answer is the fresh view of the screen it was called from (`key`). A refusal because the screen was out of
 * date reads the record again; the error stays on the mutation for the screen to show.
 */
export function useWrite<View, Input = void>(key: QueryKey, write: (input: Input) => Promise<View>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSuccess: (view) => acceptView(client, key, view),
    onError: (error) => {
      if (isOutdated(error)) void client.invalidateQueries({ queryKey: key, exact: true });
    },
  });
}
