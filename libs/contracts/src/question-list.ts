import { z } from 'zod';
import { editors, viewers } from './access.ts';
import { ADDED_QUESTIONS_MAX, frequentQuestionForm } from './assistant-office.ts';
import { id } from './common.ts';
import { fold } from './fold.ts';
import { FREQUENT_QUESTIONS } from './frequent-questions.ts';
import { act, operations, read } from './operations.ts';
import { restoreSetting, saveSetting, settingView } from './settings.ts';

const listedQuestion = frequentQuestionForm.extend({ id });
export type ListedQuestion = z.infer<typeof listedQuestion>;

const isEachOnce = (texts: readonly string[]): boolean => new Set(texts).size === texts.length;

/** All frequent questions in the order of /support: those of the portal keep their ids when their text is changed. */
export const questionList = z.strictObject({
  items: z
    .array(listedQuestion)
    .max(ADDED_QUESTIONS_MAX + FREQUENT_QUESTIONS.length, 'Lista are prea multe întrebări.')
    .refine((items) => isEachOnce(items.map((one) => one.id)), 'O întrebare apare de două ori în listă.')
    .refine(
      (items) => isEachOnce(items.map(({ question }) => fold(question).trim())),
      'O întrebare apare de două ori în listă.',
    ),
});
export type QuestionList = z.infer<typeof questionList>;

export const questionListView = settingView(questionList);
const whole = { access: editors, view: questionListView };

/** The frequent questions as a setting that is kept whole: read, saved, and brought back to an earlier version. */
export const questionListOperations = operations(['admin'], {
  view: read('/assistant/question-list', { access: viewers, view: questionListView }),
  save: act('setting.save', 'POST /assistant/question-list', { ...whole, body: saveSetting(questionList) }),
  restore: act('setting.restore', 'POST /assistant/question-list/restore', { ...whole, body: restoreSetting }),
});
