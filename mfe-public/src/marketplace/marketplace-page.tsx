import type { MarketItem, MarketList, MarketQuery } from '@psp/contracts/solutions';
import { Page, PageHeader } from '@psp/design-system/page';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageHead } from '@psp/remote/page-head';
import { breadcrumbOf } from '../common/breadcrumb.ts';
import { OrderNote } from '../common/order-note.tsx';
import { strings as common } from '../common/strings.ts';
import { UnknownFilter } from '../common/unknown-filter.tsx';
import { AuthoritiesOnly } from '@psp/features/solutions/ui/ask-offer';
import { marketList } from './filters.ts';
import { strings } from './strings.ts';
import { marketQuery } from './queries.ts';
import { SolutionCards } from '@psp/features/solutions/ui/solution-cards';

/** List of solutions with prices, filtered by the query string. */
export function MarketplacePage() {
  const listed = useListed(marketList, marketQuery);
  const { filters, query } = listed;
  useMarketHead(filters);
  return (
    <Page isCentred>
      <PageHeader title={strings.title} lead={strings.lead} />
      <FilteredList
        {...listed}
        moreChips={partnerChip(query.data, filters)}
        words={strings}
        order={<Order filters={filters} list={query.data} />}
        note={<Note filters={filters} />}
      >
        {({ items }) => <SolutionCards items={items} />}
      </FilteredList>
    </Page>
  );
}

const isIndicative = ({ kind }: MarketItem): boolean => kind === 'indicative';

/* The list may still be the previous filter's, with another company. */
function partnerChip(list: MarketList | undefined, { partner }: MarketQuery) {
  if (partner === undefined) return [];
  const name = list?.partner?.id === partner ? list.partner?.name : undefined;
  return [{ key: 'partner', label: name === undefined ? strings.unknownPartner : strings.partnerChip(name) }];
}

function Order({ filters, list }: { filters: MarketQuery; list: MarketList | undefined }) {
  return (
    <OrderNote total={list?.total}>
      {[
        filters.q ? strings.explainedSearch : strings.explained,
        ...(list?.items.some(isIndicative) ? [strings.explainedIndicative] : []),
      ].join(' ')}
    </OrderNote>
  );
}

function Note({ filters }: { filters: MarketQuery }) {
  const href = marketList.address(filters);
  return (
    <>
      <UnknownFilter name="partner" known={filters.partner} title={strings.unknownPartner} href={href} />
      <UnknownFilter name="category" known={filters.category} title={common.unknownCategory} href={href} />
      <AuthoritiesOnly />
    </>
  );
}

function useMarketHead(filters: MarketQuery): void {
  usePageHead({
    title: strings.title,
    description: strings.description,
    path: marketList.address({ page: filters.page }),
    isIndexed: filters.q === '' && filters.partner === undefined,
    jsonLd: [breadcrumbOf([{ label: strings.title, href: '/marketplace' }])],
  });
}
