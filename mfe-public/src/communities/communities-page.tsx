import type { CommunityQuery } from '@psp/contracts/communities';
import { COUNTIES, type CountyCode } from '@psp/contracts/taxonomies';
import { Page } from '@psp/design-system/page';
import { media } from '@psp/design-system/theme';
import { usePageHead } from '@psp/remote/page-head';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { breadcrumbOf } from '../common/breadcrumb.ts';
import { CommunityList } from './community-list.tsx';
import { CountyMap } from './county-map.tsx';
import { communityList } from './filters.ts';
import { Hero } from './hero.tsx';
import { strings } from './strings.ts';
import { overviewQuery } from './list-queries.ts';

const Beside = styled.div`
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

/** Communities of the network, on the map and as a list; every filter stands in the address. */
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
        <Beside>
          <CommunityList filters={filters} />
          <Side>
            <CountyMap counts={overview.data?.byCounty} selected={filters.judet} hrefFor={countyHref} />
          </Side>
        </Beside>
      </Page>
    </>
  );
}

/* A search is nobody's page; a county's list is. */
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
