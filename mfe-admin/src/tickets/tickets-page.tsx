import { serverNow } from '@psp/auth/session/server-clock';
import { TICKET_KIND_LABELS, TICKET_STATUS } from '@psp/contracts/ticket-basics';
import type { TicketDue, TicketItem } from '@psp/contracts/tickets';
import { Badge, StatusBadge } from '@psp/design-system/badge';
import { Under } from '@psp/design-system/cells';
import { formatDateTime } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Page, PageHeader } from '@psp/design-system/page';
import { media } from '@psp/design-system/theme';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageTitle } from '@psp/remote/screen';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import Clock from 'lucide-react/icons/clock';
import Zap from 'lucide-react/icons/zap';
import { styled } from 'styled-components';
import { Marks } from '../common/marks.ts';
import { strings as common } from '../common/strings.ts';
import { dueLabel } from './due.ts';
import { ticketAddress, ticketList } from './filters.ts';
import { ticketsQuery } from './queries.ts';
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
function TicketsTable({ items, hrefOf }: TicketsTableProps) {
  return <RecordTable caption={strings.title} columns={columnsOf(hrefOf)} rows={items} keyOf={({ id }) => id} dense />;
}

/* A table's line has no room for it. */
const Moment = styled(Under)`
  ${media.wide} { && { display: none; } }
`;

/** Until when an answer is due and how much time is left. */
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

/* A message that waits for no answer has its state; one that does has the time left, which says the same. */
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

/** The queue of what people wrote to the association; search and filters stand in the address. */
export function TicketsPage() {
  usePageTitle(strings.title);
  const listed = useListed(ticketList, ticketsQuery);
  const { filters, query } = listed;
  return (
    <Page width="wide">
      <PageHeader title={strings.title} meta={query.data ? [strings.overdue(query.data.overdue)] : []} />
      <FilteredList {...listed} words={strings} order={strings.dueFirst}>
        {({ items }) => <TicketsTable items={items} hrefOf={(id) => ticketAddress(id, filters)} />}
      </FilteredList>
    </Page>
  );
}
