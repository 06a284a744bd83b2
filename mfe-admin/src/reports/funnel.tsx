import { percentOf } from '@psp/contracts/network-figure-texts';
import { biggestLoss, FUNNEL_LABELS, FUNNEL_STEPS } from '@psp/contracts/network-report-words';
import type { NetworkReport, NetworkReportQuery } from '@psp/contracts/network-reports';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Link } from '@psp/design-system/link';
import { printedWhole } from '@psp/design-system/print-style';
import { CountLink } from '@psp/features/reports/ui/count-link';
import { styled } from 'styled-components';
import { withCount } from '../records/counted.tsx';
import { lostHref, stepHref } from './lists.ts';
import { strings } from './strings.ts';
import { TableFiles } from './table-files.tsx';

const Steps = styled.ol`
  margin: 0;
  padding: 10px 18px 14px;
  font-size: 0.9375rem;
  list-style: none;
  li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 12px; padding: 6px 0; }
  em { color: var(--ink-muted); font-style: normal; }
  a, strong { font-weight: 700; font-variant-numeric: tabular-nums; }
`;

const Bar = styled.div<{ $share: number }>`
  grid-column: 1 / -1;
  height: 20px;
  overflow: hidden;
  border-radius: 3px;
  background: var(--sunken);
  &::before { content: ''; display: block; width: ${({ $share }) => $share * 100}%; height: 100%; border-radius: 3px; background: var(--blue-600); }
  @media print { border: 1px solid var(--line); print-color-adjust: exact; }
  @media (forced-colors: active) { &::before { background: CanvasText; forced-color-adjust: none; } }
`;

const Loss = styled.p`
  grid-column: 1 / -1;
  margin: 0;
  color: var(--brick-700);
  font-size: 0.875rem;
  font-weight: 600;
`;

const Footer = styled.p`
  max-width: none;
  margin: 0;
  padding: 11px 18px;
  border-top: 1px solid var(--line);
  color: var(--ink-muted);
  font-size: 0.9375rem;
  line-height: 1.45;
`;

interface FunnelProps {
  report: NetworkReport;
  query: NetworkReportQuery;
}

/** How many requests reach each step up to a review, and where most are lost. */
export function Funnel({ report: { funnel, days, computedAt }, query }: FunnelProps) {
  const loss = biggestLoss(funnel);
  return (
    <Card aria-labelledby="funnel" {...printedWhole}>
      <CardHeader
        id="funnel"
        title={strings.funnel}
        action={<TableFiles query={query} table="funnel" title={strings.funnel} />}
      />
      {funnel.requests === 0 ? (
        <CardBody>
          <p>{strings.noRequests}</p>
        </CardBody>
      ) : (
        <Steps>
          {FUNNEL_STEPS.map((step) => {
            const count = funnel[step];
            return (
              <li key={step}>
                <span>{FUNNEL_LABELS[step]}</span>
                <span>
                  <CountLink
                    count={count}
                    href={withCount(stepHref(step, days, query.county), count, computedAt)}
                    label={strings.requestsAt(FUNNEL_LABELS[step], count)}
                  />{' '}
                  {step === 'requests' ? null : <em>{percentOf(count, funnel.requests)}</em>}
                </span>
                <Bar $share={count / funnel.requests} aria-hidden />
                {loss && loss.step === step ? (
                  <Loss>
                    {strings.lost(loss.lost)}{' '}
                    <Link
                      href={withCount(lostHref(loss.step, days, query.county), loss.lost, computedAt)}
                      aria-label={strings.whyLabel(loss.lost)}
                    >
                      {strings.why}
                    </Link>
                  </Loss>
                ) : null}
              </li>
            );
          })}
        </Steps>
      )}
      {funnel.requests === 0 ? null : <Footer>{strings.percents(funnel.underWay)}</Footer>}
    </Card>
  );
}
