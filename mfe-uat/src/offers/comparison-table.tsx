import type { OfferComparisonItem } from '@psp/contracts/offers';
import { Link } from '@psp/design-system/link';
import { media } from '@psp/design-system/theme';
import { ComparisonTable } from '@psp/features/comparisons/ui/comparison-table';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type Row, rowsOf } from './comparison-rows.tsx';
import { strings } from './strings.ts';
import type { Compared } from './use-comparison.ts';

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 4px 8px;
  /* Two in a line: the row stays low, since it stands before the others. */
  ${media.wide} { gap: 2px 4px; > * { padding-inline: 8px; } }
`;

interface OffersTableProps {
  compared: Compared;
  /** The buttons of an offer; without it the table is only for reading. */
  actionsFor?: (offer: OfferComparisonItem) => ReactNode;
}

/** The offers side by side, a column each: the picked or accepted one is tinted and the best values are marked. */
export function OffersTable({ compared, actionsFor }: OffersTableProps) {
  const { offers, picked, first, other } = compared;
  const rows = rowsOf(compared);
  const hasActions = actionsFor && offers.some((offer) => offer.actions.length > 0);
  const decision: Row = {
    key: 'actions',
    label: strings.rows.actions,
    cell: (offer) => <Buttons>{actionsFor?.(offer)}</Buttons>,
    isScreenOnly: true,
  };
  return (
    <ComparisonTable
      caption={strings.caption}
      criterion={strings.criterion}
      items={offers}
      rows={hasActions ? [...rows, decision] : rows}
      nameOf={({ firma }) => firma.name}
      headOf={(offer) => <FirmName offer={offer} />}
      pair={[first, other]}
      picked={picked}
    />
  );
}

/* A suspended firm has no page. */
function FirmName({ offer: { firma } }: { offer: OfferComparisonItem }) {
  return firma.suspended ? firma.name : <Link href={`/partener/${firma.id}`}>{firma.name}</Link>;
}
