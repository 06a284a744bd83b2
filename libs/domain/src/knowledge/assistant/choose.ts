import { fold } from '@psp/contracts/fold';
import { isInstruction } from './instructions.ts';
import { askedFor } from './question-words.ts';
import { coverage, type Passage } from './retrieve.ts';
import { quotableIn } from './sentences.ts';
import { factorsIn, type Term } from './terms.ts';

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

const DIGITS = /\d/;
const NUMBERS =
  /\b(un|o|unu|doi|doua|trei|patru|cinci|sase|sapte|opt|noua|zece|zeci|suta|sute|mie|mii|jumatate|gratuit\w*|toate|niciun\w*)\b/;
const TIMES =
  /\d|\b(zi|zile|zilei|saptaman\w*|luni|luna|lunii|lunar|an|ani|anul|anului|anual|trimestr\w*|ore|ora|termen\w*|inainte|dupa|ianuarie|februarie|martie|aprilie|mai|iunie|iulie|august|septembrie|octombrie|noiembrie|decembrie|primavar\w*|toamn\w*|iarn\w*|vara)\b/;

const holdsAsked = (asked: ReturnType<typeof askedFor>, sentence: string): number => {
  if (!asked) return 0;
  const folded = fold(sentence);
  const holds = asked === 'time' ? TIMES.test(folded) : DIGITS.test(folded) || NUMBERS.test(folded);
  return holds ? ASKED : -ASKED;
};

/** How much a long question counts as evidence beside its words in one passage: that two words meet says less than that five do. */
const LONG_QUESTION = 10;
const MEETING = 0.5;

/** How far the best passage covers the question, from 0 to 1.5. */
export const evidenceFor = (terms: readonly Term[], passages: readonly Passage[]): number =>
  Math.max(0, ...passages.map(({ has }) => coverage(terms, has))) + MEETING * Math.min(1, terms.length / LONG_QUESTION);

/** Sentences of the passages with their scores for the question, in the order of passages and places. */
export const scored = (question: string, terms: readonly Term[], passages: readonly Passage[]): Quote[] => {
  const first = passages[0]?.score ?? 1;
  const asked = askedFor(question);
  const hasAsked = terms.some(({ isAsked }) => isAsked);
  return passages.flatMap((passage) => {
    const inHeading = factorsIn(passage.heading, terms);
    return quotableIn(passage.text).map((text) => {
      const inSentence = factorsIn(text, terms);
      const factors = terms.map((_, n) =>
        Math.max(
          inSentence[n] ?? 0,
          NEARBY.heading * (inHeading[n] ?? 0),
          NEARBY.title * (passage.titled[n] ?? 0),
          NEARBY.passage * (passage.has[n] ?? 0),
        ),
      );
      const isAbout = terms.some(({ isAsked }, n) => isAsked && (inSentence[n] || inHeading[n]));
      const isAnswer = (isAbout || !hasAsked) && !text.endsWith('?') && !isInstruction(text);
      return {
        text,
        passage,
        score: isAnswer ? (coverage(terms, factors) + holdsAsked(asked, text)) * (passage.score / first) : 0,
      };
    });
  });
};
