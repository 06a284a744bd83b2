import { styled } from 'styled-components';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  li { padding: 2px 10px; border-radius: 4px; background: var(--blue-50); color: var(--blue-700); font-size: 1rem; }
  li[data-more] { padding-inline: 4px; background: none; color: var(--ink-muted); }
`;

interface TagsProps {
  /** Accessible name of the list. */
  label: string;
  words: readonly string[];
  /** Text about the words that are not shown. */
  more?: string;
}

/** List of tags side by side. */
export function Tags({ label, words, more }: TagsProps) {
  return (
    <List aria-label={label}>
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
      {more ? <li data-more="">{more}</li> : null}
    </List>
  );
}
