import type { PartnerItem, PartnerQuery } from '@psp/contracts/partners';
import { ButtonLink } from '@psp/design-system/button';
import { Link } from '@psp/design-system/link';
import { Page, PageHeader } from '@psp/design-system/page';
import { MarketGrid } from '@psp/features/partners/ui/market-card';
import { PartnerCard } from '@psp/features/partners/ui/partner-card';
import { strings as cardStrings } from '@psp/features/partners/ui/strings';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageHead } from '@psp/remote/page-head';
import { breadcrumbOf } from '../common/breadcrumb.ts';
import { OrderNote } from '../common/order-note.tsx';
import { strings as common } from '../common/strings.ts';
import { UnknownFilter } from '../common/unknown-filter.tsx';
import { partnerList } from './filters.ts';
import { strings as filterStrings } from './filter-strings.ts';
import { strings } from './strings.ts';
import { partnersQuery } from './list-queries.ts';

/** Directory of companies, best rated first, filtered by the query string. */
export function PartnersPage() {
  const listed = useListed(partnerList, partnersQuery);
  const { filters, query } = listed;
  usePageHead({
    title: strings.title,
    description: strings.description,
    path: partnerList.address({ page: filters.page }),
    isIndexed: filters.q === '',
    jsonLd: [breadcrumbOf([{ label: common.partners, href: '/parteneri' }])],
  });
  return (
    <Page isCentred>
      <PageHeader title={strings.title} lead={strings.lead} />
      <FilteredList
        {...listed}
        words={strings}
        order={<Order filters={filters} total={query.data?.total} />}
        note={<Note filters={filters} />}
      >
        {({ items }) => <PartnerCards partners={items} />}
      </FilteredList>
    </Page>
  );
}

function Order({ filters, total }: { filters: PartnerQuery; total: number | undefined }) {
  const isByFit = filters.q !== '' && filters.sort === 'rating';
  return (
    <OrderNote total={total}>
      {isByFit ? strings.explainedSearch : filterStrings.sorts[filters.sort].explained}
    </OrderNote>
  );
}

function Note({ filters }: { filters: PartnerQuery }) {
  const href = partnerList.address(filters);
  return (
    <>
      <UnknownFilter name="county" known={filters.county} title={common.unknownCounty} href={href} />
      <UnknownFilter name="category" known={filters.category} title={common.unknownCategory} href={href} />
    </>
  );
}

/** Cards of one page of partners. */
export function PartnerCards({ partners }: { partners: PartnerItem[] }) {
  return (
    <MarketGrid>
      {partners.map((partner) => (
        <PartnerCard key={partner.id} partner={partner} links={<PartnerLinks partner={partner} />} />
      ))}
    </MarketGrid>
  );
}

function PartnerLinks({ partner: { id, name } }: { partner: PartnerItem }) {
  return (
    <>
      <Link href={`/marketplace?partner=${id}`} aria-label={cardStrings.seeSolutionsOf(name)}>
        {cardStrings.seeSolutions}
      </Link>
      <ButtonLink href={`/partener/${id}`} variant="secondary" size="small" aria-label={cardStrings.seeProfileOf(name)}>
        {cardStrings.seeProfile}
      </ButtonLink>
    </>
  );
}
