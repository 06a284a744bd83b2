import type { IssueAction, IssueView } from '@psp/contracts/newsletter-issues';
import { Button } from '@psp/design-system/button';
import { formatDateTime } from '@psp/design-system/format';
import { NextStep } from '@psp/design-system/life-cycle';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CancelDialog, ScheduleDialog, SendDialog } from './act-dialogs.tsx';
import { strings, NEXT, READ_ONLY } from './strings.ts';
import { newsletter, recipientsQuery, useIssueAct } from './queries.ts';
import type { IssueEditor } from './use-editor.ts';

export interface ActProps {
  issue: IssueView;
  editor: IssueEditor;
}

type Asking = 'send' | 'schedule' | 'cancel';

/** State of an issue and its actions. Typed text is saved before each action. */
export function IssueActions({ issue, editor }: ActProps) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const isReadOnly = issue.actions.length === 0 && issue.status !== 'sent' && issue.status !== 'cancelled';
  const { title, text } = isReadOnly ? READ_ONLY : NEXT[issue.status];
  const isForNobody = useIsForNobody(editor, mayGo({ issue, editor }, 'send'));
  const dialog = { issue, editor, onClose: () => setAsking(null) };
  const { status, scheduledAt } = issue;
  return (
    <>
      <NextStep
        title={title}
        actions={<Buttons issue={issue} editor={editor} isForNobody={isForNobody} onAsk={setAsking} />}
      >
        {`${status === 'scheduled' && scheduledAt ? `${formatDateTime(scheduledAt)}. ` : ''}${isForNobody ? strings.forNobody : text}`}
      </NextStep>
      <SendDialog {...dialog} isOpen={asking === 'send'} />
      <ScheduleDialog {...dialog} isOpen={asking === 'schedule'} />
      <CancelDialog {...dialog} isOpen={asking === 'cancel'} />
    </>
  );
}

/* The server has not checked a draft that was never saved. */
function mayGo({ issue: { actions }, editor }: ActProps, action: IssueAction): boolean {
  const isWritten = editor.text.subject.trim() !== '' && editor.text.body !== '';
  return actions.includes(action) || (actions.includes('edit') && isWritten);
}

interface ButtonsProps extends ActProps {
  isForNobody: boolean;
  onAsk: (asking: Asking) => void;
}

function Buttons({ isForNobody, onAsk, ...props }: ButtonsProps) {
  const { status, actions } = props.issue;
  return (
    <>
      {actions.includes('cancel') && (status === 'draft' || status === 'scheduled' || status === 'sending') ? (
        <Button variant="secondary" onPress={() => onAsk('cancel')}>
          {strings.cancel[status]}
        </Button>
      ) : null}
      {actions.includes('unschedule') ? <UnscheduleButton issue={props.issue} /> : null}
      {mayGo(props, 'test') ? <TestButton {...props} /> : null}
      {mayGo(props, 'schedule') && status === 'draft' ? (
        <Button variant="secondary" isDisabled={isForNobody} onPress={() => onAsk('schedule')}>
          {strings.schedule}
        </Button>
      ) : null}
      {mayGo(props, 'send') ? (
        <Button isDisabled={isForNobody} onPress={() => onAsk('send')}>
          {strings.send}
        </Button>
      ) : null}
    </>
  );
}

/* Shown beforehand, as the server refuses an issue without recipients. */
function useIsForNobody({ text }: IssueEditor, isAsked: boolean): boolean {
  const { data, isPlaceholderData } = useQuery({ ...recipientsQuery(text), enabled: isAsked });
  return isAsked && !isPlaceholderData && data?.recipients === 0;
}

function TestButton({ issue, editor }: ActProps) {
  const test = useIssueAct(issue.id, {
    send: async () => {
      await editor.versionToActOn();
      return newsletter.call('POST /newsletter/issues/:id/test', { id: issue.id });
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
  const { id, version } = issue;
  const back = useIssueAct(id, {
    send: () => newsletter.call('POST /newsletter/issues/:id/unschedule', { id, body: { version } }),
    done: strings.unscheduled,
    failed: strings.actFailed,
  });
  return (
    <Button variant="secondary" isPending={back.isPending} onPress={() => back.run()}>
      {strings.unschedule}
    </Button>
  );
}
