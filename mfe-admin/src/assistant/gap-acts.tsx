import type { AssistantGap } from '@psp/contracts/assistant-office';
import { Button } from '@psp/design-system/button';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { useAct } from '@psp/remote/act/use-act';
import { ActRow } from '../common/act-row.ts';
import { api, REFRESHED } from './queries.ts';
import { gapStrings as strings } from './strings.ts';

interface GapActsProps {
  gap: AssistantGap;
  /** Opens the dialog in which the answer is written. */
  onAnswer: () => void;
}

/** What may be done with a question without an answer. */
export function GapActs({ gap, onAnswer }: GapActsProps) {
  const { actions, question } = gap;
  if (actions.length === 0) return null;
  return (
    <ActRow>
      <TaskButton gap={gap} />
      {actions.includes('question') ? (
        <Button variant="secondary" size="small" aria-label={`${strings.answer}, ${question}`} onPress={onAnswer}>
          {strings.answer}
        </Button>
      ) : null}
      <Step gap={gap} action="dismiss" label={strings.dismiss} done={strings.dismissed} />
      <Step gap={gap} action="reopen" label={strings.reopen} done={strings.reopened} />
    </ActRow>
  );
}

function TaskButton({ gap: { id, version, question, actions } }: { gap: AssistantGap }) {
  const act = useAct({
    send: () => api.call('POST /assistant/gaps/:id/task', { id, body: { version } }),
    refreshes: [...REFRESHED, ['admin', 'library']],
    done: strings.taskDone,
    about: question,
  });
  return (
    <AskButton
      act={act}
      label={strings.task}
      about={question}
      title={strings.taskTitle}
      confirmLabel={strings.taskConfirm}
      isOffered={actions.includes('task')}
      variant="secondary"
      size="small"
    >
      <p>{strings.taskText}</p>
    </AskButton>
  );
}

interface StepProps {
  gap: AssistantGap;
  action: 'dismiss' | 'reopen';
  label: string;
  done: string;
}

/* Each is undone by the other, so nothing is asked. */
function Step({ gap: { id, version, question, actions }, action, label, done }: StepProps) {
  const act = useAct({
    send: () =>
      action === 'dismiss'
        ? api.call('POST /assistant/gaps/:id/dismiss', { id, body: { version } })
        : api.call('POST /assistant/gaps/:id/reopen', { id, body: { version } }),
    refreshes: REFRESHED,
    done,
    about: question,
    failed: strings.failed,
  });
  return actions.includes(action) ? (
    <Button
      variant="quiet"
      size="small"
      isPending={act.isPending}
      aria-label={`${label}, ${question}`}
      onPress={() => act.run('')}
    >
      {label}
    </Button>
  ) : null;
}
