import {
  type AddedQuestion,
  ANSWER_MAX,
  type AssistantGap,
  type FrequentQuestionForm,
  frequentQuestionForm,
  QUESTION_TITLE_MAX,
} from '@psp/contracts/assistant-office';
import { TextAreaField } from '@psp/design-system/text-fields';
import { ActDialog } from '@psp/features/acts/ui/act-dialog';
import { useFormOf } from '@psp/features/forms/ui/use-act-form';
import { useAct } from '@psp/remote/act/use-act';
import { useId } from 'react';
import { api, REFRESHED } from './queries.ts';
import { gapStrings, questionStrings as strings, strings as all } from './strings.ts';

interface DialogProps {
  title: string;
  confirmLabel: string;
  blank: FrequentQuestionForm;
  send: (body: FrequentQuestionForm) => Promise<unknown>;
  done: string;
  onClose: () => void;
}

function QuestionForm({ title, confirmLabel, blank, send, done, onClose }: DialogProps) {
  const act = useAct<FrequentQuestionForm>({ send, refreshes: REFRESHED, done, about: (_, given) => given.question });
  const { field, ...form } = useFormOf<FrequentQuestionForm>(act, {
    blank,
    ids: { question: useId(), answer: useId() },
    schema: frequentQuestionForm,
    codes: { 'frequent-question.exists': 'question' },
  });
  return (
    <ActDialog act={form} title={title} confirmLabel={confirmLabel} isOpen isWide onClose={onClose}>
      <TextAreaField
        {...field('question')}
        label={strings.question}
        hint={strings.questionHint}
        rows={3}
        maxLength={QUESTION_TITLE_MAX}
      />
      <TextAreaField {...field('answer')} label={strings.answer} rows={6} maxLength={ANSWER_MAX} />
    </ActDialog>
  );
}

/** Dialog in which a question without an answer gets one and becomes a frequent question. */
export function GapQuestionDialog({ gap, onClose }: { gap: AssistantGap; onClose: () => void }) {
  const { id, version, question } = gap;
  return (
    <QuestionForm
      title={gapStrings.question}
      confirmLabel={strings.publish}
      blank={{ question: question.slice(0, QUESTION_TITLE_MAX), answer: '' }}
      send={(body) => api.call('POST /assistant/gaps/:id/question', { id, body: { ...body, version } })}
      done={gapStrings.questionDone}
      onClose={onClose}
    />
  );
}

interface QuestionDialogProps {
  /** Null for a new one. */
  question: AddedQuestion | null;
  onClose: () => void;
}

/** Dialog of a frequent question. */
export function QuestionDialog({ question: edited, onClose }: QuestionDialogProps) {
  const { question = '', answer = '' } = edited ?? {};
  return (
    <QuestionForm
      title={edited ? strings.editTitle : strings.add}
      confirmLabel={edited ? all.save : strings.publish}
      blank={{ question, answer }}
      send={(body) =>
        edited
          ? api.call('PUT /assistant/questions/:id', { id: edited.id, body: { ...body, version: edited.version } })
          : api.call('POST /assistant/questions', { body })
      }
      done={strings.saved}
      onClose={onClose}
    />
  );
}
