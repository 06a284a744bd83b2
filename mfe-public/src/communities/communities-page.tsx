import type { CommunityQuery } from '@psp/contracts/communities';
import { COUNTIES, type CountyCode } from '@psp/contracts/taxonomies';
import { FilterChips } from '@psp/design-system/filters';
import { Page, Stack } from '@psp/design-system/page';
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
import { CommunityFilters } from './community-filters.tsx';
import { CountyMap } from './county-map.tsx';
import { communitiesAddress, filterChips, NO_FILTERS, readFilters, withFilter } from './filters.ts';
import { Hero } from './hero.tsx';
import { messages } from './messages.ts';
import { communitiesQuery, overviewQuery } from './queries.ts';
import { Results } from './results.tsx';

type Show = (filters: CommunityQuery, options?: { isTyping: boolean }) => void;

/** Communities of the network, on the map and as a list; every filter stands in the address. */
export function CommunitiesPage() {
  const [search] = useSearchParams();
  const filters = readFilters(search);
  const query = useQuery(communitiesQuery(filters));
  const overview = useQuery(overviewQuery);
  const show = useShow();
  usePageHead(headOf(filters));
  const countyHref = (code: CountyCode): string =>
    communitiesAddress(withFilter(filters, 'judet', code === filters.judet ? '' : code));
  return (
    <>
      <Hero overview={overview.data}>
        <CountyMap counts={overview.data?.byCounty} selected={filters.judet} hrefFor={countyHref} />
      </Hero>
      <Page isCentred>
        <Stack gap={12}>
          <CommunityFilters filters={filters} onChange={show} />
          <FilterChips
            chips={filterChips(filters)}
            onRemove={(name) => show(withFilter(filters, name === 'q' ? 'q' : 'judet', ''))}
            clearLabel={messages.clearFilters}
            onClear={() => show(NO_FILTERS)}
            removeLabel={messages.removeFilter}
            count={query.data ? messages.count(query.data.total) : ''}
          />
          <UnknownFilter
            name="judet"
            known={filters.judet}
            title={common.unknownCounty}
            href={communitiesAddress(filters)}
          />
          <Explained total={query.data?.total}>{messages.sorted}</Explained>
        </Stack>
        {query.data ? <Results list={query.data} filters={filters} /> : null}
        {query.isPending ? <SkeletonList rows={6} label={common.loading} /> : null}
        {query.isLoadingError ? <Failed error={query.error} onRetry={() => void query.refetch()} /> : null}
      </Page>
    </>
  );
}

/* A search is nobody's page; a county's list is. */
function headOf(filters: CommunityQuery) {
  const { q, judet } = filters;
  const title = judet ? `${messages.title}: ${COUNTIES[judet]}` : messages.title;
  const path = communitiesAddress({ ...filters, q: '' });
  const breadcrumb = breadcrumbOf([
    { label: messages.title, href: '/comunitati' },
    ...(judet ? [{ label: COUNTIES[judet], href: path }] : []),
  ]);
  return { title, description: messages.description, path, jsonLd: [breadcrumb], isIndexed: q === '' };
}

function useShow(): Show {
  const navigate = useNavigate();
  return useCallback<Show>(
    (filters, options) => {
      void navigate(communitiesAddress(filters), { replace: options?.isTyping ?? false, preventScrollReset: true });
    },
    [navigate],
  );
}
