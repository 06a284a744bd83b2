import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { assistantOfficeOperations } from '@psp/contracts/assistant-office';
import { type QuestionList, questionListOperations } from '@psp/contracts/question-list';
import type { Actor } from '@psp/domain/actor';
import {
  addQuestion,
  editQuestion,
  listAddedQuestions,
  removeQuestion,
} from '@psp/domain/knowledge/assistant/office/frequent-questions';
import {
  dismissGap,
  gapToQuestion,
  gapToTask,
  listGaps,
  readGap,
  reopenGap,
} from '@psp/domain/knowledge/assistant/office/gaps';
import { listOpinions } from '@psp/domain/knowledge/assistant/office/opinions';
import { addSynonym, editSynonym, listSynonyms, removeSynonym } from '@psp/domain/knowledge/assistant/office/synonyms';
import { QUESTION_LIST } from '@psp/domain/knowledge/assistant/office/question-list';
import { editSettings, listUses, readSettings } from '@psp/domain/knowledge/assistant/office/uses';
import { restoreSetting, saveSetting, viewSetting } from '@psp/domain/operating/settings/settings';
import type { Write } from '@psp/domain/write';
import { actsOn, type Reading } from '../acts-on.ts';

const step = actsOn(({ db, actor, now }: Reading, id: string) => readGap(db, actor, id, now));
const onQuestions = <Input>(command: (write: Write<Actor>, input: Input) => Promise<unknown>) =>
  acting({ command, answer: ({ db }, _, __: Input) => listAddedQuestions(db) });

/** The association's side of the assistant. */
export const assistantOfficeRoutes = (app: PortalApp): void =>
  implement(app, 'admin', assistantOfficeOperations, {
    gaps: ({ db, actor, now }, query) => listGaps(db, actor, query, now),
    toTask: step(gapToTask),
    toQuestion: step(gapToQuestion),
    dismiss: step(dismissGap),
    reopen: step(reopenGap),
    questions: ({ db }) => listAddedQuestions(db),
    addQuestion: onQuestions(addQuestion),
    editQuestion: onQuestions(editQuestion),
    removeQuestion: onQuestions(removeQuestion),
    synonyms: ({ db }, query) => listSynonyms(db, query),
    addSynonym,
    editSynonym,
    removeSynonym,
    uses: ({ db, now }, query) => listUses(db, query, now),
    settings: ({ db }) => readSettings(db),
    editSettings: acting({ command: editSettings, answer: ({ db }) => readSettings(db) }),
    opinions: ({ db }, query) => listOpinions(db, query),
  });

const answer = ({ db, now }: Pick<Reading, 'db' | 'now'>) => viewSetting(db, QUESTION_LIST, now);

/** The frequent questions, kept whole with their versions. */
export const questionListRoutes = (app: PortalApp): void =>
  implement(app, 'admin', questionListOperations, {
    view: answer,
    save: acting({
      command: saveSetting(QUESTION_LIST),
      answer: (write, _, __: { version: number; value: QuestionList }) => answer(write),
    }),
    restore: acting({
      command: restoreSetting(QUESTION_LIST),
      answer: (write, _, __: { version: number; of: number }) => answer(write),
    }),
  });
