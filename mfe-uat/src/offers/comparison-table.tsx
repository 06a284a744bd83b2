import type { OfferComparisonItem } from '@psp/contracts/offers';
import { Card } from '@psp/design-system/card';
import { Link } from '@psp/design-system/link';
import { screenOnly } from '@psp/design-system/print-style';
import { usePrinting } from '@psp/design-system/printing';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type Row, rowsOf } from './comparison-rows.tsx';
import { strings } from './strings.ts';
import type { Compared } from './use-comparison.ts';

/** Columns that a sheet of paper holds. */
const ON_PAPER = 4;

const Buttons = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 8px;
`;

const Sheets = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

interface OffersTableProps {
  compared: Compared;
  /** The buttons of an offer; without it the table is only for reading. */
  actionsFor?: (offer: OfferComparisonItem) => ReactNode;
}

/**
 * The offers side by side, a column each: the picked or accepted one is tinted and the best values are marked. A narrow screen
 * shows the picked one and another; paper as many tables as it takes.
 */
export function OffersTable({ compared, actionsFor }: OffersTableProps) {
  const isPrinting = usePrinting();
  const { offers } = compared;
  const rows = rowsOf(compared);
  const hasActions = actionsFor && offers.some((offer) => offer.actions.length > 0);
  const decision: Row = {
    key: 'actions',
    label: strings.rows.actions,
    cell: (offer) => <Buttons>{actionsFor?.(offer)}</Buttons>,
  };
  const all = hasActions ? [...rows, decision] : rows;
  const sheets = isPrinting
    ? Array.from({ length: Math.ceil(offers.length / ON_PAPER) }, (_, at) =>
        offers.slice(at * ON_PAPER, (at + 1) * ON_PAPER),
      )
    : [offers];
  return (
    <Sheets>
      {sheets.map((sheet) => (
        <Card key={sheet[0]?.id}>
          <Side compared={compared} offers={sheet} rows={all} decision={decision} />
        </Card>
      ))}
    </Sheets>
  );
}

interface SideProps {
  compared: Compared;
  offers: OfferComparisonItem[];
  rows: Row[];
  decision: Row;
}

function Side({ compared: { picked, other, offers: all }, offers, rows, decision }: SideProps) {
  const first = picked ?? all.find(({ id }) => id !== other?.id);
  const isAway = ({ id }: OfferComparisonItem) => id !== first?.id && id !== other?.id;
  const columns = [
    { key: 'criterion', label: strings.criterion, isLabelHidden: true },
    ...offers.map((offer) => ({
      ...{ key: offer.id, label: offer.firma.name, content: <FirmName offer={offer} /> },
      ...{ isMarked: offer.id === picked?.id, isAway: isAway(offer) },
    })),
  ];
  return (
    <Table caption={strings.caption} columns={columns} isCaptionHidden keepsColumns compares>
      {rows.map((row) => (
        <Tr key={row.key} {...(row === decision ? screenOnly : {})}>
          <Th>{row.label}</Th>
          {offers.map((offer) => (
            <Td key={offer.id} isMarked={offer.id === picked?.id} isAway={isAway(offer)}>
              {row.cell(offer)}
            </Td>
          ))}
        </Tr>
      ))}
    </Table>
  );
}

/* A suspended firm has no page. */
function FirmName({ offer: { firma } }: { offer: OfferComparisonItem }) {
  return firma.suspended ? firma.name : <Link href={`/partener/${firma.id}`}>{firma.name}</Link>;
}
