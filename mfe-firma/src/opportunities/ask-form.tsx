import { zodResolver } from '@hookform/resolvers/zod';
import { askQuestion } from '@psp/contracts/questions';
import { Button } from '@psp/design-system/button';
import { CardBody } from '@psp/design-system/card';
import { TextAreaField } from '@psp/design-system/fields';
import { Stack } from '@psp/design-system/page';
import { showToast } from '@psp/design-system/toast';
import { useDraft } from '@psp/remote/draft';
import { fieldErrors } from '@psp/remote/forms';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Prose } from '../common/facts.tsx';
import { ActionFailure } from '../common/failure.tsx';
import { Notice } from '../common/notice.tsx';
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
  const drop = () => {
    draft.clear();
    reset(EMPTY);
  };
  if (!mayAsk) return body ? <UnsentQuestion text={body} error={ask.error} onDrop={drop} /> : null;
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
        <ActionFailure error={ask.error} hasText />
        <div>
          <Button type="submit" variant="secondary" isPending={ask.isPending}>
            {detail.send}
          </Button>
        </div>
      </Stack>
    </CardBody>
  );
}

interface UnsentProps {
  text: string;
  /** Why it was refused, if it was sent. */
  error: unknown;
  onDrop: () => void;
}

function UnsentQuestion({ text, error, onDrop }: UnsentProps) {
  return (
    <CardBody>
      <Stack gap={12}>
        <ActionFailure error={error} />
        <Notice title={detail.unsentTitle}>
          <p>{detail.unsentText}</p>
        </Notice>
        <Prose>{text}</Prose>
        <div>
          <Button variant="secondary" size="small" onPress={onDrop}>
            {detail.drop}
          </Button>
        </div>
      </Stack>
    </CardBody>
  );
}
