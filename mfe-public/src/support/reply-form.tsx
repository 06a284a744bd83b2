import { Button } from '@psp/design-system/button';
import { ErrorSummary } from '@psp/design-system/error-summary';
import { TextAreaField } from '@psp/design-system/fields';
import { Stack } from '@psp/design-system/page';
import { showToast } from '@psp/design-system/toast';
import { errorMessage } from '@psp/remote/api-error';
import { fieldErrors } from '@psp/remote/forms';
import { useIntention } from '@psp/remote/use-intention';
import { type FormEvent, useEffect, useState } from 'react';
import { ticket as strings, strings as support } from './strings.ts';
import { useTicketWrite } from './queries.ts';
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
  const { text, setText, tries, missing, refused, isPending, submit } = useReply(props);
  const error = missing ?? refused;
  useErrorTitle(error !== undefined);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={16}>
        <ErrorSummary
          key={tries}
          title={refused && !missing ? strings.unsent : support.problem}
          errors={error && !isPending ? [{ id: ID, message: error }] : []}
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
  const { keyFor, settle } = useIntention();
  const kept = useKept<string>(`reply:${number}`, text || undefined);
  useEffect(() => {
    if (kept.saved) setText((current) => current || (kept.saved ?? ''));
  }, [kept.saved]);
  const { mutate, error, isPending } = useTicketWrite<{ message: string; key: string }>(token, 'reply');
  const message = text.trim();
  const onSuccess = () => {
    settle();
    kept.clear();
    setText('');
    setTries(0);
    showToast({ title: strings.sent, tone: 'success' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    if (message === '' || isPending) return;
    mutate({ message, key: keyFor(message) }, { onSuccess });
  };
  const missing = tries > 0 && message === '' ? strings.replyMissing : undefined;
  const refused = error ? (fieldErrors(error)['message'] ?? errorMessage(error)) : undefined;
  return { text, setText, tries, missing, refused, isPending, submit };
}
