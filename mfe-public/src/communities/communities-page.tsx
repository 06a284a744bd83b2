import type { CommunitiesOverview, CommunityQuery } from '@psp/contracts/communities';
import { COUNTIES, type CountyCode } from '@psp/contracts/taxonomies';
import { formatNumber } from '@psp/design-system/format';
import { Page } from '@psp/design-system/page';
import { media } from '@psp/design-system/theme';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { usePageHead } from '@psp/remote/page-head';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { breadcrumbOf } from '../common/breadcrumb.ts';
import { OrderNote } from '../common/order-note.tsx';
import { strings as common } from '../common/strings.ts';
import { UnknownFilter } from '../common/unknown-filter.tsx';
import { CommunityCards } from './community-card.tsx';
import { CountyMap } from '@psp/features/counties/ui/county-map';
import { communityList } from './filters.ts';
import { communitiesQuery, overviewQuery } from './list-queries.ts';
import { strings } from './strings.ts';

const Band = styled.section`
  background: linear-gradient(var(--surface), var(--canvas));
  border-bottom: 1px solid var(--line);
`;

const Inside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 16px 48px;
  align-items: center;
  max-width: 1180px;
  margin: 0 auto;
  padding: 24px 32px;
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); padding: 16px; }
`;

const Headline = styled.h1`
  color: var(--blue-900);
  font-family: var(--serif, inherit);
  font-size: 2.375rem;
  line-height: 1.15;
  ${media.narrow} { font-size: 1.5rem; }
`;

const Lead = styled.p`
  margin-top: 8px;
  color: var(--ink-muted);
`;

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  min-height: 3.75rem;
  margin: 0;
  > div { display: flex; flex: 1 1 auto; flex-direction: column-reverse; justify-content: flex-end; min-width: 0; padding-right: 16px; }
  > div + div { padding-left: 16px; border-left: 1px solid var(--line); }
  dt { color: var(--ink-muted); font-size: 1rem; line-height: 1.35; }
  dd { margin: 0; color: var(--blue-900); font-size: 2rem; font-weight: 700; line-height: 1.15; }
  ${media.narrow} { > div { flex-basis: 0; padding-right: 8px; } > div + div { padding-left: 10px; } dd { font-size: 1.5rem; } }
`;

const ListAndMap = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 360px;
  gap: 24px;
  align-items: start;
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); }
`;

const Side = styled.div`
  position: sticky;
  top: 88px;
  min-width: 0;
  ${media.narrow} { position: static; }
`;

/** Directory of communities: map and list, filtered by the query string. */
export function CommunitiesPage() {
  const [search] = useSearchParams();
  const filters = communityList.read(search);
  const overview = useQuery(overviewQuery);
  usePageHead(headOf(filters));
  const countyHref = (code: CountyCode): string =>
    communityList.address(communityList.change(filters, 'judet', code === filters.judet ? '' : code));
  return (
    <>
      <Hero overview={overview.data} />
      <Page isCentred>
        <ListAndMap>
          <CommunityList filters={filters} />
          <Side>
            <CountyMap
              counts={overview.data?.byCounty}
              selected={filters.judet}
              hrefFor={countyHref}
              words={strings.map}
            />
          </Side>
        </ListAndMap>
      </Page>
    </>
  );
}

/* Searches are not indexed; the list of a county is. */
function headOf(filters: CommunityQuery) {
  const { q, judet } = filters;
  const title = judet ? `${strings.title}: ${COUNTIES[judet]}` : strings.title;
  const path = communityList.address({ ...filters, q: '' });
  const breadcrumb = breadcrumbOf([
    { label: strings.title, href: '/comunitati' },
    ...(judet ? [{ label: COUNTIES[judet], href: path }] : []),
  ]);
  return { title, description: strings.description, path, jsonLd: [breadcrumb], isIndexed: q === '' };
}

/** Introduction with figures, which are omitted until loaded and while the network is empty. */
function Hero({ overview }: { overview: CommunitiesOverview | undefined }) {
  const figures = overview?.communities
    ? ([
        [strings.communitiesFigure(overview.communities), overview.communities],
        [strings.countiesFigure(overview.counties), overview.counties],
        [strings.projectsFigure(overview.projectsUnderWay), overview.projectsUnderWay],
      ] as const)
    : [];
  return (
    <Band>
      <Inside>
        <div>
          <Headline tabIndex={-1}>{strings.headline}</Headline>
          <Lead>{strings.lead}</Lead>
        </div>
        <Figures aria-label={strings.figures}>
          {figures.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{formatNumber(value)}</dd>
            </div>
          ))}
        </Figures>
      </Inside>
    </Band>
  );
}

/** Filtered list of communities with its filters. */
export function CommunityList({ filters }: { filters: CommunityQuery }) {
  const query = useQuery(communitiesQuery(filters));
  return (
    <FilteredList
      list={communityList}
      filters={filters}
      query={query}
      words={strings}
      submitLabel={strings.apply}
      order={<OrderNote total={query.data?.total}>{strings.sorted}</OrderNote>}
      note={
        <UnknownFilter
          name="judet"
          known={filters.judet}
          title={common.unknownCounty}
          href={communityList.address(filters)}
        />
      }
    >
      {({ items }) => <CommunityCards communities={items} />}
    </FilteredList>
  );
}
