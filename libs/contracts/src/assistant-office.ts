import { z } from 'zod';
import { editors, viewers } from './access.ts';
import {
  id,
  isoDateTime,
  pageOf,
  paging,
  party,
  requiredText,
  searchText,
  type StatusLabel,
  version,
  versioned,
} from './common.ts';
import { act, operations, read } from './operations.ts';

/**
 * A question without an answer: `open`; `task`: a document of the library is prepared for it; `question`: it became a frequent question;
 * `dismissed`.
 */
export const GAP_STATUSES = ['open', 'task', 'question', 'dismissed'] as const;
export type GapStatus = (typeof GAP_STATUSES)[number];
export const GAP_STATUS: Record<GapStatus, StatusLabel> = {
  open: { label: 'De rezolvat', tone: 'waiting' },
  task: { label: 'În bibliotecă', tone: 'progress' },
  question: { label: 'Întrebare frecventă', tone: 'success' },
  dismissed: { label: 'Lăsată deoparte', tone: 'closed' },
};
export const GAP_ACTIONS = ['task', 'question', 'dismiss', 'reopen'] as const;
export type GapAction = (typeof GAP_ACTIONS)[number];

export const gapQuery = z.strictObject({ ...paging, status: z.enum([...GAP_STATUSES, 'all']).default('open') });
export type GapQuery = z.infer<typeof gapQuery>;

export const assistantGap = z.object({
  id,
  version,
  /** As it was asked last in these words, without personal data. */
  question: z.string(),
  status: z.enum(GAP_STATUSES),
  /** How many times it was asked, and when last. */
  asked: z.int(),
  askedAt: isoDateTime,
  /** The document that is prepared for it. */
  document: z.object({ id, title: z.string() }).nullable(),
  /** The frequent question that it became. */
  becameQuestion: z.string().nullable(),
  actions: z.array(z.enum(GAP_ACTIONS)),
});
export type AssistantGap = z.infer<typeof assistantGap>;
export const assistantGaps = pageOf(assistantGap);
export type AssistantGaps = z.infer<typeof assistantGaps>;

/** Frequent questions that the association may add to those of the portal. */
export const ADDED_QUESTIONS_MAX = 100;
export const ANSWER_MAX = 2000;
export const QUESTION_TITLE_MAX = 200;
export const frequentQuestionForm = z.strictObject({
  question: requiredText(QUESTION_TITLE_MAX, 'Scrieți întrebarea.'),
  answer: requiredText(ANSWER_MAX, 'Scrieți răspunsul.'),
});
export type FrequentQuestionForm = z.infer<typeof frequentQuestionForm>;

const addedQuestion = z.object({ id, version, question: z.string(), answer: z.string(), updatedAt: isoDateTime });
export type AddedQuestion = z.infer<typeof addedQuestion>;
/** The questions that the association added, in the order of /support. */
export const addedQuestions = z.object({ items: z.array(addedQuestion) });
export type AddedQuestions = z.infer<typeof addedQuestions>;

export const SYNONYM_TERMS = { least: 2, most: 10, length: 60 } as const;
const term = z
  .string()
  .trim()
  .min(1, 'Scrieți termenul sau scoateți rândul.')
  .max(SYNONYM_TERMS.length, `Un termen poate avea cel mult ${SYNONYM_TERMS.length} de caractere.`)
  .regex(/[\p{L}\p{N}]/u, 'Un termen are cel puțin o literă sau o cifră.');
export const synonymForm = z.strictObject({
  terms: z
    .array(term)
    .min(SYNONYM_TERMS.least, 'Scrieți cel puțin doi termeni.')
    .max(SYNONYM_TERMS.most, `Un grup poate avea cel mult ${SYNONYM_TERMS.most} termeni.`),
});
export type SynonymForm = z.infer<typeof synonymForm>;

const synonym = z.object({ id, version, terms: z.array(z.string()) });
export type Synonym = z.infer<typeof synonym>;
export const synonymQuery = z.strictObject({ ...paging, q: searchText });
export type SynonymQuery = z.infer<typeof synonymQuery>;
/** Groups of terms that mean the same, by their first term. */
export const synonymList = pageOf(synonym);
export type SynonymList = z.infer<typeof synonymList>;

