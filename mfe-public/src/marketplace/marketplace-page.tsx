import type { MarketItem, MarketList, MarketQuery } from '@psp/contracts/solutions';
import { FilterChips } from '@psp/design-system/filters';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { SkeletonList } from '@psp/design-system/skeleton';
import { Failed } from '@psp/remote/loaded';
import { usePageHead } from '@psp/remote/page-head';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { breadcrumbOf } from '../common/breadcrumb.ts';
import { Explained } from '../common/explained.tsx';
import { messages as common } from '../common/messages.ts';
import { UnknownFilter } from '../common/unknown-filter.tsx';
import { AuthoritiesOnly } from './ask-offer.tsx';
import { type FilterName, filterChips, marketAddress, NO_FILTERS, readFilters, withFilter } from './filters.ts';
import { MarketFilters } from './market-filters.tsx';
import { messages } from './messages.ts';
import { marketQuery } from './queries.ts';
import { Results } from './results.tsx';

/** What firms offer and for how much; every filter stands in the address. */
export function MarketplacePage() {
  const [search] = useSearchParams();
  const filters = readFilters(search);
  const query = useQuery(marketQuery(filters));
  const show = useShow();
  useMarketHead(filters);
  return (
    <Page isCentred>
      <PageHeader title={messages.title} lead={messages.lead} />
      <Stack gap={12}>
        <MarketFilters filters={filters} onChange={show} />
        <FilterChips
          chips={filterChips(filters, nameOf(query.data, filters))}
          onRemove={(name) => show(withFilter(filters, name as FilterName, ''))}
          clearLabel={messages.clearFilters}
          onClear={() => show(NO_FILTERS)}
          removeLabel={messages.removeFilter}
          count={query.data ? messages.count(query.data.total) : ''}
        />
        <UnknownFilter
          name="partner"
          known={filters.partner}
          title={messages.unknownPartner}
          href={marketAddress(filters)}
        />
        <UnknownFilter
          name="category"
          known={filters.category}
          title={common.unknownCategory}
          href={marketAddress(filters)}
        />
        <Explained total={query.data?.total}>
          {messages.explained} {query.data?.items.some(isIndicative) ? messages.explainedIndicative : null}
        </Explained>
        <AuthoritiesOnly />
      </Stack>
      {query.data ? <Results list={query.data} filters={filters} onShow={show} /> : null}
      {query.isPending ? <SkeletonList rows={6} label={common.loading} /> : null}
      {query.isLoadingError ? <Failed error={query.error} onRetry={() => void query.refetch()} /> : null}
    </Page>
  );
}

const isIndicative = ({ kind }: MarketItem): boolean => kind === 'indicative';

/* While the list of another filter is still shown, its company is not this one's. */
const nameOf = (list: MarketList | undefined, { partner }: MarketQuery): string | null =>
  list?.partner && list.partner.id === partner ? list.partner.name : null;

function useMarketHead(filters: MarketQuery): void {
  usePageHead({
    title: messages.title,
    description: messages.description,
    path: marketAddress({ ...NO_FILTERS, page: filters.page }),
    isIndexed: filters.q === '' && filters.partner === undefined,
    jsonLd: [breadcrumbOf([{ label: messages.title, href: '/marketplace' }])],
  });
}

function useShow() {
  const navigate = useNavigate();
  return useCallback(
    (filters: MarketQuery, options?: { isTyping: boolean }) => {
      void navigate(marketAddress(filters), { replace: options?.isTyping ?? false, preventScrollReset: true });
    },
    [navigate],
  );
}
