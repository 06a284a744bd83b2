import type { ApplicationQuery } from '@psp/contracts/applications';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { applicationsQuery } from './queries.ts';

/**
 * The application after `id` in the list it was opened from, null when there is no other. A decided one leaves the queue; the
 * one that stood after it stays the next.
 */
export function nextIn(ids: readonly string[], id: string, remembered: string | null): string | null {
  const at = ids.indexOf(id);
  if (at >= 0) return ids[at + 1] ?? ids.find((other) => other !== id) ?? null;
  if (remembered && remembered !== id && ids.includes(remembered)) return remembered;
  return ids[0] ?? null;
}

/** Id of the next application of the filtered list, null while it is not known or when there is none. */
export function useNextApplication(id: string, filters: ApplicationQuery): string | null {
  const { data } = useQuery(applicationsQuery(filters));
  const [remembered, remember] = useState<{ of: string; next: string | null }>({ of: id, next: null });
  const known = remembered.of === id ? remembered.next : null;
  const next = data
    ? nextIn(
        data.items.map((item) => item.id),
        id,
        known,
      )
    : null;
  if (remembered.of !== id || (next !== null && next !== remembered.next)) remember({ of: id, next });
  return next;
}
