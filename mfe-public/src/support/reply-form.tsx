import { Button } from '@psp/design-system/button';
import { TextAreaField } from '@psp/design-system/fields';
import { Stack } from '@psp/design-system/page';
import { Problems } from '@psp/remote/act/problems';
import { type FormEvent, useEffect, useState } from 'react';
import { ticket as strings } from './strings.ts';
import { replyToTicket, useTicketAct } from './queries.ts';
import { useErrorTitle } from './use-error-title.ts';
import { useKept } from './use-kept.ts';

const ID = 'ticket-reply';

interface ReplyFormProps {
  token: string;
  /** Names the text that is kept; the link's secret is no name. */
  number: string;
}

/** One more message of the requester; the text is kept until it was sent. */
export function ReplyForm(props: ReplyFormProps) {
  const { text, setText, tries, missing, error, isPending, submit } = useReply(props);
  useErrorTitle(missing !== undefined || error !== null);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={16}>
        <Problems
          key={tries}
          title={error && !missing ? strings.unsent : undefined}
          errors={missing ? [{ id: ID, message: missing }] : []}
          error={error}
          fieldId={ID}
        />
        <TextAreaField
          id={ID}
          label={strings.reply}
          hint={strings.unsentText}
          rows={5}
          value={text}
          onChange={setText}
          {...(missing ? { error: missing } : {})}
        />
        <div>
          <Button type="submit" isPending={isPending} pendingLabel={strings.sending}>
            {strings.send}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function useReply({ token, number }: ReplyFormProps) {
  const [text, setText] = useState('');
  const [tries, setTries] = useState(0);
  const kept = useKept<string>(`reply:${number}`, text || undefined);
  useEffect(() => {
    if (kept.saved) setText((current) => current || (kept.saved ?? ''));
  }, [kept.saved]);
  const message = text.trim();
  const { run, error, isPending } = useTicketAct(token, {
    send: () => replyToTicket(token, message),
    done: strings.sent,
    onDone: () => {
      kept.clear();
      setText('');
      setTries(0);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    if (message !== '') run();
  };
  const missing = tries > 0 && message === '' ? strings.replyMissing : undefined;
  return { text, setText, tries, missing, error, isPending, submit };
}
