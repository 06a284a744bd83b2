import { replyToTicket } from '@psp/contracts/tickets';
import { Button } from '@psp/design-system/button';
import { TextAreaField } from '@psp/design-system/fields';
import { StackForm } from '@psp/features/forms/ui/form';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { useEffect } from 'react';
import { ticket as strings } from './strings.ts';
import { publicTicketQuery, replyToTicket as sendReply } from './queries.ts';
import { useErrorTitle } from './use-error-title.ts';
import { useKept } from './use-kept.ts';

const ID = 'ticket-reply';

interface ReplyFormProps {
  token: string;
  /** Names the text that is kept; the link's secret is no name. */
  number: string;
}

const schema = replyToTicket.pick({ message: true });

/** One more message of the requester; the text is kept until it was sent. */
export function ReplyForm(props: ReplyFormProps) {
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
    onDone: () => kept.clear(),
    clears: true,
  });
  const kept = useKept<string>(`reply:${number}`, form.values.message || undefined);
  const { setValue, getValues } = form.form;
  useEffect(() => {
    if (kept.saved && !getValues('message')) setValue('message', kept.saved);
  }, [kept.saved, getValues, setValue]);
  return form;
}
