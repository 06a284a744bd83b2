import type { PageOf } from '@psp/contracts/common';
import type { Option } from '@psp/design-system/select-field';
import { type Labels, optionsOf } from '../options.ts';
import { strings } from './strings.ts';

type Paged = Pick<PageOf<unknown>, 'page'>;

/** An active filter; `key` is its query parameter. */
export interface Chip {
  key: string;
  label: string;
}

/** How the filters of a list are read from its address: `bySchema` with zod, `byParts` without. */
export interface QueryReader<Filters> {
  /** Reads the filters; invalid values count as absent. */
  read: (search: URLSearchParams) => Filters;
  /** Values of a filter that has a fixed list of them, in order; undefined for any other. */
  valuesOf: (name: string) => readonly string[] | undefined;
}

/** How a filter with a fixed list of values is shown, in a select and as a chip. */
interface Choice<Value extends string> {
  label: string;
  /** Label of the empty option; absent when one of the values is always selected. */
  placeholder?: string;
  /** Label of each value. The options are in the order of the query's values, the default first. */
  options: Labels<Value>;
  /** Values that are not offered. */
  except?: readonly Value[];
  /** Chip labels that differ from the option's. */
  chipOf?: Readonly<Record<string, string>>;
  /** True for the sort order: it has no chip and is kept when filters are cleared. */
  isOrder?: boolean;
}

/** Choices by query parameter, in the order in which they are shown. */
export type Choices<Filters> = {
  readonly [Name in keyof Filters & string]?: Choice<Extract<Filters[Name], string>>;
};

/** A choice with its query parameter and its options. */
export interface ShownChoice<Name extends string = string> extends Omit<Choice<string>, 'options' | 'except'> {
  name: Name;
  options: readonly Option[];
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
  choices: readonly ShownChoice<keyof Filters & string>[];
  /** Chips of the active filters: the search, then the choices in order. */
  chips: (filters: Filters) => Chip[];
}

/**
 * Creates the filters of a list.
 *
 * @param path Path of the list, which may have a fixed query: '/lista?sectiune=unu'.
 * @param reader Reads the query of the operation that lists.
 * @param choices Filters that are shown as selects. A value without a label does not compile.
 */
export function listFilters<Filters extends Paged>(
  path: string,
  { read, valuesOf }: QueryReader<Filters>,
  choices: Choices<NoInfer<Filters>> = {},
): ListFilters<Filters> {
  const none = read(new URLSearchParams());
  const defaults = new Map<string, unknown>(Object.entries(none));
  const differing = (filters: Partial<Filters>) =>
    Object.entries(filters).filter(([name, value]) => value !== undefined && value !== defaults.get(name));
  const labelled = Object.entries(choices) as [keyof Filters & string, Choice<string>][];
  const shown = labelled.map(([name, { options, except = [], ...choice }]) => {
    const offered = optionsOf(options, valuesOf(name)).filter(({ value }) => !except.includes(value));
    return { name, ...choice, options: withFirst(offered, defaults.get(name)) };
  });

  const query = (filters: Partial<Filters>): string => {
    const text = new URLSearchParams(differing(filters).map(([name, value]) => [name, String(value)])).toString();
    return text && `?${text}`;
  };
  /* Without the page: other filters lead to the first one. */
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
    choices: shown,
    chips: (filters) => {
      const on = new Map(differing(filters).map(([name, value]) => [name, String(value)]));
      const text = on.get('q');
      const chosen = shown.flatMap((choice) => {
        const value = choice.isOrder ? undefined : on.get(choice.name);
        return value === undefined ? [] : [{ key: choice.name, label: labelOf(choice, value) }];
      });
      return text === undefined ? chosen : [{ key: 'q', label: strings.searchChip(text) }, ...chosen];
    },
  };
}

const withFirst = (options: readonly Option[], first: unknown): Option[] =>
  options.toSorted((one, other) => Number(other.value === first) - Number(one.value === first));

const labelOf = ({ chipOf, options }: ShownChoice, value: string): string =>
  chipOf?.[value] ?? options.find((option) => option.value === value)?.label ?? value;
