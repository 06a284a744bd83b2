import { LinkedText } from '@psp/features/written/ui/linked-text';
import type { TicketView } from '@psp/contracts/tickets';
import { formatDateTime } from '@psp/design-system/format';
import { screenOnly } from '@psp/design-system/print-style';
import { media } from '@psp/design-system/theme';
import Lock from 'lucide-react/icons/lock';
import { styled } from 'styled-components';
import { Prose } from '@psp/design-system/cells';
import { strings } from './strings.ts';

type Side = 'requester' | 'staff' | 'note';

const looks: Record<Side, { place: string; edge: string; ground: string }> = {
  requester: { place: 'start', edge: '1px solid var(--line)', ground: 'var(--surface)' },
  staff: { place: 'end', edge: '1px solid var(--blue-100)', ground: 'var(--blue-50)' },
  note: { place: 'stretch', edge: '2px dashed var(--ochre-700)', ground: 'var(--ochre-100)' },
};

const Log = styled.div`
  display: grid;
  gap: 16px;
`;

const Entry = styled.article<{ $side: Side }>`
  max-width: ${({ $side }) => ($side === 'note' ? 'none' : '88%')};
  padding: 12px 16px;
  border: ${({ $side }) => looks[$side].edge};
  border-radius: 8px;
  background: ${({ $side }) => looks[$side].ground};
  justify-self: ${({ $side }) => looks[$side].place};
  header { display: flex; flex-wrap: wrap; gap: 0 12px; margin-bottom: 6px; font-size: 1rem; }
  time { color: var(--ink-muted); }
  ${media.narrow} { max-width: none; justify-self: stretch; }
`;

const Mark = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  color: var(--ochre-700);
  font-size: 1rem;
  font-weight: 600;
`;

/** All that was written, oldest first; notes for colleagues look and say that they are apart, and are not printed. */
export function Conversation({ ticket }: { ticket: TicketView }) {
  const entries = [...ticket.messages, ...ticket.notes.map((note) => ({ ...note, side: 'note' as const }))].toSorted(
    (one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt),
  );
  return (
    <Log role="log" aria-label={strings.conversation}>
      {entries.map(({ id, side, author, body, createdAt }) => (
        <Entry key={id} $side={side} {...(side === 'note' ? screenOnly : {})}>
          {side === 'note' ? (
            <Mark>
              <Lock size={16} aria-hidden />
              {strings.noteMark}
            </Mark>
          ) : null}
          <header>
            <strong>{side === 'staff' ? strings.staffSays(author) : author}</strong>
            <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          </header>
          <Prose>
            <LinkedText text={body} />
          </Prose>
        </Entry>
      ))}
    </Log>
  );
}