const used = {
  /** Questions asked; those refused and those answered by a model are among them. */
  questions: z.int(),
  refused: z.int(),
  generated: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  /** In lei. */
  cost: z.number(),
};
export const monthKey = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);
/** Without a month, the one that runs. */
export const monthQuery = z.strictObject({ ...paging, month: monthKey.optional() });
export type MonthQuery = z.infer<typeof monthQuery>;
const organisationUse = z.object({ organisation: party, ...used });
export type OrganisationUse = z.infer<typeof organisationUse>;
/** What organisations used in a month, the dearest first. */
export const usesList = pageOf(organisationUse).extend({
  month: monthKey,
  /** The month that runs and those with questions, the newest first. */
  months: z.array(monthKey),
  totals: z.object(used),
});
export type UsesList = z.infer<typeof usesList>;

const LEI_MAX = 1_000_000;
const lei = (decimals: number) =>
  z
    .number('Scrieți suma în cifre, de exemplu 50.')
    .min(0, 'Suma nu poate fi negativă.')
    .max(LEI_MAX, 'Suma poate fi cel mult 1.000.000 de lei.')
    .refine((sum) => Number(sum.toFixed(decimals)) === sum, `Scrieți cel mult ${decimals} zecimale.`);
const settings = {
  /** What all answers of a month may cost, and those of one organisation; in lei. With 0, no model is asked. */
  monthlyCap: lei(2),
  organisationCap: lei(2),
  /** In lei for a million tokens. */
  inputPrice: lei(4),
  outputPrice: lei(4),
};
export const assistantSettingsForm = z.strictObject({ version, ...settings });
export type AssistantSettingsForm = z.infer<typeof assistantSettingsForm>;
export const assistantSettings = z.object({ version, ...settings });
export type AssistantSettings = z.infer<typeof assistantSettings>;

export const opinionQuery = z.strictObject(paging);
export type OpinionQuery = z.infer<typeof opinionQuery>;
/** An answer that somebody rated as not useful; nobody's name, and personal data are masked. */
const opinion = z.object({
  id,
  question: z.string(),
  comment: z.string(),
  isRefused: z.boolean(),
  askedAt: isoDateTime,
});
export type Opinion = z.infer<typeof opinion>;
export const opinionList = pageOf(opinion);
export type OpinionList = z.infer<typeof opinionList>;

const step = { access: editors, view: assistantGap };
const onQuestions = { access: editors, view: addedQuestions };
/** The association's side of the assistant: what it could not answer, what it knows by other words, and what it costs. */
export const assistantOfficeOperations = operations(['admin'], {
  gaps: read('/assistant/gaps', { access: viewers, query: gapQuery, view: assistantGaps }),
  toTask: act('assistant-gap.task', 'POST /assistant/gaps/:id/task', { ...step, body: versioned }),
  toQuestion: act('assistant-gap.question', 'POST /assistant/gaps/:id/question', {
    ...step,
    body: frequentQuestionForm.extend({ version }),
  }),
  dismiss: act('assistant-gap.dismiss', 'POST /assistant/gaps/:id/dismiss', { ...step, body: versioned }),
  reopen: act('assistant-gap.reopen', 'POST /assistant/gaps/:id/reopen', { ...step, body: versioned }),
  questions: read('/assistant/questions', { access: viewers, view: addedQuestions }),
  addQuestion: act('frequent-question.create', 'POST /assistant/questions', {
    ...onQuestions,
    body: frequentQuestionForm,
  }),
  editQuestion: act('frequent-question.edit', 'PUT /assistant/questions/:id', {
    ...onQuestions,
    body: frequentQuestionForm.extend({ version }),
  }),
  removeQuestion: act('frequent-question.remove', 'POST /assistant/questions/:id/remove', {
    ...onQuestions,
    body: versioned,
  }),
  synonyms: read('/assistant/synonyms', { access: viewers, query: synonymQuery, view: synonymList }),
  addSynonym: act('assistant-synonym.create', 'POST /assistant/synonyms', { access: editors, body: synonymForm }),
  editSynonym: act('assistant-synonym.edit', 'PUT /assistant/synonyms/:id', {
    access: editors,
    body: synonymForm.extend({ version }),
  }),
  removeSynonym: act('assistant-synonym.remove', 'POST /assistant/synonyms/:id/remove', {
    access: editors,
    body: versioned,
  }),
  uses: read('/assistant/uses', { access: viewers, query: monthQuery, view: usesList }),
  settings: read('/assistant/settings', { access: viewers, view: assistantSettings }),
  editSettings: act('assistant-settings.edit', 'PUT /assistant/settings', {
    access: editors,
    body: assistantSettingsForm,
    view: assistantSettings,
  }),
  opinions: read('/assistant/opinions', { access: viewers, query: opinionQuery, view: opinionList }),
});
