import { TICKET_KIND_LABELS, TICKET_STATUS } from '@psp/contracts/ticket-basics';
import type { TicketView } from '@psp/contracts/tickets';
import { Badge, StatusBadge } from '@psp/design-system/badge';
import { Prose } from '@psp/design-system/cells';
import { formatDateTime } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Row } from '@psp/design-system/page';
import { screenOnly } from '@psp/design-system/print-style';
import { media } from '@psp/design-system/theme';
import { EmailLink } from '@psp/features/contact/ui/contact';
import { FactsCard } from '@psp/features/facts/ui/facts-card';
import { LinkedText } from '@psp/features/written/ui/linked-text';
import Lock from 'lucide-react/icons/lock';
import Zap from 'lucide-react/icons/zap';
import { styled } from 'styled-components';
import { DecisionPage, QueueRecord } from '../queue/decision-page.tsx';
import type { Place } from '../queue/queue.ts';
import { decidingOn } from './decision.tsx';
import { HandlingCard } from './handling-card.tsx';
import { ticketQueue } from './queries.ts';
import { strings } from './strings.ts';
import { Writing } from './writing.tsx';

/** The requester, as far as the data are known and still kept. */
function RequesterCard({ ticket: { name, email, accountId, organisation } }: { ticket: TicketView }) {
  const items = [
    { term: strings.name, detail: name },
    { term: strings.email, detail: email ? <EmailLink email={email} /> : strings.forgotten },
    { term: strings.organisation, detail: organisation ? <Organisation {...organisation} /> : null },
    {
      term: strings.account,
      detail: accountId ? (
        <Link href={`/admin/users/persoane/${accountId}`}>{strings.openAccount}</Link>
      ) : (
        strings.noAccount
      ),
    },
  ];
  return <FactsCard title={strings.data} items={items} />;
}

function Organisation({ id, name, kind }: NonNullable<TicketView['organisation']>) {
  return kind === 'admin' ? name : <Link href={`/admin/users/organizatii/${id}`}>{name}</Link>;
}

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

/** Messages and notes, oldest first. Notes are marked as internal and not printed. */
function Conversation({ ticket }: { ticket: TicketView }) {
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

/** Page of one ticket: the conversation, the forms for an answer and a note, who handles it, and the decision. */
export function TicketPage() {
  return <QueueRecord queue={ticketQueue}>{(ticket, place) => <Detail ticket={ticket} place={place} />}</QueueRecord>;
}

function Detail({ ticket, place }: { ticket: TicketView; place: Place }) {
  const { number, subject, kind, status, isUrgent, createdAt, history } = ticket;
  return (
    <DecisionPage
      place={place}
      title={subject}
      queueTitle={strings.title}
      nextLabel={strings.nextOne}
      documentTitle={`${number}: ${subject}`}
      crumb={{ label: number, isNumber: true }}
      badge={
        <Row gap={8}>
          <StatusBadge status={TICKET_STATUS[status]} />
          {isUrgent ? (
            <Badge tone="progress" icon={<Zap aria-hidden />}>
              {strings.urgent}
            </Badge>
          ) : null}
        </Row>
      }
      meta={[number, TICKET_KIND_LABELS[kind], strings.receivedOn(formatDateTime(createdAt))]}
      isPrintable
      deciding={decidingOn(ticket)}
      aside={
        <>
          <HandlingCard ticket={ticket} />
          <RequesterCard ticket={ticket} />
        </>
      }
      history={history}
    >
      <Conversation ticket={ticket} />
      <Writing ticket={ticket} />
    </DecisionPage>
  );
}
