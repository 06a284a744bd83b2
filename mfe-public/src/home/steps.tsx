import { styled } from 'styled-components';
import { messages } from './messages.ts';

const Panel = styled.div`
  padding: 24px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
  box-shadow: 0 8px 24px rgb(14 42 76 / 0.08);
  h2 { margin-bottom: 16px; font-size: 1.125rem; }
`;

const List = styled.ol`
  display: grid;
  gap: 16px;
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: step;
  li { position: relative; padding-left: 48px; line-height: 1.4; counter-increment: step; }
  li::before {
    content: counter(step);
    position: absolute;
    left: 0;
    top: 2px;
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    border-radius: 50%;
    background: var(--blue-100);
    color: var(--blue-700);
    font-weight: 700;
    font-size: 1rem;
  }
  li:last-child::before { background: var(--fir-100); color: var(--fir-700); }
  li:not(:last-child)::after {
    content: '';
    position: absolute;
    left: 15px;
    top: 40px;
    bottom: -10px;
    border-left: 2px solid var(--line);
  }
  strong { display: block; }
  span { color: var(--ink-muted); font-size: 1rem; }
`;

/** How a request runs, in four steps. */
export function Steps() {
  return (
    <Panel>
      <h2>{messages.stepsTitle}</h2>
      <List>
        {messages.steps.map(([title, detail]) => (
          <li key={title}>
            <strong>{title}</strong> <span>{detail}</span>
          </li>
        ))}
      </List>
    </Panel>
  );
}
