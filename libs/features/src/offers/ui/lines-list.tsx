import { OwnText } from '@psp/design-system/own-text';
import { amountsOfLine, amountsOfLines, type OfferLine } from '@psp/contracts/offer-lines';
import { formatLei } from '@psp/design-system/format';
import { styled } from 'styled-components';
import { termsOf } from './line-words.ts';
import { strings } from './strings.ts';

const List = styled.ol`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
  > li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; padding-bottom: 8px; border-bottom: 1px solid var(--line); }
  > li > div { min-width: 0; overflow-wrap: anywhere; }
  > li > div:last-child { margin-left: auto; text-align: end; font-variant-numeric: tabular-nums; }
  small { display: block; color: var(--ink-muted); font-size: 1rem; }
`;

const Sums = styled.dl`
  display: grid;
  gap: 4px;
  margin: 8px 0 0;
  font-variant-numeric: tabular-nums;
  > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; }
  dt { color: var(--ink-muted); }
  dd { margin: 0 0 0 auto; font-weight: 600; }
`;

/** Read-only list of an offer's lines with their amounts and totals. */
export function LinesList({ lines }: { lines: readonly OfferLine[] }) {
  return (
    <>
      <List>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no id
          <Line key={at} line={line} at={at} />
        ))}
      </List>
      <LineSums lines={lines} />
    </>
  );
}

function Line({ line, at }: { line: OfferLine; at: number }) {
  const amounts = amountsOfLine(line);
  return (
    <li>
      <div>
        <OwnText>{`${at + 1}. ${line.description || strings.noText}`}</OwnText>
        <small>{termsOf(line)}</small>
      </div>
      <div>
        <OwnText>{amounts ? formatLei(amounts.net) : strings.missing}</OwnText>
        {amounts ? <small>{strings.withVat(formatLei(amounts.gross))}</small> : null}
      </div>
    </li>
  );
}

/** Totals of an offer's lines: net, VAT and gross. */
export function LineSums({ lines }: { lines: readonly OfferLine[] }) {
  const { net, vat, gross } = amountsOfLines(lines);
  const sums = [
    [strings.sum, net],
    [strings.vat, vat],
    [strings.gross, gross],
  ] as const;
  return (
    <Sums>
      {sums.map(([term, amount]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{formatLei(amount)}</dd>
        </div>
      ))}
    </Sums>
  );
}
