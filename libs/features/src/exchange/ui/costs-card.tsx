import type { ExchangeView } from '@psp/contracts/exchange';
import { MONEY_SOURCES } from '@psp/contracts/exchange-names';
import { Card, CardHeader } from '@psp/design-system/card';
import { formatNumber } from '@psp/design-system/format';
import { media } from '@psp/design-system/theme';
import { styled } from 'styled-components';
import type { ExchangeProps } from './area.ts';
import { projectStrings as words } from './project-strings.ts';

const Scroller = styled.div`
  overflow-x: auto;
  border-radius: 0 0 7px 7px;
  &:focus-visible { outline-offset: -3px; }
  @media print { overflow: visible; }
`;

const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.9375rem;
  line-height: 1.4;
  font-variant-numeric: tabular-nums;
  th, td { padding: 8px 14px; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; font-weight: inherit; }
  th:first-child { padding-left: 20px; overflow-wrap: anywhere; }
  :is(th, td):nth-child(n + 3) { text-align: end; white-space: nowrap; }
  thead th { background: var(--canvas); color: var(--ink-muted); font-size: 0.875rem; font-weight: 600; }
  tbody th small { display: none; color: var(--ink-muted); }
  tfoot > tr > * { border: 0; background: var(--canvas); font-weight: 600; }
  tfoot td:last-child { font-weight: 700; }
  ${media.narrow} {
    th, td { padding: 8px 8px; }
    th:first-child { min-width: 9rem; padding-left: 16px; }
    tbody th small { display: block; }
    :is(th, td):nth-child(2) { display: none; }
  }
`;

type Cost = ExchangeView['costs'][number];

/* Sum in bani, so that decimals add up; null where no line has the amount. */
const sumOf = (costs: readonly Cost[], name: 'planned' | 'paid'): number | null => {
  const known = costs.flatMap((cost) => cost[name] ?? []);
  return known.length === 0 ? null : known.reduce((sum, lei) => sum + Math.round(lei * 100), 0) / 100;
};

const shown = (lei: number | null): string => (lei === null ? words.none : formatNumber(lei));

/** What the project cost, line by line; absent where the authority does not show it. */
export function CostsCard({ project: { costs } }: ExchangeProps) {
  if (costs.length === 0) return null;
  const { costColumns: columns } = words;
  return (
    <Card aria-label={words.costs}>
      <CardHeader title={words.costs} action={words.withoutVat} />
      <Scroller role="region" aria-label={words.costTable} tabIndex={0}>
        <Grid>
          <thead>
            <tr>
              {Object.entries(columns).map(([key, label]) => (
                <th key={key} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {costs.map((cost, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- costs have no other identity, and keep no state
              <tr key={index}>
                <th scope="row">
                  {cost.label}
                  {cost.source ? <small>{MONEY_SOURCES[cost.source]}</small> : null}
                </th>
                <td>{cost.source ? MONEY_SOURCES[cost.source] : words.none}</td>
                <td>{shown(cost.planned)}</td>
                <td>{shown(cost.paid)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.total}</th>
              <td aria-hidden />
              <td>{shown(sumOf(costs, 'planned'))}</td>
              <td>{shown(sumOf(costs, 'paid'))}</td>
            </tr>
          </tfoot>
        </Grid>
      </Scroller>
    </Card>
  );
}
