import { zodResolver } from '@hookform/resolvers/zod';
import { type ReviewView, replyToReview } from '@psp/contracts/reviews';
import { Button } from '@psp/design-system/button';
import { TextAreaField } from '@psp/design-system/fields';
import { Stack } from '@psp/design-system/page';
import { showToast } from '@psp/design-system/toast';
import { errorMessage } from '@psp/remote/api-error';
import { useDraft } from '@psp/remote/draft';
import { fieldErrors } from '@psp/remote/forms';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useProjectMutation } from '../projects/queries.ts';
import { strings } from './strings.ts';
import { reviews } from './queries.ts';

/** The one reply to a review; its text is kept on this device until it is sent. */
export function ReplyForm({ projectId, review }: { projectId: string; review: ReviewView }) {
  const [typed, setTyped] = useState<string>();
  const draft = useDraft<string>(`reply:${review.id}`, typed);
  const form = useForm<{ version: number; reply: string }>({
    defaultValues: { version: review.version, reply: draft.saved ?? '' },
    resolver: zodResolver(replyToReview),
    shouldFocusError: false,
  });
  const send = useProjectMutation(
    projectId,
    (reply: string) => reviews.reply(review.id, review.version, reply),
    () => {
      draft.clear();
      showToast({ title: strings.replied, tone: 'success' });
    },
  );
  const submit = form.handleSubmit(({ reply }) =>
    send.mutate(reply, {
      onError: (error) => form.setError('reply', { message: fieldErrors(error).reply ?? errorMessage(error) }),
    }),
  );
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={12}>
        <Controller
          name="reply"
          control={form.control}
          render={({ field, fieldState }) => (
            <TextAreaField
              id={`reply-${review.id}`}
              label={strings.reply}
              hint={strings.replyHint}
              rows={3}
              maxLength={2000}
              error={fieldState.error?.message}
              value={field.value}
              onChange={(text) => {
                field.onChange(text);
                setTyped(text);
              }}
            />
          )}
        />
        <div>
          <Button type="submit" isPending={send.isPending}>
            {strings.sendReply}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
