import type { PartnerView } from '@psp/contracts/partners';
import { Badge } from '@psp/design-system/badge';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { usePrinting } from '@psp/design-system/printing';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageHead } from '@psp/remote/page-head';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { strings as profile } from '@psp/features/partners/ui/profile-strings';
import { strings as partners } from '@psp/features/partners/ui/strings';
import { strings as common } from '../common/strings.ts';
import { useReportedView } from '../common/use-reported-view.ts';
import { AskOffer, AuthoritiesOnly } from '@psp/features/solutions/ui/ask-offer';
import { WriteTo } from '@psp/features/messages/ui/write-to';
import { partnerHead } from './head.ts';
import { strings } from './strings.ts';
import { Overview } from '@psp/features/partners/ui/overview';
import { PartnerLogo } from '@psp/features/partners/ui/partner-logo';
import { Portfolio } from '@psp/features/partners/ui/portfolio';
import { partnerQuery, reportView, reviewPage } from './queries.ts';
import { RatingLine } from '@psp/features/partners/ui/rating-line';
import { Reviews } from './reviews.tsx';
import { SectionNav } from './section-nav.tsx';
import { Services } from '@psp/features/partners/ui/services';
import { Team } from '@psp/features/partners/ui/team';

/** What anybody may know of one partner. */
export function PartnerPage() {
  const { id = '' } = useParams();
  const query = useQuery(partnerQuery(id));
  return <LoadedPage query={query}>{(partner) => <Profile partner={partner} />}</LoadedPage>;
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
