import { serverNow } from '@psp/auth/session/server-clock';
import { romanianDay } from '@psp/contracts/romania';
import { type EditedYearlyList, newYearlyReport, YEARLY_STATUS } from '@psp/contracts/yearly-reports';
import { StatusBadge } from '@psp/design-system/badge';
import { Day } from '@psp/design-system/cells';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { NumberField } from '@psp/design-system/number-field';
import { Page, PageHeader } from '@psp/design-system/page';
import { EmptyState } from '@psp/design-system/states';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { useFormOf } from '@psp/features/forms/ui/use-act-form';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { useAct } from '@psp/remote/act/use-act';
import { Loaded } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { api, REPORTS, reportsQuery } from './queries.ts';
import { strings } from './strings.ts';

const day = (iso: string) => <Day dateTime={iso}>{formatDate(iso)}</Day>;

const columns: RecordColumns<EditedYearlyList['items'][number]> = [
  {
    key: 'year',
    label: strings.year,
    isTitle: true,
    cell: ({ id, year }) => (
      <Link href={`${REPORTS}/${id}`} isStrong>
        {strings.reportOf(year)}
      </Link>
    ),
  },
  { key: 'status', label: strings.status, cell: ({ status }) => <StatusBadge status={YEARLY_STATUS[status]} /> },
  {
    key: 'published',
    label: strings.publishedAt,
    cell: ({ publishedAt }) => (publishedAt ? day(publishedAt) : strings.none),
  },
  { key: 'changed', label: strings.changedAt, cell: ({ updatedAt }) => day(updatedAt) },
];

/* Begins the report of a year, by default the last one that has ended. */
function BeginButton() {
  const navigate = useNavigate();
  const act = useAct({
    send: (body: { year: number }) => api.call('POST /yearly-reports', { body }),
    done: strings.began,
    refreshes: [reportsQuery.queryKey],
    onDone: ({ id }) => void navigate(`${REPORTS}/${id}`),
  });
  const { field, ...form } = useFormOf<{ year: number | null }, { year: number }>(act, {
    blank: { year: Number(romanianDay(serverNow()).slice(0, 4)) - 1 },
    ids: { year: 'an' },
    schema: newYearlyReport,
    missing: { year: strings.yearMissing },
    codes: { 'yearly-report.exists': 'year', 'yearly-report.future': 'year' },
  });
  return (
    <AskButton act={form} label={strings.begin} title={strings.beginTitle}>
      <NumberField {...field('year')} label={strings.year} hint={strings.yearHint} hasDecimals={false} isYear />
    </AskButton>
  );
}

/** /admin/reports/yearly: the public reports, one a year. */
export function YearlyReportsPage() {
  usePageTitle(strings.title);
  const query = useQuery(reportsQuery);
  const begin = useIsReadOnly('settings') ? null : <BeginButton />;
  return (
    <Page width="wide">
      <PageHeader title={strings.title} lead={strings.lead} actions={begin} />
      <Loaded query={query} rows={4}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={strings.nothing}>
              <p>{strings.nothingText}</p>
            </EmptyState>
          ) : (
            <RecordTable caption={strings.title} columns={columns} rows={items} keyOf={({ id }) => id} dense />
          )
        }
      </Loaded>
    </Page>
  );
}
