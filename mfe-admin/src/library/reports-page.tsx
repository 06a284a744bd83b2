import {
  type AnswerReport,
  answerReport,
  LIBRARY_REPORT_LENGTH,
  type LibraryReport,
  REPORT_STATUS,
} from '@psp/contracts/library-opinions';
import { StatusBadge } from '@psp/design-system/badge';
import { Button } from '@psp/design-system/button';
import { Day, Prose, Under } from '@psp/design-system/cells';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Page, PageHeader } from '@psp/design-system/page';
import { TextAreaField } from '@psp/design-system/text-fields';
import { ActDialog } from '@psp/features/acts/ui/act-dialog';
import { useFormOf } from '@psp/features/forms/ui/use-act-form';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { useAct } from '@psp/remote/act/use-act';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageTitle } from '@psp/remote/screen';
import { useState } from 'react';
import { api, libraryQueue, REFRESHED, reportFilters, reportsQuery } from './queries.ts';
import { reports, strings } from './strings.ts';

const { columns: labels } = reports;

/** /admin/library/semnalari: errors that readers reported, with their answers. */
export function ReportsPage() {
  usePageTitle(reports.title);
  const listed = useListed(reportFilters, reportsQuery);
  const [chosen, setChosen] = useState<LibraryReport | null>(null);
  const columns = columnsOf(useIsReadOnly('library') ? null : setChosen);
  const list = { label: strings.title, href: libraryQueue.list.address(libraryQueue.list.none) };
  return (
    <Page width="wide">
      <PageHeader title={reports.title} lead={reports.lead} breadcrumb={[list]} />
      <FilteredList {...listed} words={reports} order={reports.newest}>
        {({ items }) => <RecordTable caption={reports.title} columns={columns} rows={items} keyOf={({ id }) => id} />}
      </FilteredList>
      {chosen ? <AnswerDialog report={chosen} onClose={() => setChosen(null)} /> : null}
    </Page>
  );
}

/* `onAnswer` is null for whoever only reads. */
const columnsOf = (onAnswer: ((report: LibraryReport) => void) | null): RecordColumns<LibraryReport> => [
  {
    key: 'status',
    label: reports.status,
    isWhole: true,
    cell: ({ status }) => <StatusBadge status={REPORT_STATUS[status]} />,
  },
  {
    key: 'text',
    label: labels.text,
    isTitle: true,
    cell: (report) => (
      <>
        <Prose>{report.text}</Prose>
        <Under>{reports.by(report)}</Under>
      </>
    ),
  },
  {
    key: 'document',
    label: labels.document,
    cell: ({ document: { kind, id, title, edition }, edition: read }) => (
      <>
        <Link
          href={kind === 'legislation' ? `/admin/legislation/${id}` : libraryQueue.hrefOf(id, libraryQueue.list.none)}
        >
          {title}
        </Link>
        <Under>{reports.editionOf(read, edition)}</Under>
      </>
    ),
  },
  { key: 'when', label: labels.when, cell: ({ createdAt }) => <Day dateTime={createdAt}>{formatDate(createdAt)}</Day> },
  {
    key: 'answer',
    label: labels.answer,
    cell: (report) => {
      if (report.answer !== null) return <Prose>{report.answer}</Prose>;
      return onAnswer ? (
        <Button
          variant="secondary"
          size="small"
          aria-label={reports.answerWhat(report.document.title)}
          onPress={() => onAnswer(report)}
        >
          {reports.answer}
        </Button>
      ) : null;
    },
  },
];

function AnswerDialog({ report, onClose }: { report: LibraryReport; onClose: () => void }) {
  const { id, version, document } = report;
  const act = useAct<AnswerReport>({
    send: (body) => api.call('POST /library-reports/:id/answer', { id, body }),
    refreshes: REFRESHED,
    done: reports.answered,
    about: document.title,
  });
  const { field, ...form } = useFormOf<{ answer: string }, AnswerReport>(act, {
    blank: { answer: '' },
    schema: { safeParse: (values: unknown) => answerReport.safeParse({ ...(values as object), version }) },
    ids: { answer: 'raspunsul' },
  });
  return (
    <ActDialog act={form} title={reports.answerTitle} confirmLabel={reports.send} isOpen onClose={onClose}>
      <p>{report.text}</p>
      <TextAreaField
        {...field('answer')}
        label={labels.answer}
        hint={reports.answerHint}
        rows={4}
        maxLength={LIBRARY_REPORT_LENGTH}
      />
    </ActDialog>
  );
}
