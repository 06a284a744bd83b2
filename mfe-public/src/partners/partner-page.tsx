import type { PartnerView } from '@psp/contracts/partners';
import { COUNTIES } from '@psp/contracts/taxonomies';
import { webAddress } from '@psp/contracts/web-address';
import { Badge } from '@psp/design-system/badge';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { usePrinting } from '@psp/design-system/printing';
import { WriteTo } from '@psp/features/messages/ui/write-to';
import { Overview } from '@psp/features/partners/ui/overview';
import { PartnerLogo } from '@psp/features/partners/ui/partner-logo';
import { placeOf } from '@psp/features/partners/ui/place';
import { Portfolio } from '@psp/features/partners/ui/portfolio';
import { strings as profile } from '@psp/features/partners/ui/profile-strings';
import { RatingLine } from '@psp/features/partners/ui/rating-line';
import { Services } from '@psp/features/partners/ui/services';
import { strings as partners } from '@psp/features/partners/ui/strings';
import { Team } from '@psp/features/partners/ui/team';
import { AskOffer, AuthoritiesOnly } from '@psp/features/solutions/ui/ask-offer';
import { LoadedPage } from '@psp/remote/loaded';
import { type PageHead, usePageHead } from '@psp/remote/page-head';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { breadcrumbOf } from '../common/breadcrumb.ts';
import { strings as common } from '../common/strings.ts';
import { useReportedView } from '@psp/remote/use-reported-view';
import { partnerQuery, reportView, reviewPage } from './queries.ts';
import { Reviews } from './reviews.tsx';
import { strings } from './strings.ts';

const SectionLinks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  box-shadow: inset 0 -1px 0 var(--line);
  a {
    display: block;
    min-height: 44px;
    padding: 10px 14px;
    border-bottom: 3px solid transparent;
    border-radius: 4px 4px 0 0;
    color: var(--ink-muted);
    font-weight: 500;
    line-height: 1.4;
    text-decoration: none;
  }
  a:hover { color: var(--blue-700); border-color: var(--line); }
  a[aria-current] { color: var(--blue-700); border-color: var(--blue-600); font-weight: 650; }
  @media (forced-colors: active) { a:not([aria-current]) { border-color: Canvas; } }
`;

/** Public page of one partner. */
export function PartnerPage() {
  const { id = '' } = useParams();
  const query = useQuery(partnerQuery(id));
  return <LoadedPage query={query}>{(partner) => <Profile partner={partner} />}</LoadedPage>;
}

/** Head of the page. Its JSON-LD has a rating only when there are reviews. */
export function partnerHead(partner: PartnerView): PageHead {
  const path = `/partener/${partner.id}`;
  const [first] = partner.description.split('\n');
  return {
    title: partner.name,
    kind: strings.kind,
    description: first || strings.summary(partner.services, placeOf(partner)),
    path,
    type: 'profile',
    jsonLd: [
      organisationOf(partner, path),
      breadcrumbOf([
        { label: common.partners, href: '/parteneri' },
        { label: partner.name, href: path },
      ]),
    ],
  };
}

function organisationOf(partner: PartnerView, path: string): Record<string, unknown> {
  const { name, description, locality, countyCode, rating, reviewCount } = partner;
  const website = webAddress(partner.website);
  return {
    '@type': 'Organization',
    name,
    url: path,
    ...(description ? { description } : {}),
    ...(website ? { sameAs: website } : {}),
    ...(countyCode
      ? {
          address: {
            '@type': 'PostalAddress',
            addressLocality: locality,
            addressRegion: COUNTIES[countyCode],
            addressCountry: 'RO',
          },
        }
      : {}),
    ...(rating === null || reviewCount === 0
      ? {}
      : { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount, bestRating: 5 } }),
  };
}

function Profile({ partner }: { partner: PartnerView }) {
  usePageHead(partnerHead(partner));
  useReportedView(partner.id, reportView);
  const isPrinting = usePrinting();
  const [search] = useSearchParams();
  const sections = sectionsOf(partner, reviewPage(search));
  const selected = sections.find(({ key }) => key === search.get('sectiune')) ?? sections[0];
  return (
    <Page isCentred>
      <PageHeader
        title={partner.name}
        breadcrumb={[
          { label: common.home, href: '/' },
          { label: common.partners, href: '/parteneri' },
          { label: partner.name },
        ]}
        mark={<PartnerLogo partner={partner} />}
        badge={partner.verified ? <Badge tone="success">{partners.verified}</Badge> : null}
        meta={[<RatingLine key="rating" rating={partner.rating} reviewCount={partner.reviewCount} />]}
        actions={
          <>
            <WriteTo from="uat" id={partner.id} name={partner.name} />
            <AskOffer about={{ partener: partner.id }} label={strings.contact} />
          </>
        }
      />
      <Stack gap={20}>
        <AuthoritiesOnly />
        <SectionNav sections={sections} selected={selected?.key ?? ''} />
        {(isPrinting ? sections : [selected]).map((section) => (
          <Fragment key={section?.key}>{section?.content}</Fragment>
        ))}
      </Stack>
    </Page>
  );
}

const sectionsOf = (partner: PartnerView, page: number) => [
  { key: 'prezentare', label: strings.overview, content: <Overview partner={partner} /> },
  { key: 'servicii', label: partners.services, content: <Services partner={partner} /> },
  { key: 'portofoliu', label: strings.portfolio, content: <Portfolio partner={partner} /> },
  { key: 'echipa', label: profile.team, content: <Team team={partner.team} /> },
  {
    key: 'recenzii',
    label: `${strings.reviews} (${partner.reviewCount})`,
    content: <Reviews partner={partner} page={page} />,
  },
];

interface Section {
  /** Value of `?sectiune=`. */
  key: string;
  label: string;
}

/** Sections of a profile as links, which work without scripts. The first has the address of the profile itself. */
function SectionNav({ sections, selected }: { sections: readonly Section[]; selected: string }) {
  return (
    <nav aria-label={strings.tabs}>
      <SectionLinks>
        {sections.map(({ key, label }, index) => (
          <li key={key}>
            <Link
              to={{ search: index === 0 ? '' : `?sectiune=${key}` }}
              aria-current={key === selected ? 'true' : undefined}
              replace
              preventScrollReset
            >
              {label}
            </Link>
          </li>
        ))}
      </SectionLinks>
    </nav>
  );
}
