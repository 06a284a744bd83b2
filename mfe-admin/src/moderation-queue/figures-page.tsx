import { serverNow } from '@psp/auth/session/server-clock';
import { CONTENT_KIND_LABELS } from '@psp/contracts/decision-names';
import type { FiguresRow } from '@psp/contracts/decisions';
import { NAMED_PERIODS } from '@psp/contracts/report-periods';
import { PERIOD_LABELS, shortMonthLabel } from '@psp/contracts/report-words';
import { ButtonLink } from '@psp/design-system/button';
import { Under } from '@psp/design-system/cells';
import { formatNumber } from '@psp/design-system/format';
import { Page, PageHeader, Row } from '@psp/design-system/page';
import { SelectField } from '@psp/design-system/select-field';
import { EmptyState } from '@psp/design-system/states';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { Loaded } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ModerationTabs } from '../queue/moderation-tabs.tsx';
import { daysIn, FIGURES_PATH, figuresFileHref, figuresQuery, readPeriod } from './queries.ts';
import { figureStrings as strings } from './strings.ts';

const hours = (value: number | null): string => (value === null ? strings.none : strings.hours(formatNumber(value)));

/* Of the contests that were decided, those that reversed the decision. */
const shareOf = ({ upheld, reversed }: FiguresRow): string => {
  const decided = upheld + reversed;
  return decided === 0 ? '' : `${Math.round((100 * reversed) / decided)}%`;
};

const contestsOf = (row: FiguresRow): string => {
  const [contested, share] = [formatNumber(row.contested), shareOf(row)];
  return share ? strings.admitted(contested, share) : contested;
};

const { columns: labels } = strings;
const COUNTS = ['total', 'approved', 'returned', 'refused', 'removed', 'kept'] as const;
const number = (name: (typeof COUNTS)[number]): RecordColumns<FiguresRow>[number] => ({
  key: name,
  label: labels[name],
  align: 'end',
  cell: (row) => formatNumber(row[name]),
});
const kind: RecordColumns<FiguresRow>[number] = {
  key: 'kind',
  label: labels.kind,
  cell: (row) => (row.kind ? CONTENT_KIND_LABELS[row.kind] : <strong>{strings.total}</strong>),
};
const NUMBERS: RecordColumns<FiguresRow>[number][] = [
  ...(['total', 'approved', 'returned', 'refused', 'removed', 'kept'] as const).map(number),
  { key: 'median', label: labels.median, align: 'end', cell: ({ median }) => hours(median) },
  { key: 'p90', label: labels.p90, align: 'end', cell: ({ p90 }) => hours(p90) },
  { key: 'contested', label: labels.contested, align: 'end', cell: contestsOf },
];
const SUMS: RecordColumns<FiguresRow> = [{ ...kind, isTitle: true }, ...NUMBERS];
const MONTHS: RecordColumns<FiguresRow> = [
  { key: 'month', label: labels.month, cell: ({ month }) => (month ? shortMonthLabel(month.slice(0, 7)) : '') },
  { ...kind, isTitle: true },
  ...NUMBERS,
];

const keyOf = ({ month, kind: of }: FiguresRow): string => `${month} ${of}`;

/** How many decisions were taken, on what, how soon, and how many were contested and reversed. */
export function FiguresPage() {
  usePageTitle(strings.title);
  const navigate = useNavigate();
  const period = readPeriod(useSearchParams()[0]);
  const days = daysIn(period, serverNow());
  const query = useQuery(figuresQuery(days));
  const options = [
    ...NAMED_PERIODS.map((value) => ({ value, label: PERIOD_LABELS[value] })),
    { value: 'all', label: strings.all },
  ];
  return (
    <Page width="wide">
      <PageHeader
        title={strings.title}
        actions={
          <ButtonLink variant="secondary" href={figuresFileHref(days)} download>
            {strings.csv}
          </ButtonLink>
        }
      />
      <ModerationTabs current="figures" />
      <Row>
        <SelectField
          label={strings.period}
          options={options}
          value={period}
          onChange={(value) => void navigate(`${FIGURES_PATH}?period=${value}`)}
        />
      </Row>
      <Loaded query={query}>
        {({ rows, sums }) =>
          rows.length === 0 ? (
            <EmptyState title={strings.emptyTitle}>
              <p>{strings.emptyText}</p>
            </EmptyState>
          ) : (
            <>
              <h2>{strings.bySort}</h2>
              <RecordTable caption={strings.bySort} columns={SUMS} rows={sums} keyOf={keyOf} dense />
              <h2>{strings.byMonth}</h2>
              <RecordTable caption={strings.byMonth} columns={MONTHS} rows={rows} keyOf={keyOf} dense />
              <Under as="p">{strings.note}</Under>
            </>
          )
        }
      </Loaded>
    </Page>
  );
}
