import { replyToTicket } from '@psp/contracts/tickets';
import { Button } from '@psp/design-system/button';
import { TextAreaField } from '@psp/design-system/fields';
import { Stack } from '@psp/design-system/page';
import { Problems } from '@psp/remote/act/problems';
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

/* What the service answers is told above the form alone. */
const explain = () => [];

/** One more message of the requester; the text is kept until it was sent. */
export function ReplyForm(props: ReplyFormProps) {
  const form = useReply(props);
  const { problems, error } = form;
  useErrorTitle(problems.length > 0 || error !== null);
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap={16}>
        <Problems
          key={form.tries}
          title={error && problems.length === 0 ? strings.unsent : undefined}
          errors={problems}
          error={error}
          fieldId={ID}
        />
        <TextAreaField
          {...form.field('message')}
          isDisabled={false}
          label={strings.reply}
          hint={strings.unsentText}
          rows={5}
        />
        <div>
          <Button type="submit" isPending={form.isPending} pendingLabel={strings.sending}>
            {strings.send}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function useReply({ token, number }: ReplyFormProps) {
  const form = useActForm<{ message: string }>({
    ...{ blank: { message: '' }, ids: { message: ID }, schema, explain },
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
