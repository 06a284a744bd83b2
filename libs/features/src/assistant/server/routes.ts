import { embedQuestion } from '@psp/bff-kit/embed';
import { acting, implement, type Read } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { callerOf } from '@psp/bff-kit/write';
import { assistantOperations } from '@psp/contracts/assistant';
import type { Actor } from '@psp/domain/actor';
import { findAnswer } from '@psp/domain/knowledge/assistant/answer';
import {
  answerAgain,
  askedBefore,
  beginConversation,
  continueConversation,
  type Found,
  lastQuestion,
  rateAnswer,
  removeConversation,
  renameConversation,
  stopAnswer,
} from '@psp/domain/knowledge/assistant/conversations';
import { isWithinCap } from '@psp/domain/knowledge/assistant/office/uses';
import { listConversations, readConversation } from '@psp/domain/knowledge/assistant/queries';
import { suggestQuestions } from '@psp/domain/knowledge/assistant/suggested';
import { found } from '@psp/domain/load';
import { countAttemptApart } from '@psp/domain/operating/limits/limit';
import type { Write } from '@psp/domain/write';

const conversation = async ({ db, actor }: Write<Actor>, id: string) => found(await readConversation(db, actor, id));

const NOTHING: Found = { answer: null, nearest: [], isGenerated: false, words: '' };

interface Question {
  question: string;
  before: string | null;
}

/* Counts a question and looks for its answer, before the transaction. */
const answerTo = async (request: Read['request'], question: Question | (() => Promise<Question>)): Promise<Found> => {
  const actor = callerOf(request);
  const { orm, isGenerating = false, embed } = request.server.portal;
  await countAttemptApart(orm, 'assistant:account', actor.accountId);
  await countAttemptApart(orm, 'assistant:organisation', actor.organisationId);
  const asked = typeof question === 'function' ? await question() : question;
  const { answer, nearest, words } = await findAnswer(
    request.db,
    actor,
    asked,
    await embedQuestion(embed, asked.question, request.log),
  );
  const isGenerated = isGenerating && (await isWithinCap(request.db, actor.organisationId, request.now));
  return { answer, nearest, words, isGenerated };
};

/** Registers the assistant of one area. */
export const assistantRoutes = (app: PortalApp, kind: 'uat' | 'firma'): void =>
  implement(app, kind, assistantOperations, {
    start: async ({ db, actor }) => ({
      suggested: await suggestQuestions(db, actor),
      isGenerating: app.portal.isGenerating ?? false,
    }),
    list: ({ db, actor }, query) => listConversations(db, actor, query),
    view: ({ db, actor }, { id }) => readConversation(db, actor, id),
    begin: acting({
      before: (request, { question }: { question: string }) => answerTo(request, { question, before: null }),
      command: (write, { question }, _, found = NOTHING) => beginConversation(write, { question, ...found }),
      answer: conversation,
    }),
    ask: acting({
      before: (request, { id, question }: { id: string; question: string; after: number }) =>
        answerTo(request, async () => ({
          question,
          before: await lastQuestion(request.db, callerOf(request), id),
        })),
      command: (write, input, _, found = NOTHING) => continueConversation(write, { ...input, ...found }),
      answer: (write, _, { id }) => conversation(write, id),
    }),
    retry: acting({
      before: (request, input: { id: string; turn: string }) =>
        answerTo(request, () => askedBefore(request.db, callerOf(request), input)),
      command: (write, input, _, found = NOTHING) => answerAgain(write, { ...input, ...found }),
      answer: (write, _, { id }) => conversation(write, id),
    }),
    stop: acting({
      command: stopAnswer,
      answer: (write, _, { id }: { id: string; turn: string }) => conversation(write, id),
    }),
    rate: acting({ command: rateAnswer, answer: conversation }),
    rename: acting({
      command: renameConversation,
      answer: (write, _, { id }: { id: string; version: number; title: string }) => conversation(write, id),
    }),
    remove: removeConversation,
  });
