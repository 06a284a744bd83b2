import { ISSUE_STATUS, type IssueView } from '@psp/contracts/newsletter-issues';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { SkeletonList } from '@psp/design-system/skeleton';
import { HistoryCard } from '@psp/remote/history';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { messages as common } from '../common/messages.ts';
import { StatusBadge } from '../common/status-badge.tsx';
import { IssueActions } from './issue-actions.tsx';
import { messages } from './messages.ts';
import { Preview } from './preview.tsx';
import { Progress } from './progress.tsx';
import { issueQuery, uploadPicture, useIssueActs } from './queries.ts';
import { segmentWords } from './segment-words.ts';
import { useEditor } from './use-editor.ts';

/* With the editor of long text, which an issue that was sent does not need. */
const IssueForm = lazy(async () => ({ default: (await import('./issue-form.tsx')).IssueForm }));

/** One issue: written while it is a draft, then followed on its way. */
export function IssuePage() {
  const { id = '' } = useParams();
  const query = useQuery(issueQuery(id));
  return <LoadedPage query={query}>{(issue) => <Issue key={issue.id} issue={issue} />}</LoadedPage>;
}

function Issue({ issue }: { issue: IssueView }) {
  const title = issue.subject || common.untitled;
  usePageTitle(title);
  const acts = useIssueActs(issue.id);
  const editor = useEditor(issue, acts);
  const upload = useMemo(() => uploadPicture(issue.id), [issue.id]);
  const isDraft = issue.actions.includes('edit');
  return (
    <Page width="wide">
      <PageHeader
        title={title}
        badge={<StatusBadge status={ISSUE_STATUS[issue.status]} />}
        breadcrumb={[{ label: messages.title, href: '/admin/newsletter' }]}
        breadcrumbLabel={common.breadcrumb}
        meta={[segmentWords(issue)]}
      />
      <IssueActions issue={issue} editor={editor} act={acts.act} />
      <Stack gap={24}>
        {issue.progress.total > 0 ? <Progress issue={issue} /> : null}
        {isDraft ? (
          <Suspense fallback={<SkeletonList rows={6} label={common.loading} />}>
            <IssueForm editor={editor} uploadPicture={upload} />
          </Suspense>
        ) : null}
        <Preview issue={issue} isDirty={editor.isDirty} />
        <HistoryCard entries={issue.history} />
      </Stack>
    </Page>
  );
}
