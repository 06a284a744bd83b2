import type { SearchItem, SuggestionView } from '@psp/contracts/search';
import type { SearchKind } from '@psp/contracts/search-limits';

/** One line that the arrow keys reach. */
export interface Option {
  id: string;
  href: string;
}

export interface OptionGroup {
  kind: SearchKind;
  options: (Option & { item: SearchItem })[];
}

/** The address of all results. */
export const allAddress = (text: string): string => `/cautare?${new URLSearchParams({ q: text })}`;

/** The suggestions with ids below `listId`, and all lines in the order of the arrow keys, the way to all results last. */
export function optionsOf(view: SuggestionView | undefined, listId: string, text: string) {
  const groups: OptionGroup[] = (view?.groups ?? []).map(({ kind, items }) => ({
    kind,
    options: items.map((item) => ({ id: `${listId}-${item.id}`, href: item.href, item })),
  }));
  const all: Option = { id: `${listId}-all`, href: allAddress(text) };
  const lines: Option[] = groups.length > 0 ? [...groups.flatMap(({ options }) => options), all] : [];
  return { groups, all, lines };
}
