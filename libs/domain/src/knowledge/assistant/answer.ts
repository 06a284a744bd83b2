import type { AnswerSentence, AnswerSource } from '@psp/contracts/assistant';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import { evidenceFor, type Quote, scored } from './choose.ts';
import { isInstruction } from './instructions.ts';
import { followsUp } from './question-words.ts';
import type { Embedding } from './embeddings.ts';
import { coverage, type Passage, retrieve } from './retrieve.ts';
import { quotableIn } from './sentences.ts';
import { readTerms, type Term } from './terms.ts';

/** A cited passage: where it stands, and the parts of it that the answer rests on. Its text is read again whenever it is shown. */
export interface StoredPassage {
  number: number;
  kind: AnswerSource;
  id: string;
  anchor: string;
  quotes: string[];
}

/** The column `answer` of a turn. */
export interface StoredAnswer {
  by: 'extraction' | 'model';
  isFallback: boolean;
  /** The passages match the question only in part; answers of earlier releases do not say. */
  isPartial?: boolean;
  sentences: AnswerSentence[];
  passages: StoredPassage[];
}

/** A question with the one before it, without which it may not be understood. */
export interface Asked {
  question: string;
  before: string | null;
}

/** Evidence from which there is an answer; chosen on the labelled questions. */
const ANSWERS_FROM = 0.76;
/** Evidence from which an answer stands without a word of caution; below it half of the questions have their answer elsewhere. */
const SURE_FROM = 0.9;
/** Passages that a refusal shows have at least this part of the question's words. */
const NEAR_FROM = 0.4;
const NEAREST_MAX = 3;
/** Further sentences have at least this part of the best one's score. */
const BESIDE_BEST = 0.85;
const SENTENCES_MAX = 4;
const PASSAGES_MAX = 3;
const LIST_MAX = 6;

/* The best sentences, of few passages; those of the best passage first, each passage in its own order. */
const chosenOf = (quotes: readonly Quote[]): Quote[] => {
  const best = quotes.toSorted((one, other) => other.score - one.score);
  const least = (best[0]?.score ?? 0) * BESIDE_BEST;
  const chosen: Quote[] = [];
  for (const quote of best) {
    if (quote.score <= 0 || quote.score < least || chosen.length === SENTENCES_MAX) break;
    const passages = new Set(chosen.map(({ passage }) => passage)).add(quote.passage);
    if (passages.size <= PASSAGES_MAX && !chosen.some(({ text }) => text === quote.text)) chosen.push(quote);
  }
  const order = [...new Set(chosen.map(({ passage }) => passage))];
  const place = (quote: Quote): number => quote.passage.text.indexOf(quote.text);
  return chosen.toSorted(
    (one, other) => order.indexOf(one.passage) - order.indexOf(other.passage) || place(one) - place(other),
  );
};

/* A sentence that introduces a list, with its lines. */
const withList = ({ text, passage }: Quote): string[] => {
  if (!text.endsWith(':')) return [text];
  const sentences = quotableIn(passage.text);
  const after = sentences.slice(sentences.indexOf(text) + 1);
  const end = after.findIndex((line) => /[.!?]$/.test(line));
  return [text, ...after.slice(0, Math.min(LIST_MAX, end < 0 ? LIST_MAX : end + 1))];
};

/** Quotes of passages as an answer, each sentence citing the passage that it stands in. */
const composed = (quotes: readonly Quote[], isPartial: boolean): StoredAnswer => {
  const cited = [...new Set(quotes.map(({ passage }) => passage))];
  const parts = quotes.flatMap((quote) => withList(quote).map((text) => ({ text, passage: quote.passage })));
  const unique = parts.filter((part, index) => parts.findIndex(({ text }) => text === part.text) === index);
  return {
    ...{ by: 'extraction', isFallback: false, isPartial },
    sentences: unique.map(({ text, passage }) => ({ text, citations: [cited.indexOf(passage) + 1] })),
    passages: cited.map(({ kind, id, anchor }, index) => ({
      ...{ number: index + 1, kind, id, anchor },
      quotes: unique.filter(({ passage }) => passage === cited[index]).map(({ text }) => text),
    })),
  };
};

/** The passages for a question, and the sentences of them that answer it, quoted; null where none does. */
export interface Evidence {
  /** Stems of the question's words, sorted: the same for a question that is put otherwise. */
  words: string;
  passages: Passage[];
  answer: StoredAnswer | null;
  /** Where there is no answer: the passages that come nearest to one, at most three. */
  nearest: StoredPassage[];
}

/* The first passages that share enough words with the question or mean the same, each address once. */
const nearestOf = (terms: readonly Term[], passages: readonly Passage[]): StoredPassage[] => {
  const near = passages.filter(
    ({ has, near }) => (near ?? Infinity) <= NEAREST_MAX || coverage(terms, has) >= NEAR_FROM,
  );
  const addresses = near.map(({ kind, id, anchor }) => `${kind} ${id} ${anchor}`);
  return near
    .filter((_, index) => addresses.indexOf(addresses[index] ?? '') === index)
    .slice(0, NEAREST_MAX)
    .map(({ kind, id, anchor }, index) => ({ number: index + 1, kind, id, anchor, quotes: [] }));
};

/* Marks of markup in which models are spoken to, with what they enclose. */
const MARKUP = /<[/|a-z][^>]*>[^<]*(?=<[/|a-z])|<[/|a-z][^>]*>|\[inst\].*?\[\/inst\]/gis;

/* Parts of a question that try to direct the assistant are not looked for. */
const withoutInstructions = (question: string): string =>
  quotableIn(question.replace(MARKUP, ' '))
    .filter((sentence) => !isInstruction(sentence))
    .join(' ');

/**
 * Looks for an answer in what the actor may read, without a model. `embedding` of the question finds passages in other words too; whether
 * there is an answer is decided by words alone.
 */
export const findAnswer = async (
  db: Db,
  actor: Actor,
  asked: Asked,
  embedding: Embedding | null = null,
): Promise<Evidence> => {
  const { before } = asked;
  const question = withoutInstructions(asked.question);
  const context = before && followsUp(question) ? before : '';
  const terms = await readTerms(db, question, context);
  const passages = await retrieve(db, actor, terms, embedding);
  const evidence = evidenceFor(terms, passages);
  const chosen = evidence >= ANSWERS_FROM ? chosenOf(scored(`${context} ${question}`, terms, passages)) : [];
  const words = terms
    .flatMap(({ isAsked, stem }) => (isAsked ? [stem] : []))
    .toSorted()
    .join(' ');
  if (chosen.length === 0) return { words, passages, answer: null, nearest: nearestOf(terms, passages) };
  return { words, passages, answer: composed(chosen, evidence < SURE_FROM), nearest: [] };
};

/** The answer of a turn without one. */
export const NO_ANSWER: StoredAnswer = { by: 'extraction', isFallback: false, sentences: [], passages: [] };
