import { TICKET_KIND_LABELS, TICKET_STATUS } from '@psp/contracts/ticket-basics';
import type { TicketItem } from '@psp/contracts/tickets';
import { Badge, StatusBadge } from '@psp/design-system/badge';
import { Link } from '@psp/design-system/link';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import Zap from 'lucide-react/icons/zap';
import { styled } from 'styled-components';
import { strings as common } from '../common/strings.ts';
import { RowTitle, Under } from '@psp/design-system/cells';
import { DueMark } from './due-mark.tsx';
import { strings } from './strings.ts';

/* Wide enough for an ordinary address in one line. */
const Requester = styled.div`
  min-width: 15rem;
`;

/* Long states and terms take two lines, so that the addresses do not have to. */
const Marks = styled.div`
  max-width: 10rem;
  && > span { white-space: normal; overflow-wrap: normal; }
`;

const Term = styled(Marks)`
  min-width: 10rem;
`;

const columns = [
  { key: 'message', label: strings.message },
  { key: 'status', label: common.status },
  { key: 'due', label: strings.due },
  { key: 'requester', label: strings.requester },
  { key: 'assignee', label: strings.assignee },
];

interface TicketsTableProps {
  items: readonly TicketItem[];
  hrefOf: (id: string) => string;
}

/** Tickets, each a link to its conversation. */
export function TicketsTable({ items, hrefOf }: TicketsTableProps) {
  return (
    <Table caption={strings.title} isCaptionHidden columns={columns} dense>
      {items.map((item) => (
        <Tr key={item.id}>
          <Th>
            <RowTitle>
              <Link href={hrefOf(item.id)} isStrong>
                {item.subject}
              </Link>
              <Under>{`${item.number} · ${TICKET_KIND_LABELS[item.kind]}`}</Under>
              {item.isUrgent ? (
                <Badge tone="progress" icon={<Zap aria-hidden />}>
                  {strings.urgent}
                </Badge>
              ) : null}
            </RowTitle>
          </Th>
          <Td>
            <Marks>
              <StatusBadge status={TICKET_STATUS[item.status]} />
            </Marks>
          </Td>
          <Td>
            <Term>
              <DueMark due={item.due} />
            </Term>
          </Td>
          <Td>
            <Requester>
              {item.name}
              <Under>{[item.email, item.organisation].filter(Boolean).join(' · ')}</Under>
            </Requester>
          </Td>
          <Td>{item.assignee ?? strings.nobody}</Td>
        </Tr>
      ))}
    </Table>
  );
}
