import { Page, PageHeader } from '@psp/design-system/page';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ticketAddress, ticketList } from './filters.ts';
import { strings } from './strings.ts';
import { ticketsQuery } from './queries.ts';
import { TicketsTable } from './tickets-table.tsx';

/** The queue of what people wrote to the association; search and filters stand in the address. */
export function TicketsPage() {
  usePageTitle(strings.title);
  const [search] = useSearchParams();
  const filters = ticketList.read(search);
  const query = useQuery(ticketsQuery(filters));
  return (
    <Page width="wide">
      <PageHeader
        title={strings.title}
        lead={strings.dueFirst}
        meta={query.data ? [strings.overdue(query.data.overdue)] : []}
      />
      <FilteredList list={ticketList} filters={filters} query={query} words={strings}>
        {({ items }) => <TicketsTable items={items} hrefOf={(id) => ticketAddress(id, filters)} />}
      </FilteredList>
    </Page>
  );
}
