import { isInstruction } from './instructions.ts';
import { askedFor, fold } from './question-words.ts';
import type { Passage } from './retrieve.ts';
import { sentencesOf } from './sentences.ts';
import type { Term } from './terms.ts';

/** A sentence of a passage, as it stands there. */
export interface Quote {
  text: string;
  passage: Passage;
  /** How much of the question it answers to, from 0 to about 1. */
  score: number;
}

/** How much a term counts that is not in the sentence but near it. */
const NEARBY = { heading: 0.7, title: 0.6, passage: 0.3 };
/** How much a number or time that was asked for adds, and its absence takes away. */
const ASKED = 0.08;

const WORD = /[\p{L}\p{N}]+/gu;
const DIGITS = /\d/;
const NUMBERS =
  /\b(un|o|unu|doi|doua|trei|patru|cinci|sase|sapte|opt|noua|zece|zeci|suta|sute|mie|mii|jumatate|gratuit\w*|toate|niciun\w*)\b/;
const TIMES =
  /\d|\b(zi|zile|zilei|saptaman\w*|luni|luna|lunii|lunar|an|ani|anul|anului|anual|trimestr\w*|ore|ora|termen\w*|inainte|dupa|ianuarie|februarie|martie|aprilie|mai|iunie|iulie|august|septembrie|octombrie|noiembrie|decembrie|primavar\w*|toamn\w*|iarn\w*|vara)\b/;

/** For each term the factor of its best alternative whose beginnings all stand in the text. */
export const factorsIn = (text: string, terms: readonly Term[]): number[] => {
  const words = fold(text).match(WORD) ?? [];
  return terms.map(({ alternatives }) =>
    Math.max(
      0,
      ...alternatives
        .filter(({ beginnings }) => beginnings.every((beginning) => words.some((word) => word.startsWith(beginning))))
        .map(({ factor }) => factor),
    ),
  );
};

const holdsAsked = (asked: ReturnType<typeof askedFor>, sentence: string): number => {
  if (!asked) return 0;
  const folded = fold(sentence);
  const holds = asked === 'time' ? TIMES.test(folded) : DIGITS.test(folded) || NUMBERS.test(folded);
  return holds ? ASKED : -ASKED;
};

/** Sentences of the passages with their scores for the question, in the order of passages and places. */
export const scored = (question: string, terms: readonly Term[], passages: readonly Passage[]): Quote[] => {
  const whole = terms.reduce((sum, { weight }) => sum + weight, 0);
  const asked = askedFor(question);
  const hasAsked = terms.some(({ isAsked }) => isAsked);
  return passages.flatMap((passage) => {
    const inHeading = factorsIn(passage.heading, terms);
    return sentencesOf(passage.text).map((text) => {
      const inSentence = factorsIn(text, terms);
      const sum = terms.reduce((total, { weight }, n) => {
        const near = Math.max(
          NEARBY.heading * (inHeading[n] ?? 0),
          NEARBY.title * (passage.titled[n] ?? 0),
          NEARBY.passage * (passage.has[n] ?? 0),
        );
        return total + weight * Math.max(inSentence[n] ?? 0, near);
      }, 0);
      const isAbout = terms.some(({ isAsked }, n) => isAsked && (inSentence[n] || inHeading[n]));
      const isAnswer = (isAbout || !hasAsked) && !text.endsWith('?') && !isInstruction(text);
      return { text, passage, score: !isAnswer ? 0 : sum / whole + holdsAsked(asked, text) };
    });
  });
};
