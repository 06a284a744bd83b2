import type { ReportView } from '@psp/contracts/reports';
import { Card, CardHeader } from '@psp/design-system/card';
import { formatNumber } from '@psp/design-system/format';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

const Grid = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 250px), 1fr));
  margin: 0;
  > div { padding: 16px 20px; }
  dt { font-weight: 600; }
  dd { margin: 0; }
  dd:first-of-type { color: var(--blue-900); font-size: 1.5rem; font-weight: 700; line-height: 1.3; font-variant-numeric: tabular-nums; }
  dd:last-of-type { color: var(--ink-muted); font-size: 0.9375rem; line-height: 1.4; }
`;

const given = (value: number | null, format: (value: number) => string): string =>
  value === null ? strings.none : format(value);

/** The report in eight figures, each with how it is made. */
export function ReportFigures({ figures }: Pick<ReportView, 'figures'>) {
  const { requests, requested, offered, accepted, offersPerRequest, daysToAccepted, daysToCompleted } = figures;
  const lines = [
    [strings.requests, formatNumber(requests), strings.requestsText],
    [strings.requested, strings.lei(requested), strings.requestedText],
    [strings.offered, strings.lei(offered), strings.offeredText],
    [strings.accepted, strings.lei(accepted), strings.acceptedText],
    [strings.offersPerRequest, given(offersPerRequest, formatNumber), strings.offersPerRequestText],
    [strings.toAccepted, given(daysToAccepted, strings.days), strings.toAcceptedText],
    [strings.toCompleted, given(daysToCompleted, strings.days), strings.toCompletedText],
    [strings.savings, given(figures.savings, strings.lei), strings.savingsText(figures.savingsOf)],
  ];
  return (
    <Card aria-labelledby="figures">
      <CardHeader id="figures" title={strings.figures} />
      <Grid>
        {lines.map(([term, value, definition]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
            <dd>{definition}</dd>
          </div>
        ))}
      </Grid>
    </Card>
  );
}
