import { closesAt, TICKET_KIND_LABELS, TICKET_STATUS } from '@psp/contracts/ticket-basics';
import type { PublicTicket } from '@psp/contracts/tickets';
import { StatusBadge } from '@psp/design-system/badge';
import { Button, ButtonLink } from '@psp/design-system/button';
import { formatDate, formatDateTime } from '@psp/design-system/format';
import { NextStep } from '@psp/design-system/life-cycle';
import { Page, PageHeader, VisuallyHidden } from '@psp/design-system/page';
import { SkeletonList } from '@psp/design-system/skeleton';
import { isApiError } from '@psp/remote/api-error';
import { strings as acts } from '@psp/remote/act/strings';
import { handsFocusOn } from '@psp/remote/focus';
import { Failed } from '@psp/remote/loaded';
import { usePageHead } from '@psp/remote/page-head';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { strings as common } from '../common/strings.ts';
import { Conversation } from './conversation.tsx';
import { ticket as strings } from './strings.ts';
import { publicTicketQuery, tickets, useTicketAct } from './queries.ts';
import { ReplyForm } from './reply-form.tsx';

/* Its own address holds the secret, so another stands for it wherever addresses are quoted. */
const HEAD = { title: strings.pageTitle, path: '/support', isIndexed: false };
const INVALID_HEAD = { ...HEAD, title: strings.invalid };

const Private = styled.p`
  color: var(--ink-muted);
  font-size: 1rem;
`;

/** /tichet/{token}: a conversation with the association, for whoever holds its link. */
export function TicketPage() {
  const { token = '' } = useParams();
  const query = useQuery(publicTicketQuery(token));
  const isInvalid = isApiError(query.error) && query.error.status >= 400 && query.error.status < 500;
  usePageHead(isInvalid ? INVALID_HEAD : HEAD);
  if (query.data) return <Detail key={query.data.number} ticket={query.data} token={token} />;
  if (isInvalid) return <Invalid />;
  return (
    <Page isCentred width="narrow">
      <VisuallyHidden as="h1" tabIndex={-1} ref={handsFocusOn}>
        {strings.pageTitle}
      </VisuallyHidden>
      {query.error ? (
        <Failed error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <SkeletonList label={common.loading} />
      )}
    </Page>
  );
}

function Invalid() {
  return (
    <Page isCentred width="narrow">
      <PageHeader title={strings.invalid} lead={strings.invalidText} />
      <div>
        <ButtonLink href="/support">{strings.another}</ButtonLink>
      </div>
    </Page>
  );
}

function Detail({ ticket, token }: { ticket: PublicTicket; token: string }) {
  const { number, subject, kind, status, createdAt, messages: list, actions } = ticket;
  return (
    <Page isCentred width="narrow">
      <PageHeader
        title={subject}
        badge={<StatusBadge status={TICKET_STATUS[status]} />}
        meta={[
          strings.number(number),
          TICKET_KIND_LABELS[kind],
          strings.sentOn(formatDate(createdAt)),
          strings.count(list.length),
        ]}
      />
      <Next ticket={ticket} token={token} />
      <Conversation messages={list} />
      {actions.includes('reply') ? <ReplyForm token={token} number={number} /> : null}
      <Private>{strings.privateNote}</Private>
    </Page>
  );
}

function Next({ ticket, token }: { ticket: PublicTicket; token: string }) {
  const { status, actions, version } = ticket;
  const resolve = useTicketAct(token, {
    send: () => tickets.call('POST /tickets/resolve', { body: { token, version } }),
    done: strings.resolved,
    failed: acts.problem,
  });
  const settle = actions.includes('resolve') ? (
    <Button
      variant="secondary"
      isPending={resolve.isPending}
      pendingLabel={strings.resolving}
      onPress={() => resolve.run()}
    >
      {strings.resolve}
    </Button>
  ) : null;
  const another = actions.includes('reply') ? null : <ButtonLink href="/support">{strings.another}</ButtonLink>;
  return (
    <NextStep title={strings.next[status]} actions={settle ?? another}>
      {whatNext(ticket)}
    </NextStep>
  );
}

function whatNext({ status, actions, dueAt, replyUntil }: PublicTicket): string {
  if (!actions.includes('reply')) return strings.tooLate;
  if (replyUntil) {
    const reopened = strings.reopenBy(formatDate(replyUntil));
    return status === 'resolved' ? `${strings.closesOn(formatDate(closesAt(replyUntil)))} ${reopened}` : reopened;
  }
  return dueAt ? strings.answerBy(formatDateTime(dueAt)) : strings.mayReply;
}
