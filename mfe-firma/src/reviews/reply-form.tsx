import { zodResolver } from '@hookform/resolvers/zod';
import { type ReviewView, replyToReview } from '@psp/contracts/reviews';
import { Button } from '@psp/design-system/button';
import { TextAreaField } from '@psp/design-system/fields';
import { Stack } from '@psp/design-system/page';
import { showToast } from '@psp/design-system/toast';
import { useDraft } from '@psp/remote/draft';
import { fieldErrors } from '@psp/remote/forms';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { ActionFailure } from '../common/failure.tsx';
import { strings as common } from '../common/strings.ts';
import { strings } from './strings.ts';
import { useReviewActions } from './queries.ts';

/** The firm's one reply to a published review. */
export function ReplyForm({ projectId, review }: { projectId: string; review: ReviewView }) {
  const { reply } = useReviewActions(projectId);
  const form = useForm({ resolver: zodResolver(replyToReview.pick({ reply: true })), defaultValues: { reply: '' } });
  const { reset } = form;
  const text = form.watch('reply');
  const draft = useDraft<string>(`reply:${review.id}`, text || undefined);
  useEffect(() => {
    if (draft.saved) reset({ reply: draft.saved });
  }, [draft.saved, reset]);
  const submit = form.handleSubmit(async (values) => {
    try {
      await reply.mutateAsync({ id: review.id, version: review.version, ...values });
      draft.clear();
      showToast({ title: strings.replied, tone: 'success' });
    } catch (error) {
      const message = fieldErrors(error).reply;
      if (message) form.setError('reply', { message });
    }
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={12}>
        <Controller
          control={form.control}
          name="reply"
          render={({ field: { ref: _, ...field }, fieldState }) => (
            <TextAreaField
              {...field}
              label={strings.replyField}
              hint={strings.replyHint}
              rows={3}
              error={fieldState.error?.message}
            />
          )}
        />
        <ActionFailure error={reply.error} hasText />
        <div>
          <Button type="submit" variant="secondary" isPending={reply.isPending} pendingLabel={common.sending}>
            {strings.replySend}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
