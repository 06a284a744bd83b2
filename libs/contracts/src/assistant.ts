import { z } from 'zod';
import { approvedMembers } from './access.ts';
import { id, isoDate, isoDateTime, pageOf, paging, requiredText, version, versioned } from './common.ts';
import { SOURCE_KINDS } from './knowledge-categories.ts';
import { act, operations, read } from './operations.ts';

/** What answers are taken from: the sources of the knowledge hub, and the organisation's own requests and projects. */
export const ANSWER_SOURCES = { ...SOURCE_KINDS, request: 'Solicitările dvs.', project: 'Proiectele dvs.' } as const;
export type AnswerSource = keyof typeof ANSWER_SOURCES;

export const QUESTION_MAX = 2000;
export const CONVERSATION_QUESTIONS_MAX = 100;
const TITLE_MAX = 120;
const FEEDBACK_MAX = 500;

/**
 * `answering`: a model is writing; `answered`; `refused`: no passage answers; `stopped`: by the person, with what was written before.
 */
export const TURN_STATES = ['answering', 'answered', 'refused', 'stopped'] as const;
export type TurnState = (typeof TURN_STATES)[number];

/** Who wrote an answer: sentences of passages, quoted; or a model, whose sentences were checked against the passages they cite. */
export const WRITTEN_BY = ['extraction', 'model'] as const;

/** A passage that an answer cites. */
const citedPassage = z.object({
  /** From 1, in the order of the answer. */
  number: z.int(),
  kind: z.enum(Object.keys(ANSWER_SOURCES) as AnswerSource[]),
  id,
  title: z.string(),
  /** Address of the passage in its source; '' for the beginning. */
  anchor: z.string(),
  heading: z.string(),
  text: z.string(),
  /** Parts of the text that the answer rests on, as they stand there. */
  quotes: z.array(z.string()),
  /** Day on which the association checked the source last. */
  verifiedOn: isoDate.nullable(),
  /** First day on which this text of an act is in force. */
  inForceFrom: isoDate.nullable(),
});
export type CitedPassage = z.infer<typeof citedPassage>;

const sentence = z.object({
  text: z.string(),
  /** Numbers of passages. */
  citations: z.array(z.int()),
});
export type AnswerSentence = z.infer<typeof sentence>;

const turn = z.object({
  id,
  /** From 1. */
  number: z.int(),
  question: z.string(),
  askedAt: isoDateTime,
  state: z.enum(TURN_STATES),
  by: z.enum(WRITTEN_BY),
  /** A model was asked in vain: the answer is taken from the passages instead. */
  isFallback: z.boolean(),
  /** The passages match the question only in part. */
  isPartial: z.boolean().optional(),
  sentences: z.array(sentence),
  /** Those that sentences cite, or that come nearest to a refused question; passages that the reader may no longer open are missing, and sentences on them too. */
  passages: z.array(citedPassage),
  /** Number of sentences whose passages were withdrawn or changed hands since. */
  withdrawn: z.int(),
  feedback: z.object({ isUseful: z.boolean(), comment: z.string() }).nullable(),
});
export type AssistantTurn = z.infer<typeof turn>;

const conversation = { id, version, title: z.string(), questions: z.int(), updatedAt: isoDateTime };
export const assistantConversation = z.object({
  ...conversation,
  /** All questions, the oldest first. */
  turns: z.array(turn),
});
export type AssistantConversation = z.infer<typeof assistantConversation>;

const conversationItem = z.object(conversation);
export type AssistantConversationItem = z.infer<typeof conversationItem>;
export const assistantConversations = pageOf(conversationItem);
export type AssistantConversations = z.infer<typeof assistantConversations>;

/** What a page without a conversation shows: questions that the library answers, to be clicked. */
export const assistantStart = z.object({ suggested: z.array(z.string()), isGenerating: z.boolean() });
export type AssistantStart = z.infer<typeof assistantStart>;

const question = z
  .string()
  .trim()
  .min(1, 'Scrieți întrebarea.')
  .max(QUESTION_MAX, 'Întrebarea poate avea cel mult 2.000 de caractere. Lăsați numai ce vreți să aflați.');

export const askQuestion = z.strictObject({ question });
/** `after`: number of questions that the page showed, so that two tabs do not answer past each other. */
export const askNext = z.strictObject({ question, after: z.int().min(0) });
export const renameConversation = z.strictObject({ version, title: requiredText(TITLE_MAX, 'Scrieți un titlu.') });
/** `isUseful` null takes the opinion back. */
export const rateAnswer = z.strictObject({
  isUseful: z.boolean().nullable(),
  comment: z.string().trim().max(FEEDBACK_MAX, `Textul poate avea cel mult ${FEEDBACK_MAX} de caractere.`).default(''),
});
export type RateAnswer = z.input<typeof rateAnswer>;

const member = { access: approvedMembers };
const answered = { ...member, view: assistantConversation };
/** The person's own conversations with the assistant; colleagues and the association do not read them. */
export const assistantOperations = operations(['uat', 'firma'], {
  start: read('/assistant', { ...member, view: assistantStart }),
  list: read('/assistant/conversations', { ...member, query: z.strictObject(paging), view: assistantConversations }),
  view: read('/assistant/conversations/:id', answered),
  begin: act('assistant.ask', 'POST /assistant/conversations', { ...answered, body: askQuestion }),
  ask: act('assistant.ask', 'POST /assistant/conversations/:id/questions', { ...answered, body: askNext }),
  /** Answers the last question again, after it was stopped, failed or refused. */
  retry: act('assistant.retry', 'POST /assistant/conversations/:id/retry', {
    ...answered,
    body: z.strictObject({ turn: id }),
  }),
  stop: act('assistant.stop', 'POST /assistant/conversations/:id/stop', {
    ...answered,
    body: z.strictObject({ turn: id }),
  }),
  rate: act('assistant.rate', 'POST /assistant/turns/:id/feedback', { ...answered, body: rateAnswer }),
  rename: act('assistant.rename', 'POST /assistant/conversations/:id/title', { ...answered, body: renameConversation }),
  remove: act('assistant.remove', 'POST /assistant/conversations/:id/remove', { ...member, body: versioned }),
});
