import { FilterChips } from '@psp/design-system/filters';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { Loaded } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { messages as common } from '../common/messages.ts';
import { Results } from '../common/results.tsx';
import {
  filterChips,
  listAddress,
  NO_FILTERS,
  readFilters,
  type TicketFilters,
  ticketAddress,
  withoutFilter,
} from './filters.ts';
import { messages } from './messages.ts';
import { ticketsQuery } from './queries.ts';
import { TicketFilterBar } from './ticket-filter-bar.tsx';
import { TicketsTable } from './tickets-table.tsx';

/** The queue of what people wrote to the association; search and filters stand in the address. */
export function TicketsPage() {
  usePageTitle(messages.title);
  const [search] = useSearchParams();
  const filters = readFilters(search);
  const query = useQuery(ticketsQuery(filters));
  const show = useShow();
  const clear = () => show(NO_FILTERS);
  const chips = filterChips(filters);
  const count = query.data ? messages.count(query.data.total) : '';
  return (
    <Page width="wide">
      <PageHeader
        title={messages.title}
        lead={messages.dueFirst}
        meta={query.data ? [messages.overdue(query.data.overdue)] : []}
      />
      <Stack gap={12}>
        <TicketFilterBar filters={filters} onChange={show} />
        <FilterChips
          chips={chips}
          onRemove={(key) => show(withoutFilter(filters, key))}
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
            hrefFor={(page) => listAddress({ ...filters, page })}
            isFiltered={chips.length > 0}
            onClear={clear}
            words={messages}
          >
            <TicketsTable items={list.items} hrefOf={(id) => ticketAddress(id, filters)} />
          </Results>
        )}
      </Loaded>
    </Page>
  );
}

function useShow() {
  const navigate = useNavigate();
  return useCallback(
    (filters: TicketFilters, options?: { isTyping: boolean }) => {
      void navigate(listAddress(filters), { replace: options?.isTyping ?? false, preventScrollReset: true });
    },
    [navigate],
  );
}
