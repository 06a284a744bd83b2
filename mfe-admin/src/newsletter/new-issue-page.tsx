import type { IssueContent } from '@psp/contracts/newsletter-issues';
import { Page, PageHeader } from '@psp/design-system/page';
import { SkeletonList } from '@psp/design-system/skeleton';
import { leaveDraft } from '@psp/remote/draft';
import { useReadsOnly } from '@psp/remote/members/read-only';
import { usePageTitle } from '@psp/remote/screen';
import { useIntention } from '@psp/remote/use-intention';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { messages as common } from '../common/messages.ts';
import { issueAddress, issueList, sectionAddress } from './filters.ts';
import { messages } from './messages.ts';
import { createIssue, issuesQuery } from './queries.ts';
import { draftName, useEditor } from './use-editor.ts';

const IssueForm = lazy(async () => ({ default: (await import('./issue-form.tsx')).IssueForm }));

const EMPTY: IssueContent = { subject: '', preheader: '', body: '', audience: 'all', countyCode: null, domain: null };
/* Not stored yet. */
const NEW = { id: 'nou', version: 0, ...EMPTY };

/** /admin/newsletter/nou: an issue that becomes a draft when it is first saved. */
export function NewIssuePage() {
  usePageTitle(messages.newTitle);
  const written = useRef<IssueContent>(EMPTY);
  const isStored = useRef(false);
  const leave = (id: string, sent: IssueContent) => {
    isStored.current = true;
    // What was typed meanwhile goes on to the draft's own page.
    if (written.current !== sent) leaveDraft(draftName(id), written.current);
  };
  const editor = useEditor(NEW, { save: useCreate(leave) });
  useEffect(() => {
    written.current = editor.content;
  }, [editor.content]);
  useEffect(
    () => () => {
      // After the editor has kept the last letters, as it does when a page is left.
      if (isStored.current) leaveDraft(draftName(NEW.id), null);
    },
    [],
  );
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

/* `onStored` is told the id and what was stored, before the draft's own page opens. */
function useCreate(onStored: (id: string, sent: IssueContent) => void) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { keyFor } = useIntention();
  return async (content: IssueContent): Promise<{ version: number }> => {
    const id = await createIssue(content, keyFor(content));
    void client.invalidateQueries({ queryKey: issuesQuery(issueList.none).queryKey.slice(0, -1) });
    onStored(id, content);
    // Saved means gone from this page: its form could otherwise be sent once more, emptied.
    await navigate(issueAddress(id), { replace: true });
    return { version: 1 };
  };
}
