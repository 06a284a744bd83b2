import type { PageOf } from '@psp/contracts/common';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * The one after `id` in the list it was opened from, null when there is no other. One that was decided leaves a queue; the one
 * that stood after it stays the next.
 */
export function nextIn(ids: readonly string[], id: string, remembered: string | null): string | null {
  const at = ids.indexOf(id);
  if (at >= 0) return ids[at + 1] ?? ids.find((other) => other !== id) ?? null;
  if (remembered && remembered !== id && ids.includes(remembered)) return remembered;
  return ids[0] ?? null;
}

/** Id of the next one of the list that `query` reads, null while it is not known or when there is none. */
export function useNextInList<List extends PageOf<{ id: string }>, Key extends readonly unknown[]>(
  id: string,
  query: UseQueryOptions<List, Error, List, Key>,
): string | null {
  const { data } = useQuery(query);
  const [remembered, remember] = useState<{ of: string; next: string | null }>({ of: id, next: null });
  const known = remembered.of === id ? remembered.next : null;
  const ids = data?.items.map((item) => item.id);
  const next = ids ? nextIn(ids, id, known) : null;
  if (remembered.of !== id || (next !== null && next !== remembered.next)) remember({ of: id, next });
  return next;
}
