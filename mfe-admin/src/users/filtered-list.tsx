import type { PageOf } from '@psp/contracts/common';
import { SearchField } from '@psp/design-system/fields';
import { FilterBar, FilterChips } from '@psp/design-system/filters';
import { Stack } from '@psp/design-system/page';
import { Loaded } from '@psp/remote/loaded';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { messages as common } from '../common/messages.ts';
import { Results } from '../common/results.tsx';
import { useTypedText } from '../common/use-typed-text.ts';

interface FilteredListProps<Filters extends { q: string; page: number }, Item> {
  query: UseQueryResult<PageOf<Item>>;
  filters: Filters;
  /** The filters with nothing chosen. */
  none: Filters;
  chips: readonly { key: string; label: string }[];
  addressOf: (filters: Filters) => string;
  /** Filters with only this one set, as the list understands it. */
  read: (name: keyof Filters & string, value: string) => Filters;
  words: Parameters<typeof Results>[0]['words'] & { searchHint: string; count: (total: number) => string };
  /** Further fields of the filter bar. */
  fields: (choose: (name: keyof Filters & string) => (value: string) => void) => ReactNode;
  children: (items: Item[]) => ReactNode;
}

/** A list with search, further filters and pages, all of which stand in the address. */
export function FilteredList<Filters extends { q: string; page: number }, Item>(
  props: FilteredListProps<Filters, Item>,
) {
  const { query, filters, none, chips, addressOf, read, words, fields, children } = props;
  const navigate = useNavigate();
  const show = (next: Filters, options?: { isTyping: boolean }) =>
    void navigate(addressOf(next), { replace: options?.isTyping ?? false, preventScrollReset: true });
  const choose = (name: keyof Filters & string) => (value: string) =>
    show({ ...filters, [name]: read(name, value)[name], page: 1 });
  const search = useCallback(
    (q: string, options?: { isTyping: boolean }) =>
      void navigate(addressOf({ ...filters, q, page: 1 }), {
        replace: options?.isTyping ?? false,
        preventScrollReset: true,
      }),
    [navigate, addressOf, filters],
  );
  const [text, setText] = useTypedText(filters.q, search);
  const count = query.data ? words.count(query.data.total) : '';
  const clear = () => show(none);
  return (
    <Stack gap={24}>
      <Stack gap={12}>
        <FilterBar label={common.filters} onSubmit={() => search(text.trim())}>
          <SearchField label={common.search} placeholder={words.searchHint} value={text} onChange={setText} />
          {fields(choose)}
        </FilterBar>
        <FilterChips
          chips={chips}
          onRemove={(key) =>
            show({ ...filters, ...Object.fromEntries(Object.entries(none).filter(([name]) => name === key)), page: 1 })
          }
          clearLabel={common.clearFilters}
          onClear={clear}
          removeLabel={common.removeFilter}
          count={count}
        />
      </Stack>
      <Loaded query={query} rows={10}>
        {(list) => (
          <Results
            list={list}
            count={count}
            hrefFor={(page) => addressOf({ ...filters, page })}
            isFiltered={chips.length > 0}
            onClear={clear}
            words={words}
          >
            {children(list.items)}
          </Results>
        )}
      </Loaded>
    </Stack>
  );
}
