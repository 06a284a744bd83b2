import type { PageOf } from '@psp/contracts/common';
import type { AdminRequestItem } from '@psp/contracts/dashboards';
import { Button, ButtonLink } from '@psp/design-system/button';
import { Card } from '@psp/design-system/card';
import { FilterChips, Pagination } from '@psp/design-system/filters';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { SkeletonList } from '@psp/design-system/skeleton';
import { EmptyState } from '@psp/design-system/states';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Failed } from '@psp/remote/loaded';
import { messages as common } from '../common/messages.ts';
import { filterChips, NO_FILTERS, type RequestFilters, readFilters, requestsAddress, withFilter } from './filters.ts';
import { messages } from './messages.ts';
import { requestsQuery } from './queries.ts';
import { RequestFilterBar } from './request-filter-bar.tsx';
import { RequestsTable } from './requests-table.tsx';

type Show = (filters: RequestFilters, options?: { isTyping: boolean }) => void;

/** All requests of the network; search and state stand in the address. */
export function RequestsPage() {
  usePageTitle(common.requests);
  const [search] = useSearchParams();
  const filters = readFilters(search);
  const query = useQuery(requestsQuery(filters));
  const show = useShow();
  return (
    <Page width="wide">
      <PageHeader title={common.requests} lead={messages.lead} />
      <Stack gap={12}>
        <RequestFilterBar filters={filters} onChange={show} />
        <FilterChips
          chips={filterChips(filters)}
          onRemove={(name) => show(withFilter(filters, name === 'q' ? 'q' : 'status', ''))}
          clearLabel={messages.clearFilters}
          onClear={() => show(NO_FILTERS)}
          removeLabel={messages.removeFilter}
          count={query.data ? messages.count(query.data.total) : ''}
        />
      </Stack>
      {query.data ? <Results list={query.data} filters={filters} onShow={show} /> : null}
      {query.isPending ? <SkeletonList rows={10} label={common.loading} /> : null}
      {query.isLoadingError ? <Failed error={query.error} onRetry={() => void query.refetch()} /> : null}
    </Page>
  );
}

function useShow(): Show {
  const navigate = useNavigate();
  return useCallback<Show>(
    (filters, options) => {
      void navigate(requestsAddress(filters), { replace: options?.isTyping ?? false, preventScrollReset: true });
    },
    [navigate],
  );
}

interface ResultsProps {
  list: PageOf<AdminRequestItem>;
  filters: RequestFilters;
  onShow: Show;
}

function Results({ list, filters, onShow }: ResultsProps) {
  if (list.items.length === 0) return <Nothing list={list} filters={filters} onShow={onShow} />;
  return (
    <Stack gap={24}>
      <Card>
        <RequestsTable caption={common.requests} requests={list.items} empty={messages.emptyText} isWide />
      </Card>
      <Pagination
        page={list.page}
        pageCount={Math.ceil(list.total / list.pageSize)}
        hrefFor={(page) => requestsAddress({ ...filters, page })}
        label={messages.pages}
        previousLabel={messages.previous}
        nextLabel={messages.next}
      />
    </Stack>
  );
}

/* Three different nothings: a page past the end, no match, and a network without requests. */
function Nothing({ list, filters, onShow }: ResultsProps) {
  if (list.total > 0) {
    const first = requestsAddress({ ...filters, page: 1 });
    return (
      <EmptyState title={messages.pageTooFar} action={<ButtonLink href={first}>{messages.firstPage}</ButtonLink>}>
        <p>{messages.count(list.total)}</p>
      </EmptyState>
    );
  }
  if (filterChips(filters).length === 0) {
    return (
      <EmptyState title={messages.emptyTitle}>
        <p>{messages.emptyText}</p>
      </EmptyState>
    );
  }
  const clear = (
    <Button variant="secondary" onPress={() => onShow(NO_FILTERS)}>
      {messages.clearFilters}
    </Button>
  );
  return (
    <EmptyState title={messages.noMatchTitle} action={clear}>
      <p>{messages.noMatchText}</p>
    </EmptyState>
  );
}
