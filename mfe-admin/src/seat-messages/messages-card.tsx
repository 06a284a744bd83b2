import {
  MESSAGE_AUDIENCES,
  MESSAGE_TEXT_MAX,
  MESSAGE_TITLE_MAX,
  type MessageAudience,
  type SeatMessage,
  type SentMessages,
  seatMessage,
} from '@psp/contracts/seat-messages';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { RadioField } from '@psp/design-system/choice-fields';
import { TextAreaField, TextField } from '@psp/design-system/text-fields';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { useFormOf } from '@psp/features/forms/ui/use-act-form';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { Messages } from '@psp/features/seat-messages/ui/messages-card';
import { useAct } from '@psp/remote/act/use-act';
import { Loaded } from '@psp/remote/loaded';
import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useId } from 'react';
import { strings } from './strings.ts';

interface MessagesProps {
  query: UseQueryOptions<SentMessages, Error, SentMessages, QueryKey>;
  send: (message: SeatMessage) => Promise<SentMessages>;
  /** Key of the page of the event or course, whose history shows the message. */
  page: QueryKey;
}

/** Messages that were sent to the participants of an event or a course, and the dialog that writes one. */
export function SentMessagesCard({ query: options, ...sending }: MessagesProps) {
  const query = useQuery(options);
  const isReadOnly = useIsReadOnly('events');
  const write =
    query.data && !isReadOnly ? <WriteButton query={options} {...sending} reach={query.data.reach} /> : undefined;
  return (
    <Card aria-label={strings.title}>
      <CardHeader title={strings.title} action={write} />
      <Loaded query={query} rows={2}>
        {({ items }) =>
          items.length === 0 ? (
            <CardBody>{strings.empty}</CardBody>
          ) : (
            <Messages
              items={items.map(({ by, audience, people, unreached, ...message }) => ({
                ...message,
                facts: [by, MESSAGE_AUDIENCES[audience], strings.reachOf({ people, unreached })],
              }))}
            />
          )
        }
      </Loaded>
    </Card>
  );
}

const AUDIENCES = Object.keys(MESSAGE_AUDIENCES) as MessageAudience[];

function WriteButton({ query, send, page, reach }: MessagesProps & Pick<SentMessages, 'reach'>) {
  const act = useAct<SeatMessage, SentMessages>({
    send,
    view: query,
    refreshes: [page],
    done: strings.sent,
    about: (_, { title }) => title,
  });
  const form = useFormOf<SeatMessage>(act, {
    blank: { audience: 'all', title: '', text: '' },
    ids: { audience: useId(), title: useId(), text: useId() },
    schema: seatMessage,
    clears: true,
  });
  const options = AUDIENCES.map((value) => ({
    value,
    label: MESSAGE_AUDIENCES[value],
    hint: strings.reachOf(reach[value]),
  }));
  return (
    <AskButton
      act={form}
      label={strings.write}
      confirmLabel={strings.send}
      title={strings.writeTitle}
      problemTitle={strings.problem}
      variant="secondary"
      size="small"
      isWide
    >
      <p>{strings.writeText}</p>
      <RadioField
        {...form.field('audience')}
        onChange={(value) => form.change({ audience: value as MessageAudience })}
        label={strings.audience}
        options={options}
      />
      <TextField {...form.field('title')} label={strings.messageTitle} maxLength={MESSAGE_TITLE_MAX} />
      <TextAreaField {...form.field('text')} label={strings.text} rows={6} maxLength={MESSAGE_TEXT_MAX} />
    </AskButton>
  );
}
