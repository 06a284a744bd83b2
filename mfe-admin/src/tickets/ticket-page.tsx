import { TICKET_KIND_LABELS, TICKET_STATUS } from '@psp/contracts/ticket-basics';
import type { TicketView } from '@psp/contracts/tickets';
import { Badge, StatusBadge } from '@psp/design-system/badge';
import { formatDateTime } from '@psp/design-system/format';
import { Columns, Page, PageHeader, Row, Stack } from '@psp/design-system/page';
import { HistoryCard } from '@psp/remote/history';
import { LoadedPage } from '@psp/remote/loaded';
import { PrintButton } from '@psp/remote/print-button';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import Zap from 'lucide-react/icons/zap';
import { useParams, useSearchParams } from 'react-router-dom';
import { useNextInList } from '../common/next-in-list.ts';
import { NextLink } from '../common/next-link.tsx';
import { Conversation } from './conversation.tsx';
import { Decision } from './decision.tsx';
import { ticketAddress, ticketList } from './filters.ts';
import { HandlingCard } from './handling-card.tsx';
import { strings } from './strings.ts';
import { ticketQuery, ticketsQuery } from './queries.ts';
import { RequesterCard } from './requester-card.tsx';
import { Writing } from './writing.tsx';

/** One ticket: the conversation, what is written for colleagues, who takes care of it and what was done. */
export function TicketPage() {
  const { id = '' } = useParams();
  const query = useQuery(ticketQuery(id));
  return <LoadedPage query={query}>{(ticket) => <Detail key={id} ticket={ticket} />}</LoadedPage>;
}

function Detail({ ticket }: { ticket: TicketView }) {
  const { id, number, subject, kind, status, isUrgent, createdAt, history } = ticket;
  usePageTitle(`${number}: ${subject}`);
  const filters = ticketList.read(useSearchParams()[0]);
  const next = useNextInList(id, ticketsQuery(filters));
  const nextHref = next ? ticketAddress(next, filters) : null;
  return (
    <Page width="wide">
      <PageHeader
        title={subject}
        breadcrumb={[
          { label: strings.title, href: ticketList.address(filters) },
          { label: number, isNumber: true },
        ]}
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
        actions={
          <Row>
            <PrintButton />
            <NextLink href={nextHref} label={strings.nextOne} />
          </Row>
        }
      />
      <Decision ticket={ticket} nextHref={nextHref} />
      <Columns>
        <Stack gap={24}>
          <Conversation ticket={ticket} />
          <Writing ticket={ticket} />
        </Stack>
        <Stack gap={24}>
          <HandlingCard ticket={ticket} />
          <RequesterCard ticket={ticket} />
          <HistoryCard entries={history} />
        </Stack>
      </Columns>
    </Page>
  );
}
