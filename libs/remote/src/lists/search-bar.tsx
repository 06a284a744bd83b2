import { SearchField } from '@psp/design-system/fields';
import { FilterBar } from '@psp/design-system/filters';
import type { ReactNode } from 'react';
import type { ListFilters } from './list-filters.ts';
import { strings } from './strings.ts';
import { useShow } from './show.ts';
import { useTypedText } from './typed-text.ts';

interface SearchBarProps<Filters extends { page: number; q: string }> {
  list: ListFilters<Filters>;
  filters: Filters;
  /** What can be searched for: "Nume, CUI sau e-mail". */
  hint: string;
  /** Further fields; `choose(name)` is their `onChange`. */
  children: (choose: (name: keyof Filters & string) => (value: string) => void) => ReactNode;
}

/** Search and further filters of a list; each change goes to the address. Without JavaScript it is a plain form. */
export function SearchBar<Filters extends { page: number; q: string }>(props: SearchBarProps<Filters>) {
  const { list, filters, hint, children } = props;
  const show = useShow(list);
  const [text, setText, submit] = useTypedText(filters.q, (typed, options) =>
    show(list.change(filters, 'q', typed), options),
  );
  const choose = (name: keyof Filters & string) => (value: string) => show(list.change(filters, name, value));
  return (
    <FilterBar label={strings.filters} onSubmit={submit}>
      <SearchField name="q" label={strings.search} placeholder={hint} value={text} onChange={setText} />
      {children(choose)}
    </FilterBar>
  );
}
