import { zodResolver } from '@hookform/resolvers/zod';
import { askQuestion } from '@psp/contracts/questions';
import { Button } from '@psp/design-system/button';
import { TextAreaField } from '@psp/design-system/fields';
import { Stack } from '@psp/design-system/page';
import { showToast } from '@psp/design-system/toast';
import { useDraft } from '@psp/remote/draft';
import { fieldErrors } from '@psp/remote/forms';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { ActionFailure } from '../common/failure.tsx';
import { detail } from './messages.ts';
import { useAskQuestion } from './queries.ts';

const EMPTY = { body: '' };

/** A question to the authority; the text is kept on this device until it was sent. */
export function AskForm({ opportunityId }: { opportunityId: string }) {
  const form = useForm({ resolver: zodResolver(askQuestion), defaultValues: EMPTY });
  const body = form.watch('body');
  const draft = useDraft<string>(`question:${opportunityId}`, body || undefined);
  const { reset } = form;
  useEffect(() => {
    if (draft.saved) reset({ body: draft.saved });
  }, [draft.saved, reset]);
  const ask = useAskQuestion(opportunityId);
  const send = form.handleSubmit(async (values) => {
    try {
      await ask.mutateAsync(values.body);
      draft.clear();
      reset(EMPTY);
      showToast({ title: detail.asked, tone: 'success' });
    } catch (error) {
      const message = fieldErrors(error).body;
      if (message) form.setError('body', { message });
    }
  });
  return (
    <form onSubmit={send} noValidate>
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
        <ActionFailure error={ask.error} hasText />
        <div>
          <Button type="submit" variant="secondary" isPending={ask.isPending}>
            {detail.send}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
