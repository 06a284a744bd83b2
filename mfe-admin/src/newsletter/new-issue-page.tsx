import type { IssueContent } from '@psp/contracts/newsletter-issues';
import { Page, PageHeader } from '@psp/design-system/page';
import { SkeletonList } from '@psp/design-system/skeleton';
import { useReadsOnly } from '@psp/remote/members/read-only';
import { usePageTitle } from '@psp/remote/screen';
import { useIntention } from '@psp/remote/use-intention';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { messages as common } from '../common/messages.ts';
import { issueAddress, issueList, sectionAddress } from './filters.ts';
import { messages } from './messages.ts';
import { createIssue, issuesQuery } from './queries.ts';
import { useEditor } from './use-editor.ts';

const IssueForm = lazy(async () => ({ default: (await import('./issue-form.tsx')).IssueForm }));

const EMPTY: IssueContent = { subject: '', preheader: '', body: '', audience: 'all', countyCode: null, domain: null };
/* Not stored yet. */
const NEW = { id: 'nou', version: 0, ...EMPTY };

/** /admin/newsletter/nou: an issue that becomes a draft when it is first saved. */
export function NewIssuePage() {
  usePageTitle(messages.newTitle);
  const editor = useEditor(NEW, { save: useCreate() });
  if (useReadsOnly()) return <Navigate to={sectionAddress('numere')} replace />;
  return (
    <Page width="wide">
      <PageHeader
        title={messages.newTitle}
        breadcrumb={[{ label: messages.title, href: sectionAddress('numere') }]}
        breadcrumbLabel={common.breadcrumb}
        lead={messages.newLead}
      />
      <Suspense fallback={<SkeletonList rows={6} label={common.loading} />}>
        <IssueForm editor={editor} />
      </Suspense>
    </Page>
  );
}

function useCreate() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { keyFor } = useIntention();
  return async (content: IssueContent): Promise<{ version: number }> => {
    const id = await createIssue(content, keyFor(content));
    void client.invalidateQueries({ queryKey: issuesQuery(issueList.none).queryKey.slice(0, -1) });
    // Saved means gone from this page: its form could otherwise be sent once more, emptied.
    await navigate(issueAddress(id), { replace: true });
    return { version: 1 };
  };
}
