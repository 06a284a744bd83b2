import {
  ANSWER_MAX,
  type AssistantGap,
  type FrequentQuestionForm,
  frequentQuestionForm,
  QUESTION_TITLE_MAX,
} from '@psp/contracts/assistant-office';
import { fold } from '@psp/contracts/fold';
import type { ListedQuestion, QuestionList } from '@psp/contracts/question-list';
import type { SettingView } from '@psp/contracts/settings';
import { TextAreaField } from '@psp/design-system/text-fields';
import { ActDialog } from '@psp/features/acts/ui/act-dialog';
import { useFormOf } from '@psp/features/forms/ui/use-act-form';
import { newKey } from '@psp/remote/act/idempotency';
import { useAct } from '@psp/remote/act/use-act';
import { useId } from 'react';
import { api, REFRESHED, saveQuestions } from './queries.ts';
import { gapStrings, questionStrings as strings, strings as all } from './strings.ts';

interface DialogProps {
  title: string;
  confirmLabel: string;
  blank: FrequentQuestionForm;
  send: (body: FrequentQuestionForm) => Promise<unknown>;
  done: string;
  /** Questions that it may not repeat. */
  others?: readonly ListedQuestion[];
  onClose: () => void;
}

const isSame = (one: string, other: string): boolean => fold(one).trim() === fold(other).trim();

function QuestionForm({ title, confirmLabel, blank, send, done, others = [], onClose }: DialogProps) {
  const act = useAct<FrequentQuestionForm>({ send, refreshes: REFRESHED, done, about: (_, given) => given.question });
  const { field, ...form } = useFormOf<FrequentQuestionForm>(act, {
    blank,
    ids: { question: useId(), answer: useId() },
    schema: frequentQuestionForm,
    follows: true,
    check: ({ question }) => ({
      question: others.some((one) => isSame(one.question, question)) ? strings.taken : undefined,
    }),
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
  list: SettingView<QuestionList>;
  /** Null for a new one. */
  question: ListedQuestion | null;
  onClose: () => void;
}

/** Dialog of a frequent question. */
export function QuestionDialog({ list: { version, value }, question: edited, onClose }: QuestionDialogProps) {
  const { question = '', answer = '' } = edited ?? {};
  const others = value.items.filter(({ id }) => id !== edited?.id);
  const save = (given: FrequentQuestionForm): ListedQuestion[] => {
    const saved = { id: edited?.id ?? newKey(), ...given };
    // A question that a colleague has removed meanwhile comes back at the end.
    const isListed = others.length < value.items.length;
    return isListed ? value.items.map((one) => (one.id === saved.id ? saved : one)) : [...value.items, saved];
  };
  return (
    <QuestionForm
      title={edited ? strings.editTitle : strings.add}
      confirmLabel={edited ? all.save : strings.publish}
      blank={{ question, answer }}
      others={others}
      send={(given) => saveQuestions(version, save(given))}
      done={strings.saved}
      onClose={onClose}
    />
  );
}
