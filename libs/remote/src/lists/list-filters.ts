import type { PageOf } from '@psp/contracts/common';
import type { Option } from '@psp/design-system/fields';
import { strings } from './strings.ts';

type Paged = Pick<PageOf<unknown>, 'page'>;

/** An active filter; `key` is its query parameter. */
export interface Chip {
  key: string;
  label: string;
}

/** A filter with a fixed list of values. */
export interface Choice<Filters> {
  name: keyof Filters & string;
  label: string;
  /** Label of the empty option; absent when one of the options is always selected. */
  placeholder?: string;
  options: readonly Option[];
  /** Chip labels that differ from the option's. */
  chipOf?: Readonly<Record<string, string>>;
  /** True for the sort order: it has no chip and is kept when filters are cleared. */
  isOrder?: boolean;
}

/** Filters of a list and their address. */
export interface ListFilters<Filters extends Paged> {
  /** No filters, first page. */
  none: Filters;
  /** Reads the filters from the address; invalid values are ignored. */
  read: (search: URLSearchParams) => Filters;
  /** Query string of what differs from `none`: '' or '?q=apa&page=2'. */
  query: (filters: Partial<Filters>) => string;
  /** Path with the query string. */
  address: (filters: Partial<Filters>) => string;
  /** Sets one filter ('' removes it) and resets the page. */
  change: (filters: Filters, name: keyof Filters & string, value: string) => Filters;
  /** Removes filters and resets the page. */
  without: (filters: Filters, names: readonly string[]) => Filters;
  choices: readonly Choice<Filters>[];
  /** Chips of the active filters: the search, then the choices in order. */
  chips: (filters: Filters) => Chip[];
}

/**
 * Creates the filters of a list from its path, which may have a fixed query ('/lista?sectiune=unu'), a parser and the
 * choices.
 */
export function listFilters<Filters extends Paged>(
  path: string,
  read: (search: URLSearchParams) => Filters,
  choices: readonly Choice<NoInfer<Filters>>[] = [],
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
  /* Back on the first page. */
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
    choices,
    chips: (filters) => {
      const on = new Map(differing(filters).map(([name, value]) => [name, String(value)]));
      const text = on.get('q');
      const chosen = choices.flatMap((choice) => {
        const value = choice.isOrder ? undefined : on.get(choice.name);
        return value === undefined ? [] : [{ key: choice.name, label: labelOf(choice, value) }];
      });
      return text === undefined ? chosen : [{ key: 'q', label: strings.searchChip(text) }, ...chosen];
    },
  };
}

const labelOf = ({ chipOf, options }: Pick<Choice<never>, 'chipOf' | 'options'>, value: string): string =>
  chipOf?.[value] ?? options.find((option) => option.value === value)?.label ?? value;
