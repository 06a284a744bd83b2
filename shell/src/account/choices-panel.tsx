import type { EventChoice, NotificationChoices } from '@psp/contracts/notification-choices';
import { SkeletonList } from '@psp/design-system/skeleton';
import { Unbroken } from '@psp/design-system/unbroken';
import { Failed } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { ChoiceRow } from './choice-row.tsx';
import { choiceStrings as strings } from './choice-strings.ts';
import { choicesQuery, type Choosing, useChoosing } from './choice-queries.ts';
import { Panel } from './panel.tsx';

const Kind = styled.details`
  border-top: 1px solid var(--line);
  summary {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 12px;
    padding: 12px 0;
    cursor: pointer;
    font-weight: 600;
  }
  summary::before { content: '▸'; content: '▸' / ''; color: var(--blue-600); }
  &[open] > summary::before { content: '▾'; content: '▾' / ''; }
  small { color: var(--ink-muted); font-size: 1rem; font-weight: 400; }
  ul { padding: 0 0 12px; list-style: none; }
`;

/** What the person is told of by mail and in the portal, event by event; each choice is saved at once. */
export function ChoicesPanel() {
  const query = useQuery(choicesQuery());
  const choosing = useChoosing();
  return (
    <Panel title={strings.title}>
      <p>
        <Unbroken>{strings.lead}</Unbroken>
      </p>
      {query.data ? <Kinds choices={query.data} choosing={choosing} /> : null}
      {query.data || query.error ? null : <SkeletonList rows={6} label={strings.loading} />}
      {query.error && !query.data ? <Failed error={query.error} onRetry={() => void query.refetch()} /> : null}
      <p>{strings.always}</p>
    </Panel>
  );
}

function Kinds({ choices: { kinds }, choosing }: { choices: NotificationChoices; choosing: Choosing }) {
  return (
    <div>
      {kinds.map(({ kind, events }) => (
        <Kind key={kind}>
          <summary>
            {strings.doing[kind]} <small>{strings.summary(events)}</small>
          </summary>
          <ul>
            {events.some(({ isSecurity }) => !isSecurity) ? (
              <ChoiceRow label={strings.allOf(strings.doing[kind])} events={events} choosing={choosing} isAll />
            ) : null}
            <Group label={strings.waits} all={events} isIn={({ waits }) => waits === true} choosing={choosing} />
            <Group label={strings.informs} all={events} isIn={({ waits }) => !waits} choosing={choosing} />
          </ul>
        </Kind>
      ))}
    </div>
  );
}

interface GroupProps {
  label: string;
  /** Events of the kind. */
  all: readonly EventChoice[];
  isIn: (event: EventChoice) => boolean;
  choosing: Choosing;
}

/* Events that belong together, with one choice for all of them where they are not all of the kind. */
function Group({ label, all, isIn, choosing }: GroupProps) {
  const events = all.filter(isIn);
  const rows = events.map((event) => (
    <ChoiceRow key={event.event} label={event.label} events={[event]} choosing={choosing} />
  ));
  const hasChoice = events.length < all.length && events.filter(({ isSecurity }) => !isSecurity).length > 1;
  return (
    <>
      {hasChoice ? <ChoiceRow label={label} events={events} choosing={choosing} isAll /> : null}
      {rows}
    </>
  );
}
