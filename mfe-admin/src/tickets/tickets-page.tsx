import { serverNow } from '@psp/auth/session/server-clock';
import { TICKET_KIND_LABELS, TICKET_STATUS } from '@psp/contracts/ticket-basics';
import type { TicketDue, TicketItem } from '@psp/contracts/tickets';
import { Badge, StatusBadge } from '@psp/design-system/badge';
import { Under } from '@psp/design-system/cells';
import { formatDateTime } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { media } from '@psp/design-system/theme';
import type { RecordColumns } from '@psp/features/tables/ui/record-table';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import Clock from 'lucide-react/icons/clock';
import Zap from 'lucide-react/icons/zap';
import { styled } from 'styled-components';
import { Marks } from '../common/marks.ts';
import { strings as common } from '../common/strings.ts';
import { QueuePage } from '../queue/queue-page.tsx';
import { dueLabel } from './due.ts';
import { ticketQueue } from './queries.ts';
import { strings } from './strings.ts';

const columnsOf = (hrefOf: (id: string) => string): RecordColumns<TicketItem> => [
  { key: 'status', label: common.status, isWhole: true, cell: (item) => <State {...item} /> },
  {
    key: 'message',
    label: strings.message,
    isTitle: true,
    cell: (item) => <Message {...item} href={hrefOf(item.id)} />,
  },
  {
    key: 'requester',
    label: strings.requester,
    cell: ({ name, email, organisation }) => (
      <>
        {name}
        <Under>{[email, organisation].filter(Boolean).join(' · ')}</Under>
      </>
    ),
  },
  { key: 'assignee', label: strings.assignee, cell: ({ assignee }) => assignee ?? strings.nobody },
];

/* A table row has no room for it. */
const Moment = styled(Under)`
  ${media.wide} { && { display: none; } }
`;

/** Response deadline and the time left. */
function DueMark({ due }: { due: TicketDue | null }) {
  if (!due) return <Under>{strings.noAnswerDue}</Under>;
  const Icon = due.isOverdue ? AlarmClock : Clock;
  return (
    <>
      <Badge tone={due.isOverdue ? 'danger' : 'neutral'} icon={<Icon aria-hidden />}>
        {dueLabel(due, serverNow())}
      </Badge>
      <Moment>
        <time dateTime={due.at}>{formatDateTime(due.at)}</time>
      </Moment>
    </>
  );
}

/* The time left implies the state of a message that waits for an answer. */
function State({ status, due, isUrgent }: TicketItem) {
  return (
    <Marks>
      {isUrgent ? (
        <Badge tone="progress" icon={<Zap aria-hidden />}>
          {strings.urgent}
        </Badge>
      ) : null}
      {due ? <DueMark due={due} /> : <StatusBadge status={TICKET_STATUS[status]} />}
    </Marks>
  );
}

function Message({ href, subject, number, kind }: TicketItem & { href: string }) {
  return (
    <>
      <Link href={href} isStrong>
        {subject}
      </Link>
      <Under>{`${number} · ${TICKET_KIND_LABELS[kind]}`}</Under>
    </>
  );
}

/** The queue of messages to the association. */
export function TicketsPage() {
  return (
    <QueuePage
      queue={ticketQueue}
      title={strings.title}
      words={strings}
      order={() => strings.dueFirst}
      waiting={({ overdue }) => strings.overdue(overdue)}
      columns={columnsOf}
    />
  );
}
