import { useState } from 'react';

/**
 * Returns the id after `id` in a list, the first one at its end, null when there is no other. A record that was decided leaves
 * its list; the one that followed it, `remembered`, stays the next.
 */
export function nextIn(ids: readonly string[], id: string, remembered: string | null): string | null {
  const at = ids.indexOf(id);
  if (at >= 0) return ids[at + 1] ?? ids.find((other) => other !== id) ?? null;
  if (remembered && remembered !== id && ids.includes(remembered)) return remembered;
  return ids[0] ?? null;
}

/** Returns the id of the next record of a list; null while the list is unknown or has no other record. */
export function useNextInList(id: string, items: readonly { id: string }[] | undefined): string | null {
  const [remembered, remember] = useState<{ of: string; next: string | null }>({ of: id, next: null });
  const known = remembered.of === id ? remembered.next : null;
  const ids = items?.map((item) => item.id);
  const next = ids ? nextIn(ids, id, known) : null;
  if (remembered.of !== id || (next !== null && next !== remembered.next)) remember({ of: id, next });
  return next;
}
