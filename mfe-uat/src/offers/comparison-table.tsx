import { OFFER_STATUS, type OfferComparisonItem, offerStatusOf } from '@psp/contracts/offers';
import { Card } from '@psp/design-system/card';
import { formatDate, formatLei, formatNumber } from '@psp/design-system/format';
import { VisuallyHidden } from '@psp/design-system/page';
import { screenOnly } from '@psp/design-system/print-style';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { strings as common } from '../common/strings.ts';
import { StatusBadge } from '@psp/design-system/badge';
import { bestValues, type Order } from './comparison.ts';
import { LongText } from './long-text.tsx';
import { strings } from './strings.ts';

const Best = styled.strong`
  display: inline-block;
  margin-left: -6px;
  padding: 0 6px;
  border-radius: 4px;
  background: var(--fir-100);
  color: var(--fir-700);
  font-weight: 650;
`;

const Muted = styled.span`
  color: var(--ink-muted);
`;

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;

const Buttons = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 8px;
  min-width: 150px;
`;

interface Row {
  key: string;
  label: string;
  cell: (offer: OfferComparisonItem) => ReactNode;
}

const place = ({ firma }: OfferComparisonItem) =>
  [firma.locality || firma.county, firma.verified ? strings.verified : ''].filter(Boolean).join(', ');

function rowsOf(offers: OfferComparisonItem[]): Row[] {
  const best = bestValues(offers);
  const marked = (order: Order, offer: OfferComparisonItem, text: string) =>
    best[order].has(offer.id) ? (
      <Best>
        {text}
        <VisuallyHidden>, {strings.best[order]}</VisuallyHidden>
      </Best>
    ) : (
      text
    );
  const { rows } = strings;
  const hasReasons = offers.some((offer) => offer.declineReason);
  return [
    { key: 'place', label: rows.place, cell: place },
    { key: 'status', label: rows.status, cell: (offer) => <Standing offer={offer} /> },
    { key: 'price', label: rows.price, cell: (offer) => marked('price', offer, formatLei(offer.price)) },
    { key: 'vat', label: rows.priceWithVat, cell: (offer) => <PriceWithVat offer={offer} /> },
    {
      key: 'delivery',
      label: rows.delivery,
      cell: (offer) => marked('delivery', offer, common.days(offer.deliveryDays)),
    },
    { key: 'validity', label: rows.validity, cell: (offer) => formatDate(offer.validUntil) },
    {
      key: 'rating',
      label: rows.rating,
      cell: (offer) =>
        offer.rating === null ? (
          <Muted>{common.noReviews}</Muted>
        ) : (
          marked('rating', offer, strings.ratingOf(offer.rating, offer.reviewCount))
        ),
    },
    { key: 'projects', label: rows.projects, cell: (offer) => formatNumber(offer.completedProjects) },
    { key: 'method', label: rows.method, cell: (offer) => <LongText title={rows.method} text={offer.method} /> },
    { key: 'team', label: rows.team, cell: (offer) => <LongText title={rows.team} text={offer.team} /> },
    ...(hasReasons
      ? [{ key: 'reason', label: rows.reason, cell: (offer: OfferComparisonItem) => offer.declineReason ?? '–' }]
      : []),
  ];
}

function Standing({ offer }: { offer: OfferComparisonItem }) {
  return (
    <Badges>
      <StatusBadge status={OFFER_STATUS[offerStatusOf(offer)]} />
      {offer.firma.suspended ? <StatusBadge status={{ label: strings.firmSuspended, tone: 'danger' }} /> : null}
    </Badges>
  );
}

function PriceWithVat({ offer }: { offer: OfferComparisonItem }) {
  return (
    <>
      {formatLei(offer.priceWithVat)} <Muted>({strings.vat(offer.vatRate)})</Muted>
    </>
  );
}

interface OffersTableProps {
  offers: OfferComparisonItem[];
  /** The buttons of an offer; without it the table is only for reading. */
  actionsFor?: (offer: OfferComparisonItem) => ReactNode;
}

/** The offers side by side, a column each; the accepted one is tinted and the best values are marked. */
export function OffersTable({ offers, actionsFor }: OffersTableProps) {
  const columns = [
    { key: 'criterion', label: strings.criterion, isLabelHidden: true },
    ...offers.map((offer) => ({ key: offer.id, label: offer.firma.name })),
  ];
  const cells = (row: Row) =>
    offers.map((offer) => (
      <Td key={offer.id} isMarked={offer.status === 'accepted'}>
        {row.cell(offer)}
      </Td>
    ));
  const hasActions = actionsFor && offers.some((offer) => offer.actions.length > 0);
  const decision: Row = {
    key: 'actions',
    label: strings.rows.actions,
    cell: (offer) => <Buttons>{actionsFor?.(offer)}</Buttons>,
  };
  return (
    <Card>
      <Table caption={strings.caption} columns={columns} isCaptionHidden keepsColumns>
        {[...rowsOf(offers), ...(hasActions ? [decision] : [])].map((row) => (
          <Tr key={row.key} {...(row === decision ? screenOnly : {})}>
            <Th>{row.label}</Th>
            {cells(row)}
          </Tr>
        ))}
      </Table>
    </Card>
  );
}
