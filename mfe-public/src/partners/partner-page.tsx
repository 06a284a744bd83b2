import type { PartnerView } from '@psp/contracts/partners';
import { Badge } from '@psp/design-system/badge';
import { Page, PageHeader, VisuallyHidden } from '@psp/design-system/page';
import { SkeletonList } from '@psp/design-system/skeleton';
import { Tabs } from '@psp/design-system/tabs';
import { isApiError } from '@psp/remote/api-error';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { Failed } from '@psp/remote/loaded';
import { messages as common } from '../common/messages.ts';
import { messages } from './messages.ts';
import { Overview } from './overview.tsx';
import { partnerQuery } from './queries.ts';
import { RatingLine } from './rating-line.tsx';
import { Reviews } from './reviews.tsx';
import { Services } from './services.tsx';

/** What anybody may know of one partner. */
export function PartnerPage() {
  const { id = '' } = useParams();
  const query = useQuery(partnerQuery(id));
  if (query.data) return <Profile partner={query.data} />;
  if (isApiError(query.error) && query.error.status < 500 && query.error.status > 0) throw query.error;
  return (
    <Page isCentred>
      <VisuallyHidden as="h1" tabIndex={-1}>
        {common.loading}
      </VisuallyHidden>
      {query.error ? (
        <Failed error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <SkeletonList label={common.loading} />
      )}
    </Page>
  );
}

function Profile({ partner }: { partner: PartnerView }) {
  usePageTitle(partner.name);
  const [search, setSearch] = useSearchParams();
  const tabs = [
    { key: 'prezentare', label: messages.overview, content: <Overview partner={partner} /> },
    { key: 'servicii', label: messages.services, content: <Services services={partner.services} /> },
    { key: 'recenzii', label: `${messages.reviews} (${partner.reviewCount})`, content: <Reviews partner={partner} /> },
  ];
  const selected = tabs.find(({ key }) => key === search.get('sectiune'))?.key ?? 'prezentare';
  return (
    <Page isCentred>
      <PageHeader
        title={partner.name}
        breadcrumbLabel={messages.breadcrumb}
        breadcrumb={[{ label: common.partners, href: '/parteneri' }, { label: partner.name }]}
        badge={partner.verified ? <Badge tone="success">{common.verified}</Badge> : null}
        meta={[<RatingLine key="rating" rating={partner.rating} reviewCount={partner.reviewCount} />]}
      />
      <Tabs
        label={messages.tabs}
        items={tabs}
        selected={selected}
        onSelect={(sectiune) =>
          setSearch(sectiune === 'prezentare' ? {} : { sectiune }, { replace: true, preventScrollReset: true })
        }
      />
    </Page>
  );
}
