import { styled } from 'styled-components';

const Mark = styled.mark`
  background: none;
  color: inherit;
  font-weight: 700;
  text-decoration: underline 2px var(--ochre-400);
  text-underline-offset: 0.2em;
`;

const WORD = /([\p{L}\p{N}]+)/u;

/** One letter without case and diacritics. */
const fold = (letter: string): string => letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** How many letters at the beginning of the word one of the terms stands for. */
function matched(word: string, terms: readonly string[]): number {
  const folded = Array.from(word, fold).join('');
  return Math.max(0, ...terms.filter((term) => folded.startsWith(term)).map((term) => term.length));
}

interface MarkedProps {
  text: string;
  /** Beginnings of words, in small letters without diacritics. */
  terms: readonly string[];
}

/** A text in which the beginnings of words that were looked for stand out. */
export function Marked({ text, terms }: MarkedProps) {
  const parts = text.split(WORD).map((part, index) => ({ key: `part-${index}`, part, isWord: index % 2 === 1 }));
  return parts.map(({ key, part, isWord }) => {
    const length = isWord ? matched(part, terms) : 0;
    if (length === 0) return part;
    const letters = [...part];
    return (
      <span key={key}>
        <Mark>{letters.slice(0, length).join('')}</Mark>
        {letters.slice(length).join('')}
      </span>
    );
  });
}
