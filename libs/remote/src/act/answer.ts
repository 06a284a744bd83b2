import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** What a write changes of what screens have read. */
export interface Changed {
  /** The query that the answer is the fresh data of, such as `requestQuery(id)`; an answer that is null replaces nothing. */
  view?: { queryKey: QueryKey };
  /** Beginnings of the keys of what else has changed, such as `[['uat']]`. */
  refreshes?: readonly QueryKey[];
}

/**
 * Puts the answer of a write where the screen reads it, and reads again what else has changed. Resolves when the screen shows
 * the result: at once with a view, otherwise when what has changed is read.
 */
export async function takeAnswer(client: QueryClient, { view, refreshes }: Changed, answer: unknown): Promise<void> {
  const shown = answer === null || answer === undefined ? undefined : view;
  if (shown) client.setQueryData(shown.queryKey, answer);
  const others = refreshAll(client, { view: shown, refreshes });
  if (!shown) await others;
}

/** Brings the screen to the present state, after a refusal because it was out of date. */
export async function readAgain(client: QueryClient, { view, refreshes }: Changed): Promise<void> {
  await (view ? client.invalidateQueries({ queryKey: view.queryKey, exact: true }) : refreshAll(client, { refreshes }));
}

async function refreshAll(client: QueryClient, { view, refreshes = [] }: Changed): Promise<void> {
  const shown = view ? hashKey(view.queryKey) : '';
  const others = { predicate: ({ queryHash }: { queryHash: string }) => queryHash !== shown };
  await Promise.all(refreshes.map((queryKey) => client.invalidateQueries({ queryKey, ...others })));
}
