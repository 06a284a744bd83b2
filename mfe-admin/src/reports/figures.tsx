import { figureText, NO_FIGURE, shortLei } from '@psp/contracts/network-figure-texts';
import { OwnText } from '@psp/design-system/own-text';
import {
  NETWORK_DEFINITIONS,
  NETWORK_FIGURE_LABELS,
  NETWORK_FIGURES,
  type NetworkFigure,
} from '@psp/contracts/network-report-words';
import type { NetworkMonth, NetworkReport, NetworkReportQuery } from '@psp/contracts/network-reports';
import { monthLabel } from '@psp/contracts/report-words';
import { Card } from '@psp/design-system/card';
import { formatNumber } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { media } from '@psp/design-system/theme';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { Fragment, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { withCount } from '../records/counted.tsx';
import { figureHref } from './lists.ts';
import { strings } from './strings.ts';
import { changeOf } from './values.ts';

/* Dense, so that the cells after an open definition stay in their row. */
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  grid-auto-flow: row dense;
  gap: 1px;
  overflow: hidden;
  border-radius: 7px;
  background: var(--line);
  ${media.narrow} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const Cell = styled.div`
  position: relative;
  min-width: 0;
  padding: 10px 14px 9px;
  background: var(--surface);
  line-height: 1.3;
  &[data-open] { background: var(--blue-50); }
  strong { display: block; padding-right: 22px; color: var(--blue-900); font-size: 1.375rem; font-weight: 700; line-height: 1.2; }
  span { font-size: 0.9375rem; }
  small { display: block; margin-top: 1px; color: var(--ink-muted); font-size: 0.8125rem; }
  small[data-better] { color: var(--fir-700); }
  ${media.narrow} { padding: 10px 12px; strong { font-size: 1.25rem; } }
`;

/* The whole cell opens the definition. */
const How = styled.button`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: flex-start;
  justify-content: flex-end;
  padding: 8px;
  border: 0;
  background: none;
  color: var(--blue-700);
  cursor: pointer;
  &:focus-visible { outline-offset: -3px; }
`;

const Definition = styled.div`
  display: flex;
  grid-column: 1 / -1;
  gap: 10px;
  align-items: flex-start;
  padding: 10px 16px;
  background: var(--blue-50);
  font-size: 0.9375rem;
  line-height: 1.5;
  > div { flex: 1; min-width: 0; }
  > svg { flex: none; margin-top: 0.2em; color: var(--blue-600); }
`;

const Narrow = styled.div`
  max-width: 24rem;
  margin-top: 8px;
`;

const Close = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 32px;
  height: 32px;
  margin: -4px -6px 0 0;
  border: 0;
  background: none;
  color: var(--blue-700);
  cursor: pointer;
`;

const Printed = styled.dl`
  display: none;
  margin: 12px 16px;
  @media print { display: block; }
  dt { font-weight: 650; break-after: avoid; }
  dd { margin: 0 0 4px; }
`;

const ORGANISATIONS: readonly NetworkFigure[] = ['members', 'partners', 'active'];

/* Figures without a list open their table by month. */
const MONTHLY: Partial<Record<NetworkFigure, (month: NetworkMonth) => number>> = {
  rating: ({ reviews }) => reviews,
  downloads: ({ downloads }) => downloads,
  training: ({ hours }) => hours,
  answers: ({ answers }) => answers,
};
const nameOf = (key: NetworkFigure): string => (key === 'rating' ? strings.reviewsColumn : NETWORK_FIGURE_LABELS[key]);

interface FiguresProps {
  report: NetworkReport;
  query: NetworkReportQuery;
}

/** The network's figures in one strip; the definition of each opens in place, with what it counts. */
export function NetworkFigures({ report, query }: FiguresProps) {
  const [open, setOpen] = useState<NetworkFigure | null>(null);
  const strip = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = (key: NetworkFigure) => {
    setOpen(null);
    strip.current?.querySelector<HTMLElement>(`[data-figure="${key}"]`)?.focus();
  };
  return (
    <Card aria-label={strings.figures}>
      <Grid ref={strip}>
        {NETWORK_FIGURES.map((key) => {
          const isOpen = open === key;
          const panel = `${id}-${key}`;
          return (
            <Fragment key={key}>
              <Cell data-open={isOpen ? '' : undefined}>
                <FigureText of={key} report={report} />
                <How
                  type="button"
                  data-figure={key}
                  aria-expanded={isOpen}
                  aria-controls={isOpen ? panel : undefined}
                  aria-label={strings.how(NETWORK_FIGURE_LABELS[key])}
                  title={strings.how(NETWORK_FIGURE_LABELS[key])}
                  onClick={() => setOpen(isOpen ? null : key)}
                  onKeyDown={(event) => event.key === 'Escape' && setOpen(null)}
                >
                  <Info size={17} aria-hidden />
                </How>
              </Cell>
              {isOpen ? (
                <Definition id={panel} role="note" onKeyDown={(event) => event.key === 'Escape' && close(key)}>
                  <Info size={17} aria-hidden />
                  <div>
                    <Explained of={key} report={report} query={query} />
                  </div>
                  <Close type="button" aria-label={strings.close} onClick={() => close(key)}>
                    <X size={18} aria-hidden />
                  </Close>
                </Definition>
              ) : null}
            </Fragment>
          );
        })}
      </Grid>
      <Printed>
        {NETWORK_FIGURES.map((key) => (
          <Fragment key={key}>
            <dt>{NETWORK_FIGURE_LABELS[key]}</dt>
            <dd>{NETWORK_DEFINITIONS[key]}</dd>
          </Fragment>
        ))}
      </Printed>
    </Card>
  );
}

interface FigureProps {
  of: NetworkFigure;
  report: NetworkReport;
}

function FigureText({ of: key, report: { figures } }: FigureProps) {
  const change = changeOf(key, figures[key]);
  return (
    <>
      <strong>{figureText(key, figures[key], 'now', shortLei)}</strong>
      <span>{strings.labels[key](figures[key].value ?? 0)}</span>
      <small data-better={change?.isBetter ? '' : undefined}>{change?.text ?? NO_FIGURE}</small>
    </>
  );
}

/* The definition, the compared value, and the list or the months that are counted. */
function Explained({ of: key, report, query }: FigureProps & { query: NetworkReportQuery }) {
  const { figures, compared, months } = report;
  const figure = figures[key];
  const href = figureHref(key, report, query);
  const rows = key === 'active' || key === 'acceptance' ? figure.value : (figure.of ?? figure.value);
  const monthly = MONTHLY[key];
  return (
    <>
      <strong>{`${NETWORK_FIGURE_LABELS[key]}: `}</strong>
      <OwnText>
        {`${NETWORK_DEFINITIONS[key]} ${strings.before(compared, figure.before === null ? strings.nothingBefore : figureText(key, figure, 'before', shortLei))} `}
      </OwnText>
      {href && rows ? (
        <Link href={withCount(href, rows, report.computedAt)}>
          {ORGANISATIONS.includes(key) ? strings.seeOrganisations(rows) : strings.seeRequests(rows)}
        </Link>
      ) : null}
      {monthly ? (
        <Narrow>
          <Months name={nameOf(key)} months={months} of={monthly} />
        </Narrow>
      ) : null}
    </>
  );
}

interface MonthsProps {
  name: string;
  months: readonly NetworkMonth[];
  of: (month: NetworkMonth) => number;
}

function Months({ name, months, of }: MonthsProps) {
  return (
    <Table
      dense
      caption={strings.byMonth(name)}
      isCaptionHidden
      keepsColumns
      columns={[
        { key: 'month', label: strings.month },
        { key: 'count', label: name, align: 'end' },
      ]}
    >
      {months.map((month) => (
        <Tr key={month.month}>
          <Th>{monthLabel(month.month)}</Th>
          <Td align="end">{formatNumber(of(month))}</Td>
        </Tr>
      ))}
    </Table>
  );
}
