import { ISSUE_STATUS, type IssueView } from '@psp/contracts/newsletter-issues';
import { StatusBadge } from '@psp/design-system/badge';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Prose } from '@psp/design-system/cells';
import { DescriptionList } from '@psp/design-system/description-list';
import { formatNumber } from '@psp/design-system/format';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { ProgressBar } from '@psp/design-system/progress-bar';
import { SkeletonList } from '@psp/design-system/skeleton';
import { Tabs } from '@psp/design-system/tabs';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { SAME_SCREEN } from '@psp/remote/focus';
import { HistoryCard } from '@psp/remote/history';
import { Loaded, LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { strings as common } from '../common/strings.ts';
import { issueAddress, sectionAddress } from './filters.ts';
import { IssueActions } from './issue-actions.tsx';
import { NEW_ISSUE } from './new-issue.ts';
import { issueQuery, previewQuery, uploadPicture } from './queries.ts';
import { segmentWords } from './segment-words.ts';
import { failureText, strings } from './strings.ts';
import { useIssueEditor } from './use-editor.ts';

/* Loads the editor of long text, which a sent issue does not need. */
const IssueForm = lazy(async () => ({ default: (await import('./issue-form.tsx')).IssueForm }));

/**
 * Page of one issue: the form of a draft, or the progress of a sent issue. The first save of a new issue
 * (/admin/newsletter/nou) changes the address; the form stays.
 */
export function IssuePage() {
  const { id } = useParams();
  const [createdId, setCreatedId] = useState<string>();
  const isReadOnly = useIsReadOnly('settings');
  const storedId = id ?? createdId;
  const query = useQuery({ ...issueQuery(storedId ?? NEW_ISSUE.id), enabled: storedId !== undefined });
  if (storedId === undefined && isReadOnly) return <Navigate to={sectionAddress('numere')} replace />;
  const issue = storedId === undefined ? NEW_ISSUE : query.data;
  if (!issue) return <LoadedPage query={query}>{() => null}</LoadedPage>;
  return <Issue key={storedId === createdId ? NEW_ISSUE.id : storedId} issue={issue} onCreated={setCreatedId} />;
}

interface IssueProps {
  issue: IssueView;
  /** Called with the id of a new issue after its first save. */
  onCreated: (id: string) => void;
}

/** Progress of an issue, updated while its mails are sent. */
function Progress({ issue }: { issue: IssueView }) {
  const { total, sent, failed, waiting, skipped } = issue.progress;
  const done = total - waiting;
  return (
    <Card>
      <CardHeader title={strings.progress} />
      <CardBody>
        <Stack gap={16}>
          <ProgressBar label={strings.progressOf(done, total)} value={Math.floor((done / total) * 100)} />
          <DescriptionList
            items={[
              { term: strings.sentCount, detail: formatNumber(sent) },
              { term: strings.failed, detail: formatNumber(failed) },
              { term: strings.waiting, detail: formatNumber(waiting) },
              { term: strings.skipped, detail: formatNumber(skipped) },
              { term: strings.total, detail: formatNumber(total) },
            ]}
          />
          {issue.failures.length > 0 ? (
            <div>
              <h3>{strings.failures}</h3>
              <ul>
                {issue.failures.map(({ error, count }) => (
                  <li key={error}>{strings.failureOf(failureText(error), count)}</li>
                ))}
              </ul>
            </div>
          ) : null}
        </Stack>
      </CardBody>
    </Card>
  );
}

const Frame = styled.iframe`
  width: 100%;
  height: 560px;
  border: 1px solid var(--line);
  border-radius: 4px;
  background: #f7f6f2;
`;

/** Mail of the stored issue, in a frame without scripts and navigation. */
function Preview({ issue, isDirty }: { issue: IssueView; isDirty: boolean }) {
  const [form, setForm] = useState('html');
  const isEmpty = issue.body === '';
  const query = useQuery({ ...previewQuery(issue), enabled: !isEmpty });
  return (
    <Card>
      <CardHeader title={strings.preview} action={isDirty ? strings.previewSaved : null} />
      <CardBody>
        {isEmpty ? (
          <p>{strings.previewEmpty}</p>
        ) : (
          <Loaded query={query} rows={6}>
            {({ subject, html, text }) => (
              <Stack gap={16}>
                <Tabs
                  label={strings.previewAs}
                  selected={form}
                  onSelect={setForm}
                  items={[
                    {
                      key: 'html',
                      label: strings.asHtml,
                      content: <Frame title={strings.previewOf(subject)} sandbox="" srcDoc={html} />,
                    },
                    { key: 'text', label: strings.asText, content: <Prose>{text}</Prose> },
                  ]}
                />
              </Stack>
            )}
          </Loaded>
        )}
      </CardBody>
    </Card>
  );
}

function Issue({ issue, onCreated }: IssueProps) {
  const isNew = issue.version === 0;
  const title = isNew ? strings.newTitle : issue.subject || common.untitled;
  usePageTitle(title);
  const editor = useIssueEditor(issue, useCreated(onCreated));
  const upload = useMemo(() => (isNew ? null : uploadPicture(issue.id)), [isNew, issue.id]);
  const isDraft = issue.actions.includes('edit');
  return (
    <Page width="wide">
      <PageHeader
        title={title}
        badge={isNew ? undefined : <StatusBadge status={ISSUE_STATUS[issue.status]} />}
        breadcrumb={[{ label: strings.title, href: sectionAddress('numere') }]}
        lead={isNew ? strings.newLead : undefined}
        meta={isNew ? undefined : [segmentWords(issue)]}
      />
      {isNew ? null : <IssueActions issue={issue} editor={editor} />}
      <Stack gap={24}>
        {issue.progress.total > 0 ? <Progress issue={issue} /> : null}
        {isDraft ? (
          <Suspense fallback={<SkeletonList rows={6} label={common.loading} />}>
            <IssueForm editor={editor} uploadPicture={upload} />
          </Suspense>
        ) : null}
        {isNew ? null : <Preview issue={issue} isDirty={editor.isUnsaved} />}
        {isNew ? null : <HistoryCard entries={issue.history} />}
      </Stack>
    </Page>
  );
}

/* Changes the address after the first save of a new issue. */
function useCreated(onCreated: (id: string) => void) {
  const navigate = useNavigate();
  return ({ id }: IssueView) => {
    onCreated(id);
    void navigate(issueAddress(id), { replace: true, preventScrollReset: true, state: SAME_SCREEN });
  };
}
