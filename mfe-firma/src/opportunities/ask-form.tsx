import { zodResolver } from '@hookform/resolvers/zod';
import { askQuestion } from '@psp/contracts/questions';
import { Button } from '@psp/design-system/button';
import { CardBody } from '@psp/design-system/card';
import { TextAreaField } from '@psp/design-system/fields';
import { Stack } from '@psp/design-system/page';
import { Problems } from '@psp/remote/act/problems';
import { UnsentText } from '@psp/remote/act/unsent-text';
import { useDraft } from '@psp/remote/draft';
import { fieldErrors } from '@psp/remote/forms';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { detail } from './strings.ts';
import { useAskQuestion } from './queries.ts';

const EMPTY = { body: '' };

interface AskFormProps {
  opportunityId: string;
  /** False when no question may be asked any more; a text that was not sent stays to be read and copied. */
  mayAsk: boolean;
}

/** A question to the authority, as a part of a card; the text is kept on this device until it was sent. */
export function AskForm({ opportunityId, mayAsk }: AskFormProps) {
  const form = useForm({ resolver: zodResolver(askQuestion), defaultValues: EMPTY });
  const body = form.watch('body');
  const draft = useDraft<string>(`question:${opportunityId}`, body || undefined);
  const { reset } = form;
  useEffect(() => {
    if (draft.saved) reset({ body: draft.saved });
  }, [draft.saved, reset]);
  const drop = () => {
    draft.clear();
    reset(EMPTY);
  };
  const ask = useAskQuestion(opportunityId, drop);
  const mark = (error: Error) => {
    const message = fieldErrors(error).body;
    if (message) form.setError('body', { message });
  };
  const send = form.handleSubmit((values) => ask.run(values.body, { onRefused: mark }));
  if (!mayAsk) {
    if (!body) return null;
    return (
      <CardBody>
        <UnsentText words={detail.unsent} text={body} error={ask.error} onDrop={drop} />
      </CardBody>
    );
  }
  return (
    <CardBody as="form" onSubmit={send} noValidate>
      <Stack gap={12}>
        <Controller
          control={form.control}
          name="body"
          render={({ field: { ref: _, ...field }, fieldState }) => (
            <TextAreaField
              {...field}
              id="question"
              label={detail.ask}
              hint={`${detail.questionsLead} ${detail.askHint}`}
              rows={3}
              error={fieldState.error?.message}
            />
          )}
        />
        <Problems error={ask.error} hasText />
        <div>
          <Button type="submit" variant="secondary" isPending={ask.isPending}>
            {detail.send}
          </Button>
        </div>
      </Stack>
    </CardBody>
  );
}
