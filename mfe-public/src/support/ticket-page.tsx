import { closesAt, TICKET_KIND_LABELS, TICKET_STATUS } from '@psp/contracts/ticket-basics';
import { type PublicTicket, replyToTicket, type TicketMessage } from '@psp/contracts/tickets';
import { StatusBadge } from '@psp/design-system/badge';
import { Button, ButtonLink } from '@psp/design-system/button';
import { TextAreaField } from '@psp/design-system/text-fields';
import { formatDate, formatDateTime } from '@psp/design-system/format';
import { NextStep } from '@psp/design-system/life-cycle';
import { Page, PageHeader, VisuallyHidden } from '@psp/design-system/page';
import { SkeletonList } from '@psp/design-system/skeleton';
import { media } from '@psp/design-system/theme';
import { StackForm } from '@psp/features/forms/ui/form';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { LinkedText } from '@psp/features/written/ui/linked-text';
import { strings as acts } from '@psp/remote/act/strings';
import { isApiError } from '@psp/remote/api-error';
import { handsFocusOn } from '@psp/remote/focus';
import { Failed } from '@psp/remote/loaded';
import { usePageHead } from '@psp/remote/page-head';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { strings as common } from '../common/strings.ts';
import { publicTicketQuery, replyToTicket as sendReply, tickets, useTicketAct } from './queries.ts';
import { ticket as strings } from './strings.ts';
import { useErrorTitle } from './use-error-title.ts';
import { useUnsentText } from './use-unsent-text.ts';

/* The page's own address contains the token, so metadata uses another. */
const HEAD = { title: strings.pageTitle, path: '/support', isIndexed: false };
const INVALID_HEAD = { ...HEAD, title: strings.invalid };

const Private = styled.p`
  color: var(--ink-muted);
  font-size: 1rem;
`;

const Log = styled.div`
  display: grid;
  gap: 16px;
`;

const Message = styled.article<{ $isOwn: boolean }>`
  max-width: 85%;
  padding: 14px 18px;
  border: 1px solid ${({ $isOwn }) => ($isOwn ? 'var(--line)' : 'var(--blue-100)')};
  border-radius: 8px;
  background: ${({ $isOwn }) => ($isOwn ? 'var(--surface)' : 'var(--blue-50)')};
  justify-self: ${({ $isOwn }) => ($isOwn ? 'end' : 'start')};
  header { display: flex; flex-wrap: wrap; gap: 0 12px; margin-bottom: 6px; font-size: 1rem; }
  time { color: var(--ink-muted); }
  p { max-width: 70ch; white-space: pre-line; overflow-wrap: anywhere; }
  ${media.narrow} { max-width: 100%; }
`;

/** /tichet/{token}: a ticket's conversation, accessible to anybody with its link. */
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

/** Messages of both sides, oldest first; new ones are announced. */
function Conversation({ messages: list }: { messages: readonly TicketMessage[] }) {
  return (
    <Log role="log" aria-label={strings.conversation}>
      {list.map(({ id, side, author, body, createdAt }) => (
        <Message key={id} $isOwn={side === 'requester'}>
          <header>
            <strong>{side === 'requester' ? `${author} (${strings.you})` : author}</strong>
            <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          </header>
          <p>
            <LinkedText text={body} />
          </p>
        </Message>
      ))}
    </Log>
  );
}

const ID = 'ticket-reply';

interface ReplyFormProps {
  token: string;
  /** Key of the stored text; the token must not be used for it. */
  number: string;
}

const schema = replyToTicket.pick({ message: true });

/** Reply form of the requester; its text is stored until sent. */
function ReplyForm(props: ReplyFormProps) {
  const form = useReply(props);
  useErrorTitle(form.problems.length > 0);
  return (
    <StackForm of={form} gap={16} problem={form.error ? strings.unsent : undefined}>
      <TextAreaField {...form.field('message')} label={strings.reply} hint={strings.unsentText} rows={5} />
      <div>
        <Button type="submit" isPending={form.isPending}>
          {strings.send}
        </Button>
      </div>
    </StackForm>
  );
}

function useReply({ token, number }: ReplyFormProps) {
  const form = useActForm<{ message: string }>({
    ...{ blank: { message: '' }, ids: { message: ID }, schema, locks: false },
    send: ({ message }) => sendReply(token, message),
    view: publicTicketQuery(token),
    done: strings.sent,
    onDone: () => unsent.clear(),
    clears: true,
  });
  const unsent = useUnsentText<string>(`reply:${number}`, form.values.message || undefined);
  const { setValue, getValues } = form.form;
  useEffect(() => {
    if (unsent.saved && !getValues('message')) setValue('message', unsent.saved);
  }, [unsent.saved, getValues, setValue]);
  return form;
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
      <NextAction ticket={ticket} token={token} />
      <Conversation messages={list} />
      {actions.includes('reply') ? <ReplyForm token={token} number={number} /> : null}
      <Private>{strings.privateNote}</Private>
    </Page>
  );
}

function NextAction({ ticket, token }: { ticket: PublicTicket; token: string }) {
  const { status, actions, version } = ticket;
  const resolve = useTicketAct(token, {
    send: () => tickets.call('POST /tickets/resolve', { body: { token, version } }),
    done: strings.resolved,
    failed: acts.problem,
  });
  const resolveButton = actions.includes('resolve') ? (
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
    <NextStep title={strings.next[status]} actions={resolveButton ?? another}>
      {nextStepText(ticket)}
    </NextStep>
  );
}

function nextStepText({ status, actions, dueAt, replyUntil }: PublicTicket): string {
  if (!actions.includes('reply')) return strings.tooLate;
  if (replyUntil) {
    const reopened = strings.reopenBy(formatDate(replyUntil));
    return status === 'resolved' ? `${strings.closesOn(formatDate(closesAt(replyUntil)))} ${reopened}` : reopened;
  }
  return dueAt ? strings.answerBy(formatDateTime(dueAt)) : strings.mayReply;
}
