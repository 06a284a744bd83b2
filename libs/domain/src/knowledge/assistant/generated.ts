import type { AnswerSentence } from '@psp/contracts/assistant';
import type { StoredAnswer, StoredPassage } from './answer.ts';
import { soughtWords } from './question-words.ts';
import type { Passage } from './retrieve.ts';
import { quotableIn } from './sentences.ts';

/* The sentence of a passage that shares most words with a written one. */
const nearestSentence = ({ text }: Passage, written: string): string => {
  const words = new Set(soughtWords(written, 100).map((word) => word.slice(0, 5)));
  const shared = (sentence: string) => soughtWords(sentence, 100).filter((word) => words.has(word.slice(0, 5))).length;
  const sentences = quotableIn(text);
  return sentences.reduce((best, one) => (shared(one) > shared(best) ? one : best), sentences[0] ?? '');
};

const citing = (stored: StoredPassage | undefined, passage: Passage, number: number, quote: string): StoredPassage => {
  const { kind, id, anchor } = passage;
  const quotes = [...new Set([...(stored?.quotes ?? []), ...(quote ? [quote] : [])])];
  return { number, kind, id, anchor, quotes };
};

/** Adds a written sentence to an answer; passages get their numbers in the order in which they are cited. */
export const withSentence = (
  answer: StoredAnswer,
  { text, citations }: AnswerSentence,
  given: readonly Passage[],
): StoredAnswer => {
  const passages = [...answer.passages];
  const numbers = citations.flatMap((citation) => {
    const passage = given[citation - 1];
    if (!passage) return [];
    const at = passages.findIndex(
      ({ kind, id, anchor }) => kind === passage.kind && id === passage.id && anchor === passage.anchor,
    );
    const number = at < 0 ? passages.length + 1 : at + 1;
    passages[number - 1] = citing(passages[number - 1], passage, number, nearestSentence(passage, text));
    return [number];
  });
  return {
    ...answer,
    by: 'model',
    passages,
    sentences: [...answer.sentences, { text, citations: [...new Set(numbers)] }],
  };
};
