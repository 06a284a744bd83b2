import type { AssistantGap } from '@psp/contracts/assistant-office';
import { Button } from '@psp/design-system/button';
import { Row } from '@psp/design-system/page';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { useAct } from '@psp/remote/act/use-act';
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
    <Row gap={8}>
      <TaskButton gap={gap} />
      {actions.includes('question') ? (
        <Button variant="secondary" size="small" aria-label={`${strings.question}, ${question}`} onPress={onAnswer}>
          {strings.question}
        </Button>
      ) : null}
      <Step gap={gap} action="dismiss" label={strings.dismiss} done={strings.dismissed} />
      <Step gap={gap} action="reopen" label={strings.reopen} done={strings.reopened} />
    </Row>
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
