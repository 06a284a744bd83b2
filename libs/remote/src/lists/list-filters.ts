import type { PageOf } from '@psp/contracts/common';
import type { Option } from '@psp/design-system/fields';
import { strings } from './strings.ts';

type Paged = Pick<PageOf<unknown>, 'page'>;

/** A filter that is on, as a person reads it; `key` is its name in the address. */
export interface Chip {
  key: string;
  label: string;
}

/** A filter whose value is chosen from a short list. */
export interface Choice<Filters> {
  name: keyof Filters & string;
  label: string;
  /** Label of the empty choice; left out where one of the options is always chosen. */
  placeholder?: string;
  options: readonly Option[];
  /** How the chip of a value reads, where not as its option. */
  chipOf?: Readonly<Record<string, string>>;
  /** True for the order of the list: it has no chip, and stays when the filters are cleared. */
  isOrder?: boolean;
}

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
  choices: readonly Choice<Filters>[];
  /** Those that are on: the search, then the choices in their order. */
  chips: (filters: Filters) => Chip[];
}

/**
 * Makes the filters of a list out of its path, which may hold a fixed part ('/lista?sectiune=unu'), of how they are read, and
 * of those that are chosen in selects.
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
