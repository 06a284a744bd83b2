import { type ReviewView, replyToReview } from '@psp/contracts/reviews';
import { Button } from '@psp/design-system/button';
import { TextAreaField } from '@psp/design-system/fields';
import { useAct } from '@psp/remote/act/use-act';
import { StackForm } from '../../forms/ui/form.tsx';
import { useFormOf } from '../../forms/ui/use-act-form.ts';
import type { ProjectProps } from '../../projects/ui/area.ts';
import { projectQuery } from '../../projects/ui/queries.ts';
import { strings } from './strings.ts';

const schema = replyToReview.pick({ reply: true });

/** The one reply to a review. */
export function ReplyForm({ review, area, project }: ProjectProps & { review: ReviewView }) {
  const { id, version } = review;
  const send = useAct({
    send: (reply: { reply: string }) => area.api.call('POST /reviews/:id/reply', { id, body: { version, ...reply } }),
    view: projectQuery(area, project.id),
    refreshes: [[area.kind]],
    done: strings.replied,
  });
  const form = useFormOf(send, {
    ...{ blank: { reply: '' }, ids: { reply: 'reply-reply' }, schema, keptAs: `reply:${id}` },
  });
  return (
    <StackForm of={form}>
      <TextAreaField
        {...form.field('reply')}
        label={strings.reply}
        hint={strings.replyHint}
        rows={3}
        maxLength={2000}
      />
      <div>
        <Button type="submit" variant="secondary" isPending={form.isPending}>
          {strings.sendReply}
        </Button>
      </div>
    </StackForm>
  );
}
