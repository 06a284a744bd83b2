import type { ChosenParties } from '@psp/contracts/overseen';
import type { PageOf } from '@psp/contracts/common';
import { Under } from '@psp/design-system/cells';
import { Page, PageHeader } from '@psp/design-system/page';
import { ExportLinks } from '@psp/features/tables/ui/export-links';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { FilteredList, type ListWords } from '@psp/remote/lists/filtered-list';
import type { ListFilters } from '@psp/remote/lists/list-filters';
import { useFilterNavigation } from '@psp/remote/lists/use-filter-navigation';
import { usePageTitle } from '@psp/remote/screen';
import type { UseQueryResult } from '@tanstack/react-query';
import { moreChips, type SharedFilters } from './filters.ts';
import { CountedNote } from './counted.tsx';
import { RecordsBar } from './records-bar.tsx';
import { strings } from './strings.ts';

/** Rows in an exported file. */
const EXPORTED_MAX = 10_000;

type ListOf<Row> = PageOf<Row> & { chosen: ChosenParties };

interface RecordsListProps<Filters extends SharedFilters, Row extends { id: string }> {
  name: string;
  words: ListWords & { lead: string; searchHint: string };
  list: ListFilters<Filters>;
  filters: Filters;
  query: UseQueryResult<ListOf<Row>>;
  columns: RecordColumns<Row>;
  exportHref: (filters: Filters, format: 'csv' | 'xlsx') => string;
}

/** Page with a list of requests, projects or offers of everybody: filters in the address, dense rows, and its file. */
export function RecordsList<Filters extends SharedFilters, Row extends { id: string }>(
  props: RecordsListProps<Filters, Row>,
) {
  const { name, words, list, filters, query, columns, exportHref } = props;
  usePageTitle(name);
  const show = useFilterNavigation(list);
  const own = moreChips(filters, query.data?.chosen);
  const chips = [...list.chips(filters), ...own];
  const cleared = list.without(
    filters,
    chips.map(({ key }) => key),
  );
  return (
    <Page width="wide">
      <PageHeader title={name} lead={words.lead} />
      <FilteredList
        {...{ list, filters, query, words }}
        moreChips={own}
        note={<CountedNote list={query.data} />}
        bar={
          <RecordsBar
            {...{ list, filters }}
            chosen={query.data?.chosen}
            hint={words.searchHint}
            active={chips.filter(({ key }) => key !== 'q').length}
            count={query.data ? words.count(query.data.total) : ''}
            onClear={() => show(cleared)}
          />
        }
        beside={query.data?.total ? <ExportLinks hrefOf={(format) => exportHref(filters, format)} /> : null}
      >
        {({ items }) => (
          <>
            <RecordTable caption={name} columns={columns} rows={items} keyOf={({ id }) => id} dense />
            <Under as="p">{strings.exportNote(EXPORTED_MAX)}</Under>
          </>
        )}
      </FilteredList>
    </Page>
  );
}
