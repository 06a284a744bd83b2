import type { PageOf, StatusLabel } from '@psp/contracts/common';
import { strings } from './strings.ts';

type Paged = Pick<PageOf<unknown>, 'page'>;

/** A filter that is on, as a person reads it; `key` is its name in the address. */
export interface Chip {
  key: string;
  label: string;
}

/** How the values of a filter read: each by its label, or all by a function. */
type Words<Value = never> = Readonly<Record<string, string | StatusLabel>> | ((value: Value) => string);

/** The words of each filter; the text that is searched for is quoted. What is left out (order, page) is no filter. */
type ChipWords<Filters> = { [Name in Exclude<keyof Filters, 'q'>]?: Words<NonNullable<Filters[Name]>> };

/** The filters of a list and the address in which they stand. */
export interface ListFilters<Filters extends Paged> {
  /** Nothing chosen, on the first page. */
  none: Filters;
  /** Reads them out of the address; a part that makes no sense counts as left out. */
  read: (search: URLSearchParams) => Filters;
  /** '' or '?q=apa&page=2': what differs from `none`. */
  query: (filters: Partial<Filters>) => string;
  /** The whole address. */
  address: (filters: Partial<Filters>) => string;
  /** The filters with one changed ('' takes it away), back on the first page. */
  change: (filters: Filters, name: keyof Filters & string, value: string) => Filters;
  /** The filters without some of them, back on the first page. */
  without: (filters: Filters, names: readonly string[]) => Filters;
  /** Those that are on: the search, then the others in the order of their words. */
  chips: (filters: Filters, words: ChipWords<Filters>) => Chip[];
}

/** Makes the filters of a list out of its path, which may hold a fixed part ('/lista?sectiune=unu'), and of how they are read. */
export function listFilters<Filters extends Paged>(
  path: string,
  read: (search: URLSearchParams) => Filters,
): ListFilters<Filters> {
  const none = read(new URLSearchParams());
  const valuesOf = (filters: Partial<Filters>) => new Map<string, unknown>(Object.entries(filters));
  const standard = valuesOf(none);
  const differing = (filters: Partial<Filters>) =>
    [...valuesOf(filters)].filter(([name, value]) => value !== undefined && value !== standard.get(name));

  const query = (filters: Partial<Filters>): string => {
    const text = new URLSearchParams(differing(filters).map(([name, value]) => [name, String(value)])).toString();
    return text && `?${text}`;
  };
  /* The first page of what is left. */
  const remaining = (filters: Filters, names: readonly string[]) => {
    const search = new URLSearchParams(query(filters));
    for (const name of ['page', ...names]) search.delete(name);
    return search;
  };
  return {
    none,
    read,
    query,
    address: (filters) => path + (path.includes('?') ? query(filters).replace('?', '&') : query(filters)),
    change: (filters, name, value) => {
      const search = remaining(filters, [name]);
      if (value) search.set(name, value);
      return read(search);
    },
    without: (filters, names) => read(remaining(filters, names)),
    chips: (filters, words) => {
      const on = new Map(differing(filters));
      return Object.entries<Words | undefined>({ q: strings.searchChip, ...words }).flatMap(([key, word]) =>
        word && on.has(key) ? [{ key, label: labelOf(word, on.get(key)) }] : [],
      );
    },
  };
}

function labelOf(words: Words, value: unknown): string {
  if (typeof words === 'function') return words(value as never);
  const known = words[String(value)] ?? String(value);
  return typeof known === 'string' ? known : known.label;
}
