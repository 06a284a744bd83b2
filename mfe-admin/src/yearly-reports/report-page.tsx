import {
  correctYearlyReport,
  type EditedYearlyReport,
  LONGEST_NOTE,
  YEARLY_STATUS,
} from '@psp/contracts/yearly-reports';
import { StatusBadge } from '@psp/design-system/badge';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDate } from '@psp/design-system/format';
import { NextStep } from '@psp/design-system/life-cycle';
import { Link } from '@psp/design-system/link';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { TextAreaField } from '@psp/design-system/text-fields';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { useFormOf } from '@psp/features/forms/ui/use-act-form';
import { ReportBody } from '@psp/features/yearly-reports/ui/report-body';
import { HistoryCard } from '@psp/remote/history';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { api, REPORTS, reportQuery, useReportAct } from './queries.ts';
import { strings } from './strings.ts';
import { TextsForm } from './texts-form.tsx';

interface ReportProps {
  report: EditedYearlyReport;
}

/** /admin/reports/yearly/:id: texts, preview, publication and corrections of a yearly report. */
export function YearlyReportPage() {
  const { id = '' } = useParams();
  const query = useQuery(reportQuery(id));
  return <LoadedPage query={query}>{(report) => <Report key={report.id} report={report} />}</LoadedPage>;
}

function Report({ report }: ReportProps) {
  const { year, status, actions, history } = report;
  const title = strings.reportOf(year);
  usePageTitle(title);
  const [isUnsaved, setUnsaved] = useState(false);
  const isPublished = status === 'published';
  return (
    <Page width="wide">
      <PageHeader
        title={title}
        badge={<StatusBadge status={YEARLY_STATUS[status]} />}
        breadcrumb={[{ label: strings.title, href: REPORTS }, { label: title }]}
      />
      <Publication report={report} isUnsaved={isUnsaved} />
      {actions.includes('edit') ? <TextsForm report={report} onUnsaved={setUnsaved} /> : null}
      <Card aria-labelledby="preview">
        <CardHeader
          id="preview"
          title={isPublished ? strings.frozen : strings.preview}
          action={isPublished ? <Link href={`/raport/${year}`}>{strings.open}</Link> : null}
        />
        <CardBody>
          <Stack gap={24}>
            <p>{isPublished ? strings.frozenText : strings.previewText}</p>
            <ReportBody report={report} />
          </Stack>
        </CardBody>
      </Card>
      <HistoryCard entries={history} />
    </Page>
  );
}

const nextOf = ({ year, status, publishedAt, blockedBy }: EditedYearlyReport): { title: string; text: string } => {
  const { blocked, draft, published } = strings.next;
  if (status === 'published') return { title: published.title, text: published.text(formatDate(publishedAt ?? '')) };
  return blockedBy ? blocked[blockedBy](year) : draft;
};

/* Where the report stands, and its next act. */
function Publication({ report, isUnsaved }: ReportProps & { isUnsaved: boolean }) {
  const { actions, blockedBy } = report;
  const { title, text } = nextOf(report);
  return (
    <NextStep
      title={title}
      isWaiting={!actions.includes('publish') || blockedBy !== null}
      actions={
        <>
          <CorrectButton report={report} />
          <PublishButton report={report} isDisabled={isUnsaved} />
        </>
      }
    >
      {actions.length === 0 ? strings.next.readOnly : isUnsaved ? strings.unsaved : text}
    </NextStep>
  );
}

function PublishButton({
  report: { id, version, actions, blockedBy },
  isDisabled,
}: ReportProps & { isDisabled: boolean }) {
  const act = useReportAct(id, {
    send: () => api.call('POST /yearly-reports/:id/publish', { id, body: { version } }),
    done: strings.published,
  });
  return (
    <AskButton
      act={act}
      label={strings.publish}
      title={strings.publishTitle}
      isOffered={blockedBy === null && actions.includes('publish')}
      isDisabled={isDisabled}
    >
      <p>{strings.publishText}</p>
    </AskButton>
  );
}

const schema = correctYearlyReport.omit({ version: true });

function CorrectButton({ report: { id, version, actions } }: ReportProps) {
  const act = useReportAct<{ note: string }>(id, {
    send: (body) => api.call('POST /yearly-reports/:id/corrections', { id, body: { ...body, version } }),
    done: strings.corrected,
  });
  const { field, ...form } = useFormOf<{ note: string }, { note: string }>(act, {
    blank: { note: '' },
    ids: { note: 'erata' },
    schema,
  });
  return (
    <AskButton
      act={form}
      label={strings.correct}
      title={strings.correctTitle}
      variant="secondary"
      isOffered={actions.includes('correct')}
    >
      <p>{strings.correctText}</p>
      <TextAreaField
        {...field('note')}
        label={strings.note}
        hint={strings.noteHint}
        rows={4}
        maxLength={LONGEST_NOTE}
      />
    </AskButton>
  );
}
