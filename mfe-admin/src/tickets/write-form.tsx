import { Button } from '@psp/design-system/button';
import { TextAreaField } from '@psp/design-system/fields';
import { Stack } from '@psp/design-system/page';
import { Problems } from '@psp/remote/act/problems';
import type { Act } from '@psp/remote/act/use-act';
import { useDraft } from '@psp/remote/draft';
import { type FormEvent, useEffect, useState } from 'react';

export interface WriteFormProps {
  id: string;
  /** Under which the unsent text is kept. */
  draft: string;
  words: { label: string; hint: string; missing: string; send: string; pending: string };
  isQuiet?: boolean;
  act: Pick<Act<string>, 'run' | 'isPending' | 'error'>;
}

/** A text for the conversation: an answer or a note. It is kept until it was sent. */
export function WriteForm({ id, draft: name, words, isQuiet = false, act }: WriteFormProps) {
  const [text, setText] = useState('');
  const [tries, setTries] = useState(0);
  const draft = useDraft<string>(name, text || undefined);
  useEffect(() => {
    if (draft.saved) setText(draft.saved);
  }, [draft.saved]);
  const message = text.trim();
  const missing = tries > 0 && message === '' ? words.missing : undefined;
  const onDone = () => {
    draft.clear();
    setText('');
    setTries(0);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    if (message !== '') act.run(message, { onDone });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={12}>
        <Problems key={tries} errors={missing ? [{ id, message: missing }] : []} error={act.error} fieldId={id} />
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
            isPending={act.isPending}
            pendingLabel={words.pending}
          >
            {words.send}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
