import type { PageOf } from '@psp/contracts/common';
import { OFFER_STATUS, OFFER_STATUSES, type OfferListItem, type OfferStatus } from '@psp/contracts/offers';
import { Card } from '@psp/design-system/card';
import { Pagination } from '@psp/design-system/filters';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { RowList } from '@psp/design-system/rows';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Loaded } from '@psp/remote/loaded';
import { messages as common } from '../common/messages.ts';
import { Nothing } from '../common/nothing.tsx';
import { StatusFilterBar } from '../common/status-filter-bar.tsx';
import { readStatusFilters, statusAddress } from '../common/status-filters.ts';
import { messages } from './messages.ts';
import { OfferRow } from './offer-row.tsx';
import { offersQuery } from './queries.ts';

const PATH = '/firma/offers';
const STATUSES = OFFER_STATUSES.map((value) => ({ value, label: OFFER_STATUS[value].label }));

/** Every offer of the firm, by state. */
export function OffersPage() {
  usePageTitle(messages.title);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const filters = readStatusFilters(search, OFFER_STATUSES);
  const query = useQuery(offersQuery(filters));
  const show = (status: string) =>
    void navigate(statusAddress(PATH, { page: 1, status: status || undefined }), { preventScrollReset: true });
  return (
    <Page>
      <PageHeader title={messages.title} lead={messages.lead} />
      <StatusFilterBar
        label={messages.filters}
        options={STATUSES}
        value={filters.status ?? ''}
        onChange={show}
        count={query.data ? messages.count(query.data.total) : ''}
      />
      <Loaded query={query}>{(list) => <Offers list={list} status={filters.status} onClear={() => show('')} />}</Loaded>
    </Page>
  );
}

interface OffersProps {
  list: PageOf<OfferListItem>;
  status?: OfferStatus;
  onClear: () => void;
}

function Offers({ list, status, onClear }: OffersProps) {
  if (list.items.length === 0) return <Nothing words={messages} isFiltered={status !== undefined} onClear={onClear} />;
  return (
    <Stack gap={16}>
      <Card aria-label={messages.title}>
        <RowList>
          {list.items.map((offer) => (
            <OfferRow key={offer.id} offer={offer} />
          ))}
        </RowList>
      </Card>
      <Pagination
        page={list.page}
        pageCount={Math.ceil(list.total / list.pageSize)}
        hrefFor={(page) => statusAddress(PATH, { page, status })}
        label={common.pages}
        previousLabel={common.previous}
        nextLabel={common.next}
      />
    </Stack>
  );
}
