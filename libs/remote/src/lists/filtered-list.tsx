import { OwnText } from '@psp/design-system/own-text';
import type { PageOf } from '@psp/contracts/common';
import { ButtonLink } from '@psp/design-system/button';
import { FilterChips } from '@psp/design-system/filters';
import { Stack } from '@psp/design-system/page';
import { EmptyState } from '@psp/design-system/states';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '../loaded.tsx';
import type { Chip, ListFilters } from './list-filters.ts';
import { strings } from './strings.ts';
import { Pages, PastTheEnd } from './pages.tsx';
import { SearchBar } from './search-bar.tsx';
import { useFilterNavigation } from './use-filter-navigation.ts';

const SKELETON_ROWS = 8;

/** Texts of a list. */
export interface ListWords {
  /** Label of the search input; absent without search. */
  searchHint?: string;
  /** "21 de parteneri" */
  count: (total: number) => string;
  emptyTitle: string;
  emptyText: string;
  noMatchTitle: string;
  noMatchText: string;
}

interface FilteredListProps<Filters extends { page: number; q?: string }, List extends PageOf<unknown>> {
  list: ListFilters<Filters>;
  /** Filters from the address, and their query. */
  filters: Filters;
  query: UseQueryResult<List>;
  /** Chips of active filters without a select. */
  moreChips?: readonly Chip[];
  /** Replaces the search input and the selects. */
  bar?: ReactNode;
  submitLabel?: string;
  /** Explains the order, on the line of the count; hidden for an empty list. */
  order?: ReactNode;
  /** End of that line, also for an empty list. */
  beside?: ReactNode;
  /** Notices under that line. */
  note?: ReactNode;
  words: ListWords;
  /** Shown instead of the rows while the first page loads. */
  skeleton?: ReactNode;
  /** Places the rows, or what is shown without any, beside something else. */
  around?: (rows: ReactNode) => ReactNode;
  /** Action of the empty state. */
  emptyAction?: ReactNode;
  /** Renders a page of at least one row. */
  children: (list: List) => ReactNode;
}

/** A list whose filters and page are in the address: filter bar, chips, count, and the rows or an empty state. */
export function FilteredList<Filters extends { page: number; q?: string }, List extends PageOf<unknown>>(
  props: FilteredListProps<Filters, List>,
) {
  const {
    list,
    filters,
    query,
    moreChips = [],
    bar,
    submitLabel,
    order,
    beside,
    note,
    words,
    skeleton,
    around,
  } = props;
  const show = useFilterNavigation(list);
  const chips = [...list.chips(filters), ...moreChips];
  const cleared = list.without(
    filters,
    chips.map(({ key }) => key),
  );
  const clear = () => show(cleared);
  const count = query.data ? countOf(words, query.data) : '';
  const active = chips.filter(({ key }) => key !== 'q').length;
  const rows =
    skeleton && query.isPending ? (
      skeleton
    ) : (
      <Loaded query={query} rows={SKELETON_ROWS}>
        {(data) => (
          <div aria-busy={query.isPlaceholderData || undefined}>
            <OnePage {...props} data={data} isFiltered={chips.length > 0} clearHref={list.address(cleared)} />
          </div>
        )}
      </Loaded>
    );
  return (
    <Stack gap={16}>
      <Stack gap={8}>
        {bar ?? (
          <SearchBar {...{ list, filters, submitLabel, count, active }} hint={words.searchHint} onClear={clear} />
        )}
        <FilterChips
          chips={chips}
          onRemove={(key) => show(list.without(filters, [key]))}
          clearLabel={strings.clearFilters}
          onClear={clear}
          removeLabel={strings.removeFilter}
          count={count}
          order={
            <>
              {query.data?.total === 0 ? null : inElement(order)}
              {beside}
            </>
          }
        />
        {note}
      </Stack>
      {around ? around(rows) : rows}
    </Stack>
  );
}

/* Bare text that comes and goes beside elements breaks in a page that the browser translates. */
const inElement = (order: ReactNode): ReactNode => (typeof order === 'string' ? <OwnText>{order}</OwnText> : order);

/* "21 de parteneri", or "peste 1.000 de parteneri" where counting stopped. */
const countOf = (words: ListWords, { total, totalIsCapped }: PageOf<unknown>): string =>
  totalIsCapped ? strings.moreThan(words.count(total)) : words.count(total);

type OnePageProps<Filters extends { page: number; q?: string }, List extends PageOf<unknown>> = FilteredListProps<
  Filters,
  List
> & {
  data: List;
  isFiltered: boolean;
  clearHref: string;
};

function OnePage<Filters extends { page: number; q?: string }, List extends PageOf<unknown>>(
  props: OnePageProps<Filters, List>,
) {
  const { list, filters, words, emptyAction, children, data, isFiltered, clearHref } = props;
  const hrefFor = (page: number) => list.address({ ...filters, page });
  if (data.items.length > 0) {
    return (
      <Stack gap={24}>
        {children(data)}
        <Pages of={data} hrefFor={hrefFor} />
      </Stack>
    );
  }
  if (data.totalIsCapped) return <PastTheEnd count={strings.firstOnly(data.total)} firstHref={hrefFor(1)} />;
  if (data.total > 0) return <PastTheEnd count={words.count(data.total)} firstHref={hrefFor(1)} />;
  if (!isFiltered) {
    return (
      <EmptyState title={words.emptyTitle} action={emptyAction}>
        <p>{words.emptyText}</p>
      </EmptyState>
    );
  }
  const clear = (
    <ButtonLink href={clearHref} variant="secondary">
      {strings.clearFilters}
    </ButtonLink>
  );
  return (
    <EmptyState title={words.noMatchTitle} action={clear}>
      <p>{words.noMatchText}</p>
    </EmptyState>
  );
}
