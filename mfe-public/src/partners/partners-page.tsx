import type { PageOf } from '@psp/contracts/common';
import type { PartnerItem, PartnerQuery } from '@psp/contracts/partners';
import { Button } from '@psp/design-system/button';
import { FilterChips, Pagination } from '@psp/design-system/filters';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { SkeletonList } from '@psp/design-system/skeleton';
import { usePageHead } from '@psp/remote/page-head';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Failed } from '@psp/remote/loaded';
import { breadcrumbOf } from '../common/breadcrumb.ts';
import { Explained } from '../common/explained.tsx';
import { messages as common } from '../common/messages.ts';
import { Nothing } from '../common/nothing.tsx';
import { UnknownFilter } from '../common/unknown-filter.tsx';
import { filterChips, NO_FILTERS, partnersAddress, readFilters, withFilter } from './filters.ts';
import { messages } from './messages.ts';
import { PartnerCards } from './partner-card.tsx';
import { PartnerFilters } from './partner-filters.tsx';
import { partnersQuery } from './queries.ts';

type Show = (filters: PartnerQuery, options?: { isTyping: boolean }) => void;

/** Companies of the network, the best rated first; every filter stands in the address. */
export function PartnersPage() {
  const [search] = useSearchParams();
  const filters = readFilters(search);
  usePageHead({
    title: messages.title,
    description: messages.description,
    path: partnersAddress({ ...NO_FILTERS, page: filters.page }),
    isIndexed: filters.q === '',
    jsonLd: [breadcrumbOf([{ label: common.partners, href: '/parteneri' }])],
  });
  const query = useQuery(partnersQuery(filters));
  const show = useShow();
  return (
    <Page isCentred>
      <PageHeader title={messages.title} lead={messages.lead} />
      <Stack gap={12}>
        <PartnerFilters filters={filters} onChange={show} />
        <FilterChips
          chips={filterChips(filters)}
          onRemove={(name) => show(withoutFilter(filters, name))}
          clearLabel={messages.clearFilters}
          onClear={() => show(NO_FILTERS)}
          removeLabel={messages.removeFilter}
          count={query.data ? messages.count(query.data.total) : ''}
        />
        <UnknownFilter
          name="county"
          known={filters.county}
          title={common.unknownCounty}
          href={partnersAddress(filters)}
        />
        <UnknownFilter
          name="category"
          known={filters.category}
          title={common.unknownCategory}
          href={partnersAddress(filters)}
        />
        <Explained total={query.data?.total}>{messages.sorts[filters.sort].explained}</Explained>
      </Stack>
      {query.data ? <Results list={query.data} filters={filters} onShow={show} /> : null}
      {query.isPending ? <SkeletonList rows={6} label={common.loading} /> : null}
      {query.isLoadingError ? <Failed error={query.error} onRetry={() => void query.refetch()} /> : null}
    </Page>
  );
}

const withoutFilter = (filters: PartnerQuery, name: string): PartnerQuery =>
  name === 'q' || name === 'category' || name === 'county' ? withFilter(filters, name, '') : filters;

function useShow(): Show {
  const navigate = useNavigate();
  return useCallback<Show>(
    (filters, options) => {
      void navigate(partnersAddress(filters), { replace: options?.isTyping ?? false, preventScrollReset: true });
    },
    [navigate],
  );
}

interface ResultsProps {
  list: PageOf<PartnerItem>;
  filters: PartnerQuery;
  onShow: Show;
}

function Results({ list, filters, onShow }: ResultsProps) {
  if (list.items.length === 0) return <Absence list={list} filters={filters} onShow={onShow} />;
  return (
    <Stack gap={24}>
      <PartnerCards partners={list.items} />
      <Pagination
        page={list.page}
        pageCount={Math.ceil(list.total / list.pageSize)}
        hrefFor={(page) => partnersAddress({ ...filters, page })}
        label={messages.pages}
        previousLabel={messages.previous}
        nextLabel={messages.next}
      />
    </Stack>
  );
}

function Absence({ list, filters, onShow }: ResultsProps) {
  const clear = (
    <Button variant="secondary" onPress={() => onShow(NO_FILTERS)}>
      {messages.clearFilters}
    </Button>
  );
  return (
    <Nothing
      list={list}
      first={partnersAddress({ ...filters, page: 1 })}
      isFiltered={filterChips(filters).length > 0}
      clear={clear}
      words={messages}
    />
  );
}
