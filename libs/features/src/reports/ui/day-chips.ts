import type { Chip } from '@psp/remote/lists/list-filters';

interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** Chips of the days (yyyy-mm-dd) between which the rows of a list lie, where a report's figure that leads to it names them. */
export const dayChips = ({ from, to }: Days, words: Record<'from' | 'to', (day: string) => string>): Chip[] => [
  ...(from ? [{ key: 'from', label: words.from(from) }] : []),
  ...(to ? [{ key: 'to', label: words.to(to) }] : []),
];
