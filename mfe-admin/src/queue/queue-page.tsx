import type { PageOf } from '@psp/contracts/common';
import { Page, PageHeader } from '@psp/design-system/page';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { FilteredList, type ListWords } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageTitle } from '@psp/remote/screen';
import type { ReactNode } from 'react';
import type { Filtered, QueueList } from './queue.ts';

interface QueuePageProps<Filters extends Filtered, List extends PageOf<{ id: string }>> {
  queue: QueueList<Filters, List>;
  title: string;
  lead?: string;
  words: ListWords;
  /** Sentence about the order of the rows. */
  order: (filters: Filters) => string;
  /** How many records wait: "3 cereri așteaptă decizia asociației"; null where the answer does not say. */
  waiting?: (list: List) => string | null;
  /** Columns of the table, the state first. `hrefOf` returns the address of a record. */
  columns: (hrefOf: (id: string) => string, filters: Filters) => RecordColumns<List['items'][number]>;
  /** Key of a row; its id by default. */
  keyOf?: (item: List['items'][number]) => string;
  /** Stands above the filters. */
  tabs?: ReactNode;
}

/** Page of a queue: title, number of waiting records, filters, and the records, each a link to its decision. */
export function QueuePage<Filters extends Filtered, List extends PageOf<{ id: string }>>(
  props: QueuePageProps<Filters, List>,
) {
  const { queue, title, lead, words, order, waiting, columns, keyOf = ({ id }) => id, tabs } = props;
  usePageTitle(title);
  const listed = useListed(queue.list, queue.listQuery);
  const { filters, query } = listed;
  const count = query.data && waiting?.(query.data);
  return (
    <Page width="wide">
      <PageHeader title={title} lead={lead} meta={count ? [count] : []} />
      {tabs}
      <FilteredList {...listed} words={words} order={order(filters)}>
        {({ items }) => (
          <RecordTable
            caption={title}
            columns={columns((id) => queue.hrefOf(id, filters), filters)}
            rows={items}
            keyOf={keyOf}
            dense
          />
        )}
      </FilteredList>
    </Page>
  );
}
