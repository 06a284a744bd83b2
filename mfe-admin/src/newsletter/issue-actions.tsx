import type { IssueAction, IssueView } from '@psp/contracts/newsletter-issues';
import { Button } from '@psp/design-system/button';
import { formatDateTime } from '@psp/design-system/format';
import { NextStep } from '@psp/design-system/life';
import { showToast } from '@psp/design-system/toast';
import { refusalOf } from '@psp/remote/ask-dialog';
import { keepKeyboardOnPage } from '@psp/remote/focus';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CancelDialog, ScheduleDialog, SendDialog } from './act-dialogs.tsx';
import { strings, NEXT, READ_ONLY } from './strings.ts';
import { recipientsQuery, type useIssueActs } from './queries.ts';
import type { Editor } from './use-editor.ts';

export interface ActProps {
  issue: IssueView;
  editor: Editor;
  act: ReturnType<typeof useIssueActs>['act'];
}

type Asking = 'send' | 'schedule' | 'cancel';

/** Where the issue stands and what may be done with it; what is typed is saved before anything is done. */
export function IssueActions({ issue, editor, act }: ActProps) {
  const [asking, setAsking] = useState<Asking | null>(null);
  // A draft that was never saved whole cannot be judged by the server yet.
  const may = (action: IssueAction) => issue.actions.includes(action);
  const isWritten = editor.content.subject.trim() !== '' && editor.content.body !== '';
  const mayGo = (action: IssueAction) => may(action) || (may('edit') && isWritten);
  const isReadOnly = issue.actions.length === 0 && issue.status !== 'sent' && issue.status !== 'cancelled';
  const { title, text } = isReadOnly ? READ_ONLY : NEXT[issue.status];
  const isForNobody = useIsForNobody(editor, mayGo('send'));
  const dialog = { issue, editor, act, onClose: () => setAsking(null) };
  const { status } = issue;
  const actions = (
    <>
      {may('cancel') && (status === 'draft' || status === 'scheduled' || status === 'sending') ? (
        <Button variant="secondary" onPress={() => setAsking('cancel')}>
          {strings.cancel[status]}
        </Button>
      ) : null}
      {may('unschedule') ? <UnscheduleButton issue={issue} act={act} /> : null}
      {mayGo('test') ? <TestButton editor={editor} act={act} /> : null}
      {mayGo('schedule') && status === 'draft' ? (
        <Button variant="secondary" isDisabled={isForNobody} onPress={() => setAsking('schedule')}>
          {strings.schedule}
        </Button>
      ) : null}
      {mayGo('send') ? (
        <Button isDisabled={isForNobody} onPress={() => setAsking('send')}>
          {strings.send}
        </Button>
      ) : null}
    </>
  );
  return (
    <>
      <NextStep title={title} actions={actions}>
        {status === 'scheduled' && issue.scheduledAt ? `${formatDateTime(issue.scheduledAt)}. ` : ''}
        {isForNobody ? strings.forNobody : text}
      </NextStep>
      <SendDialog {...dialog} isOpen={asking === 'send'} />
      <ScheduleDialog {...dialog} isOpen={asking === 'schedule'} />
      <CancelDialog {...dialog} isOpen={asking === 'cancel'} />
    </>
  );
}

/* Known before it is asked for: an issue that nobody would get is refused. */
function useIsForNobody({ content }: Editor, isAsked: boolean): boolean {
  const { data, isPlaceholderData } = useQuery({ ...recipientsQuery(content), enabled: isAsked });
  return isAsked && !isPlaceholderData && data?.recipients === 0;
}

function TestButton({ editor, act }: Pick<ActProps, 'editor' | 'act'>) {
  const test = useMutation({
    mutationFn: async () => {
      await editor.save();
      await act('test', {});
    },
    onSuccess: () => showToast({ title: strings.tested, tone: 'success' }),
    onError: (error) =>
      showToast({ title: strings.testFailed, message: refusalOf(error, { hasFields: false }), tone: 'danger' }),
  });
  return (
    <Button variant="secondary" isPending={test.isPending} pendingLabel={strings.testing} onPress={() => test.mutate()}>
      {strings.test}
    </Button>
  );
}

function UnscheduleButton({ issue, act }: Pick<ActProps, 'issue' | 'act'>) {
  const back = useMutation({
    mutationFn: () => act('unschedule', { version: issue.version }),
    onSuccess: () => {
      showToast({ title: strings.unscheduled, tone: 'success' });
      keepKeyboardOnPage();
    },
    onError: (error) =>
      showToast({ title: strings.actFailed, message: refusalOf(error, { hasFields: false }), tone: 'danger' }),
  });
  return (
    <Button variant="secondary" isPending={back.isPending} onPress={() => back.mutate()}>
      {strings.unschedule}
    </Button>
  );
}
