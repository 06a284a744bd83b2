import type { Chip } from '@psp/remote/lists/list-filters';

interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** Creates the filter chips of the first and last day (yyyy-mm-dd) that a report's link to a list sets. */
export const dayChips = ({ from, to }: Days, words: Record<'from' | 'to', (day: string) => string>): Chip[] => [
  ...(from ? [{ key: 'from', label: words.from(from) }] : []),
  ...(to ? [{ key: 'to', label: words.to(to) }] : []),
];
