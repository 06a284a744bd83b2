import { TICKET_KIND_LABELS, TICKET_STATUS } from '@psp/contracts/ticket-basics';
import type { TicketItem } from '@psp/contracts/tickets';
import { Badge, StatusBadge } from '@psp/design-system/badge';
import { Link } from '@psp/design-system/link';
import { Row } from '@psp/design-system/page';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import Zap from 'lucide-react/icons/zap';
import { strings as common } from '../common/strings.ts';
import { Under } from '@psp/design-system/cells';
import { DueMark } from './due-mark.tsx';
import { strings } from './strings.ts';

interface TicketsTableProps {
  items: readonly TicketItem[];
  hrefOf: (id: string) => string;
}

const columnsOf = (hrefOf: TicketsTableProps['hrefOf']): RecordColumns<TicketItem> => [
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

/** Tickets, each a link to its conversation. */
export function TicketsTable({ items, hrefOf }: TicketsTableProps) {
  return <RecordTable caption={strings.title} columns={columnsOf(hrefOf)} rows={items} keyOf={({ id }) => id} dense />;
}

/* A message that waits for no answer has its state; one that does has the time left, which says the same. */
function State({ status, due, isUrgent }: TicketItem) {
  return (
    <Row gap={8}>
      {isUrgent ? (
        <Badge tone="progress" icon={<Zap aria-hidden />}>
          {strings.urgent}
        </Badge>
      ) : null}
      {due ? <DueMark due={due} /> : <StatusBadge status={TICKET_STATUS[status]} />}
    </Row>
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
