import { isApiError } from '@psp/remote/api-error';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
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
