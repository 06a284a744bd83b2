import type { CitedPassage } from '@psp/contracts/assistant';
import { styled } from 'styled-components';
import { numberStyle } from './layout.ts';
import { Dates } from './passage.tsx';

const List = styled.ul`
  button {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 10px;
    width: 100%;
    padding: 12px 4px;
    border: 0;
    border-bottom: 1px solid var(--line);
    background: none;
    font-size: 1rem;
    line-height: 1.4;
    text-align: left;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  button:hover strong { color: var(--blue-700); text-decoration: underline; }
  strong { font-weight: 650; }
  small { grid-column: 2; color: var(--ink-muted); font-size: 0.9375rem; }
`;

const Number = styled.b`${numberStyle}`;

interface PassageListProps {
  passages: readonly CitedPassage[];
  /** Number of the passage that is open beside or below the list, where one may be. */
  opened?: number | undefined;
  onOpen: (number: number, from: HTMLElement) => void;
}

/** Passages by their titles; a press opens one. */
export function PassageList({ passages, opened, onOpen }: PassageListProps) {
  return (
    <List>
      {passages.map((passage) => (
        <li key={passage.number}>
          <button
            type="button"
            aria-expanded={passage.number === opened}
            onClick={({ currentTarget }) => onOpen(passage.number, currentTarget)}
          >
            <Number aria-hidden>{passage.number}</Number>
            <strong>{passage.title}</strong>
            {passage.heading ? <small>{passage.heading}</small> : null}
            <small>
              <Dates passage={passage} />
            </small>
          </button>
        </li>
      ))}
    </List>
  );
}
