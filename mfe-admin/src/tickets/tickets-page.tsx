import { Card } from '@psp/design-system/card';
import { Page, PageHeader } from '@psp/design-system/page';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { filterChips, ticketAddress, ticketList } from './filters.ts';
import { messages } from './messages.ts';
import { ticketsQuery } from './queries.ts';
import { TicketFilterBar } from './ticket-filter-bar.tsx';
import { TicketsTable } from './tickets-table.tsx';

/** The queue of what people wrote to the association; search and filters stand in the address. */
export function TicketsPage() {
  usePageTitle(messages.title);
  const [search] = useSearchParams();
  const filters = ticketList.read(search);
  const query = useQuery(ticketsQuery(filters));
  return (
    <Page width="wide">
      <PageHeader
        title={messages.title}
        lead={messages.dueFirst}
        meta={query.data ? [messages.overdue(query.data.overdue)] : []}
      />
      <FilteredList
        list={ticketList}
        filters={filters}
        query={query}
        chips={filterChips(filters)}
        words={messages}
        bar={<TicketFilterBar filters={filters} />}
      >
        {({ items }) => (
          <Card>
            <TicketsTable items={items} hrefOf={(id) => ticketAddress(id, filters)} />
          </Card>
        )}
      </FilteredList>
    </Page>
  );
}
