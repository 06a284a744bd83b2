import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { styled } from 'styled-components';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li { display: flex; gap: 6px; }
  span { min-width: 0; overflow-wrap: anywhere; }
  svg { flex: none; width: 18px; height: 18px; margin-top: 0.1em; color: var(--ink-muted); }
  svg[data-for] { color: var(--fir-700); }
`;

export interface MatchReasonText {
  isFor: boolean;
  text: string;
}

interface ReasonListProps {
  reasons: readonly MatchReasonText[];
  /** Text alternatives of the icons. */
  words: { for: string; against: string };
  /** Shown after the last reason. */
  more?: string | undefined;
}

/** List of reasons, each with an icon for or against. */
export function ReasonList({ reasons, words, more }: ReasonListProps) {
  return (
    <List role="list">
      {reasons.map(({ isFor, text }) => (
        <li key={text}>
          {isFor ? (
            <Check aria-label={words.for} role="img" data-for="" />
          ) : (
            <Minus aria-label={words.against} role="img" />
          )}
          <span>{text}</span>
        </li>
      ))}
      {more ? <li>{more}</li> : null}
    </List>
  );
}
