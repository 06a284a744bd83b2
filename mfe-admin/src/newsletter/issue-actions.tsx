import type { IssueAction, IssueView } from '@psp/contracts/newsletter-issues';
import { Button } from '@psp/design-system/button';
import { formatDateTime } from '@psp/design-system/format';
import { NextStep } from '@psp/design-system/life-cycle';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CancelDialog, ScheduleDialog, SendDialog } from './act-dialogs.tsx';
import { strings, NEXT, READ_ONLY } from './strings.ts';
import { actOnIssue, recipientsQuery, useIssueAct } from './queries.ts';
import type { IssueEditor } from './use-editor.ts';

export interface ActProps {
  issue: IssueView;
  editor: IssueEditor;
}

type Asking = 'send' | 'schedule' | 'cancel';

/** Where the issue stands and what may be done with it; what is typed is saved before anything is done. */
export function IssueActions({ issue, editor }: ActProps) {
  const [asking, setAsking] = useState<Asking | null>(null);
  // A draft that was never saved whole cannot be judged by the server yet.
  const may = (action: IssueAction) => issue.actions.includes(action);
  const isWritten = editor.text.subject.trim() !== '' && editor.text.body !== '';
  const mayGo = (action: IssueAction) => may(action) || (may('edit') && isWritten);
  const isReadOnly = issue.actions.length === 0 && issue.status !== 'sent' && issue.status !== 'cancelled';
  const { title, text } = isReadOnly ? READ_ONLY : NEXT[issue.status];
  const isForNobody = useIsForNobody(editor, mayGo('send'));
  const dialog = { issue, editor, onClose: () => setAsking(null) };
  const { status } = issue;
  const actions = (
    <>
      {may('cancel') && (status === 'draft' || status === 'scheduled' || status === 'sending') ? (
        <Button variant="secondary" onPress={() => setAsking('cancel')}>
          {strings.cancel[status]}
        </Button>
      ) : null}
      {may('unschedule') ? <UnscheduleButton issue={issue} /> : null}
      {mayGo('test') ? <TestButton issue={issue} editor={editor} /> : null}
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
function useIsForNobody({ text }: IssueEditor, isAsked: boolean): boolean {
  const { data, isPlaceholderData } = useQuery({ ...recipientsQuery(text), enabled: isAsked });
  return isAsked && !isPlaceholderData && data?.recipients === 0;
}

function TestButton({ issue, editor }: ActProps) {
  const test = useIssueAct(issue.id, {
    send: async () => {
      await editor.versionToActOn();
      return actOnIssue(issue.id, 'test', {});
    },
    done: strings.tested,
    failed: strings.testFailed,
  });
  return (
    <Button variant="secondary" isPending={test.isPending} pendingLabel={strings.testing} onPress={() => test.run()}>
      {strings.test}
    </Button>
  );
}

function UnscheduleButton({ issue }: Pick<ActProps, 'issue'>) {
  const back = useIssueAct(issue.id, {
    send: () => actOnIssue(issue.id, 'unschedule', { version: issue.version }),
    done: strings.unscheduled,
    failed: strings.actFailed,
  });
  return (
    <Button variant="secondary" isPending={back.isPending} onPress={() => back.run()}>
      {strings.unschedule}
    </Button>
  );
}
