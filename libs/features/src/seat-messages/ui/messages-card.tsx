import type { ReceivedMessage } from '@psp/contracts/seat-messages';
import { Card, CardHeader } from '@psp/design-system/card';
import { formatDateTime } from '@psp/design-system/format';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li { padding: 12px 20px; }
  > li + li { border-top: 1px solid var(--line); }
  h3 { font-size: 1.0625rem; }
  p { white-space: pre-line; overflow-wrap: anywhere; }
  small { display: block; color: var(--ink-muted); }
`;

interface MessagesProps {
  items: readonly (ReceivedMessage & {
    /** Shown after the moment. */
    facts?: readonly string[];
  })[];
}

/** Messages to participants, each with its title, moment and text. */
export function Messages({ items }: MessagesProps) {
  return (
    <List>
      {items.map(({ id, at, title, text, facts = [] }) => (
        <li key={id}>
          <h3>{title}</h3>
          <small>{[formatDateTime(at), ...facts].join(' · ')}</small>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}

/** Messages that the reader received as a participant; nothing without one. */
export function MessagesCard({ items }: { items: readonly ReceivedMessage[] }) {
  if (items.length === 0) return null;
  return (
    <Card aria-label={strings.title}>
      <CardHeader title={strings.title} />
      <Messages items={items} />
    </Card>
  );
}
