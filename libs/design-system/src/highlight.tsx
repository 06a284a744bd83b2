import { styled } from 'styled-components';

const Mark = styled.mark`
  background: none;
  color: inherit;
  font-weight: 700;
  text-decoration: underline 2px var(--ochre-400);
  text-underline-offset: 0.2em;
`;

const WORD = /([\p{L}\p{N}]+)/u;

/** Removes case and diacritics. */
const fold = (letter: string): string => letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** True when the word begins with one of the terms. */
function isMatched(word: string, terms: readonly string[]): boolean {
  const folded = Array.from(word, fold).join('');
  return terms.some((term) => term !== '' && folded.startsWith(term));
}

interface HighlightProps {
  text: string;
  /** Word prefixes in lower case, without diacritics. */
  terms: readonly string[];
}

/** Highlights the words that begin with a search term. */
export function Highlight({ text, terms }: HighlightProps) {
  const parts = text.split(WORD).map((part, index) => ({ key: `part-${index}`, part, isWord: index % 2 === 1 }));
  return parts.map(({ key, part, isWord }) =>
    isWord && isMatched(part, terms) ? <Mark key={key}>{part}</Mark> : part,
  );
}
