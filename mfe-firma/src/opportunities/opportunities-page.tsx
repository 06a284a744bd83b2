import type { PageOf } from '@psp/contracts/common';
import { type OpportunityItem, type OpportunityQuery, TOTAL_LIMIT } from '@psp/contracts/opportunities';
import { Button } from '@psp/design-system/button';
import { FilterChips, Pagination } from '@psp/design-system/filters';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { EmptyState } from '@psp/design-system/states';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Loaded } from '@psp/remote/loaded';
import { messages as common } from '../common/messages.ts';
import { DEFAULTS, filterAddress, filterChips, readFilters, sortOf, withFilter, withoutFilter } from './filters.ts';
import { messages } from './messages.ts';
import { OpportunityCard } from './opportunity-card.tsx';
import { OpportunityFilters } from './opportunity-filters.tsx';
import { opportunitiesQuery } from './queries.ts';
import { Tips } from './tips.tsx';

type Show = (filters: OpportunityQuery, options?: { isTyping: boolean }) => void;

/** Requests that the firm may answer, by fit, deadline or age; every filter stands in the address. */
export function OpportunitiesPage() {
  usePageTitle(messages.title);
  const [search] = useSearchParams();
  const filters = readFilters(search);
  const query = useQuery(opportunitiesQuery(filters));
  const show = useShow();
  return (
    <Page>
      <PageHeader title={messages.title} lead={messages.lead(sortOf(filters))} />
      <Stack gap={12}>
        <OpportunityFilters key="filters" filters={filters} onChange={show} />
        <FilterChips
          chips={filterChips(filters)}
          onRemove={(name) => show(withoutFilter(filters, name))}
          clearLabel={common.clearFilters}
          onClear={() => show({ ...DEFAULTS, sort: filters.sort })}
          removeLabel={common.removeFilter}
          count={query.data ? messages.count(query.data.total, TOTAL_LIMIT) : ''}
        />
      </Stack>
      <Loaded query={query}>{(list) => <Results list={list} filters={filters} onShow={show} />}</Loaded>
      <Tips />
    </Page>
  );
}

function useShow(): Show {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback<Show>(
    (filters, options) => {
      void navigate(pathname + filterAddress(filters), {
        replace: options?.isTyping ?? false,
        preventScrollReset: true,
      });
    },
    [navigate, pathname],
  );
}

interface ResultsProps {
  list: PageOf<OpportunityItem>;
  filters: OpportunityQuery;
  onShow: Show;
}

function Results({ list, filters, onShow }: ResultsProps) {
  const { pathname } = useLocation();
  if (list.items.length === 0) return <Nothing filters={filters} onShow={onShow} />;
  return (
    <Stack gap={16}>
      {list.items.map((item) => (
        <OpportunityCard key={item.id} item={item} />
      ))}
      <Pagination
        page={list.page}
        pageCount={Math.ceil(list.total / list.pageSize)}
        hrefFor={(page) => pathname + filterAddress({ ...filters, page })}
        label={common.pages}
        previousLabel={common.previous}
        nextLabel={common.next}
      />
    </Stack>
  );
}

function Nothing({ filters, onShow }: Omit<ResultsProps, 'list'>) {
  if (filterChips(filters).length === 0) {
    return (
      <EmptyState
        title={messages.emptyTitle}
        action={
          <Button variant="secondary" onPress={() => onShow(withFilter(filters, 'status', 'all'))}>
            {messages.emptyAction}
          </Button>
        }
      >
        <p>{messages.emptyText}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={messages.noneTitle}
      action={
        <Button variant="secondary" onPress={() => onShow({ ...DEFAULTS, sort: filters.sort })}>
          {common.clearFilters}
        </Button>
      }
    >
      <p>{messages.noneText}</p>
    </EmptyState>
  );
}
