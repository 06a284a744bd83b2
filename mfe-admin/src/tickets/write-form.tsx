import { Button } from '@psp/design-system/button';
import { ErrorSummary } from '@psp/design-system/error-summary';
import { TextAreaField } from '@psp/design-system/fields';
import { Stack } from '@psp/design-system/page';
import { showToast } from '@psp/design-system/toast';
import { refusalOf } from '@psp/remote/ask-dialog';
import { useDraft } from '@psp/remote/draft';
import { fieldErrors } from '@psp/remote/forms';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { strings } from './strings.ts';

export interface WriteFormProps {
  id: string;
  /** Under which the unsent text is kept. */
  draft: string;
  words: { label: string; hint: string; missing: string; send: string; pending: string; done: string };
  isQuiet?: boolean;
  send: (message: string) => Promise<unknown>;
}

/** A text for the conversation: an answer or a note. It is kept until it was sent. */
export function WriteForm({ id, draft: name, words, isQuiet = false, send }: WriteFormProps) {
  const [text, setText] = useState('');
  const [tries, setTries] = useState(0);
  const draft = useDraft<string>(name, text || undefined);
  useEffect(() => {
    if (draft.saved) setText(draft.saved);
  }, [draft.saved]);
  const { mutate, isPending, error } = useMutation({ mutationFn: send });
  const message = text.trim();
  const missing = tries > 0 && message === '' ? words.missing : undefined;
  const refused = error ? (fieldErrors(error)['message'] ?? refusalOf(error, { hasFields: true })) : undefined;
  const problem = missing ?? (isPending ? undefined : refused);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    if (message === '' || isPending) return;
    mutate(message, {
      onSuccess: () => {
        draft.clear();
        setText('');
        setTries(0);
        showToast({ title: words.done, tone: 'success' });
      },
    });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={12}>
        <ErrorSummary key={tries} title={strings.problem} errors={problem ? [{ id, message: problem }] : []} />
        <TextAreaField
          id={id}
          label={words.label}
          hint={words.hint}
          rows={isQuiet ? 3 : 6}
          value={text}
          onChange={setText}
          {...(missing ? { error: missing } : {})}
        />
        <div>
          <Button
            type="submit"
            variant={isQuiet ? 'secondary' : 'primary'}
            isPending={isPending}
            pendingLabel={words.pending}
          >
            {words.send}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
