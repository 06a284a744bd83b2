import type { EventView } from '@psp/contracts/events';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatClock } from '@psp/design-system/format';
import { RichText } from '@psp/design-system/rich-text';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

const Items = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  li { display: grid; grid-template-columns: 72px minmax(0, 1fr); gap: 12px; padding: 10px 20px; }
  li + li { border-top: 1px solid var(--line); }
  time { color: var(--ink-muted); }
  small { display: block; color: var(--ink-muted); }
`;

/** What an event is about; nothing without a text. */
export function AboutCard({ html }: { html: string }) {
  if (!html) return null;
  return (
    <Card aria-label={strings.about}>
      <CardHeader title={strings.about} />
      <CardBody>
        <RichText html={html} />
      </CardBody>
    </Card>
  );
}

/** The programme of an event; nothing without one. */
export function ProgramCard({ items }: { items: EventView['program'] }) {
  if (items.length === 0) return null;
  return (
    <Card aria-label={strings.program}>
      <CardHeader title={strings.program} />
      <Items>
        {items.map(({ startsAt, title, note }) => (
          <li key={startsAt + title}>
            <time dateTime={startsAt}>{formatClock(startsAt)}</time>
            <div>
              {title}
              {note ? <small>{note}</small> : null}
            </div>
          </li>
        ))}
      </Items>
    </Card>
  );
}
