import { Page, PageHeader } from '@psp/design-system/page';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageTitle } from '@psp/remote/screen';
import { ticketAddress, ticketList } from './filters.ts';
import { strings } from './strings.ts';
import { ticketsQuery } from './queries.ts';
import { TicketsTable } from './tickets-table.tsx';

/** The queue of what people wrote to the association; search and filters stand in the address. */
export function TicketsPage() {
  usePageTitle(strings.title);
  const listed = useListed(ticketList, ticketsQuery);
  const { filters, query } = listed;
  return (
    <Page width="wide">
      <PageHeader title={strings.title} meta={query.data ? [strings.overdue(query.data.overdue)] : []} />
      <FilteredList {...listed} words={strings} order={strings.dueFirst}>
        {({ items }) => <TicketsTable items={items} hrefOf={(id) => ticketAddress(id, filters)} />}
      </FilteredList>
    </Page>
  );
}
