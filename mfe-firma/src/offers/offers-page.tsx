import type { PageOf } from '@psp/contracts/common';
import { OFFER_STATUS, OFFER_STATUSES, type OfferListItem, type OfferStatus } from '@psp/contracts/offers';
import { Button, ButtonLink } from '@psp/design-system/button';
import { Card } from '@psp/design-system/card';
import { SelectField } from '@psp/design-system/fields';
import { FilterBar, FilterChips, Pagination } from '@psp/design-system/filters';
import { formatDateTime, formatLei, formatRelative } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { EmptyState } from '@psp/design-system/states';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Muted, StatusBadge } from '../common/facts.tsx';
import { Loaded } from '../common/loaded.tsx';
import { messages as common } from '../common/messages.ts';
import { readStatusFilters, statusAddress } from '../common/status-filters.ts';
import { messages } from './messages.ts';
import { offersQuery } from './queries.ts';

const PATH = '/firma/offers';
const STATUSES = OFFER_STATUSES.map((value) => ({ value, label: OFFER_STATUS[value].label }));
const COLUMNS = [
  { key: 'request', label: messages.request },
  { key: 'price', label: messages.price, align: 'end' as const },
  { key: 'deadline', label: messages.deadline },
  { key: 'changed', label: messages.changed },
  { key: 'status', label: messages.status },
];

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
      <Stack gap={12}>
        <FilterBar label={messages.filters}>
          <SelectField
            label={messages.status}
            placeholder={messages.allStatuses}
            options={STATUSES}
            value={filters.status ?? ''}
            onChange={show}
          />
        </FilterBar>
        <FilterChips
          chips={filters.status ? [{ key: 'status', label: OFFER_STATUS[filters.status].label }] : []}
          onRemove={() => show('')}
          clearLabel={common.clearFilters}
          onClear={() => show('')}
          removeLabel={common.removeFilter}
          count={query.data ? messages.count(query.data.total) : ''}
        />
      </Stack>
      <Loaded query={query}>{(list) => <Offers list={list} status={filters.status} onClear={() => show('')} />}</Loaded>
    </Page>
  );
}

function Offers({ list, status, onClear }: { list: PageOf<OfferListItem>; status?: OfferStatus; onClear: () => void }) {
  if (list.items.length === 0) return <NoOffers isFiltered={status !== undefined} onClear={onClear} />;
  return (
    <Stack gap={16}>
      <Card>
        <Table caption={messages.title} columns={COLUMNS} isCaptionHidden>
          {list.items.map((offer) => (
            <Offer key={offer.id} offer={offer} />
          ))}
        </Table>
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

function Offer({ offer }: { offer: OfferListItem }) {
  const { request, price, status, projectId } = offer;
  return (
    <Tr>
      <Th>
        <Link href={`/firma/opportunities/${request.id}`} isStrong>
          {request.title}
        </Link>
        <Muted as="div">
          {request.number}, {request.uat}
        </Muted>
      </Th>
      <Td align="end">{price === null ? <Muted>{messages.noPrice}</Muted> : formatLei(price)}</Td>
      <Td>{formatDateTime(request.deadline)}</Td>
      <Td>{formatRelative(offer.updatedAt, new Date())}</Td>
      <Td>
        <StatusBadge status={OFFER_STATUS[status]} />
        {projectId ? (
          <div>
            <Link href={`/firma/projects/${projectId}`}>{messages.openProject}</Link>
          </div>
        ) : null}
      </Td>
    </Tr>
  );
}

function NoOffers({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (isFiltered) {
    const reset = (
      <Button variant="secondary" onPress={onClear}>
        {common.clearFilters}
      </Button>
    );
    return (
      <EmptyState title={messages.noneTitle} action={reset}>
        <p>{messages.noneText}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={messages.emptyTitle}
      action={<ButtonLink href="/firma/opportunities">{messages.emptyAction}</ButtonLink>}
    >
      <p>{messages.emptyText}</p>
    </EmptyState>
  );
}
