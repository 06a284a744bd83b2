import { zodResolver } from '@hookform/resolvers/zod';
import { type ReviewView, replyToReview } from '@psp/contracts/reviews';
import { Button } from '@psp/design-system/button';
import { TextAreaField } from '@psp/design-system/fields';
import { Stack } from '@psp/design-system/page';
import { Problems } from '@psp/remote/act/problems';
import { Controller, useForm } from 'react-hook-form';
import type { ProjectProps } from '../../projects/ui/area.ts';
import { problemsOf, useKeptForm } from '../../forms/ui/kept-form.ts';
import { useProjectAct } from '../../projects/ui/use-project-act.ts';
import { strings } from './strings.ts';

/** The one reply to a review. */
export function ReplyForm({ review, ...props }: ProjectProps & { review: ReviewView }) {
  const form = useForm({
    defaultValues: { reply: '' },
    resolver: zodResolver(replyToReview.pick({ reply: true })),
    shouldFocusError: false,
  });
  const draft = useKeptForm(`reply:${review.id}`, form);
  const send = useProjectAct<string>(props, {
    path: `/reviews/${review.id}/reply`,
    body: (reply) => ({ version: review.version, reply }),
    done: strings.replied,
    onDone: draft.clear,
  });
  const submit = form.handleSubmit(({ reply }) => send.run(reply));
  const { errors, submitCount } = form.formState;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={12}>
        <Problems key={submitCount} errors={problemsOf('reply', { reply: '' }, errors)} error={send.error} hasText />
        <Controller
          name="reply"
          control={form.control}
          render={({ field: { ref: _, ...field }, fieldState }) => (
            <TextAreaField
              {...field}
              id="reply-reply"
              label={strings.reply}
              hint={strings.replyHint}
              rows={3}
              maxLength={2000}
              error={fieldState.error?.message}
            />
          )}
        />
        <div>
          <Button type="submit" variant="secondary" isPending={send.isPending}>
            {strings.sendReply}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
