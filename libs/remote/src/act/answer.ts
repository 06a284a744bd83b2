import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** Queries of the cache that a write changes. */
export interface CacheChanges {
  /** Query whose data the answer replaces, such as `requestQuery(id)`; a null answer replaces nothing. */
  view?: { queryKey: QueryKey };
  /** Key prefixes of other queries to invalidate, such as `[['uat']]`. */
  refreshes?: readonly QueryKey[];
}

/**
 * Puts the answer of a write into the cache and invalidates the other changed queries. Resolves when the screen can show the
 * result: at once with `view`, otherwise after the refetch.
 */
export async function applyAnswer(
  client: QueryClient,
  { view, refreshes }: CacheChanges,
  answer: unknown,
): Promise<void> {
  const shown = answer === null || answer === undefined ? undefined : view;
  if (shown) client.setQueryData(shown.queryKey, answer);
  const others = refreshAll(client, { view: shown, refreshes });
  if (!shown) await others;
}

/** Refetches the shown record, or without `view` all changed queries, after a write was refused because the screen was outdated. */
export async function refetchOutdated(client: QueryClient, { view, refreshes }: CacheChanges): Promise<void> {
  await (view ? client.invalidateQueries({ queryKey: view.queryKey, exact: true }) : refreshAll(client, { refreshes }));
}

async function refreshAll(client: QueryClient, { view, refreshes = [] }: CacheChanges): Promise<void> {
  const shown = view ? hashKey(view.queryKey) : '';
  const others = { predicate: ({ queryHash }: { queryHash: string }) => queryHash !== shown };
  await Promise.all(refreshes.map((queryKey) => client.invalidateQueries({ queryKey, ...others })));
}
