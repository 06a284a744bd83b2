import { type ForumPost, type ReplyToTopic, replyToTopic, type TopicView } from '@psp/contracts/forum';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Row, Stack } from '@psp/design-system/page';
import { Problems } from '@psp/remote/act/problems';
import { useId } from 'react';
import { useFormOf } from '../../forms/ui/use-act-form.ts';
import type { ForumArea } from './area.ts';
import { tellUnmentioned, useForumAct } from './queries.ts';
import { strings } from './strings.ts';
import { PostTextField } from './text-field.tsx';

interface ReplyFormProps {
  area: ForumArea;
  topic: TopicView;
  /** The post that the reply answers; null for the topic as a whole. */
  quoted: ForumPost | null;
  onDropQuote: () => void;
  /** Called with the id of the sent reply. */
  onSent: (postId: string) => void;
}

type Reply = Pick<ReplyToTopic, 'body'>;

/** Form for a reply; its text stays on the device until it is sent. */
export function ReplyForm({ area, topic, quoted, onDropQuote, onSent }: ReplyFormProps) {
  const act = useForumAct<Reply, { postId: string; isPending: boolean; unmentioned: string[] }>(area, {
    send: ({ body }) =>
      area.api.call('POST /forum/topics/:id/replies', { id: topic.id, body: { body, quotedId: quoted?.id ?? null } }),
    done: ({ isPending }) => (isPending ? strings.replyPending : strings.replySent),
    about: topic.title,
    onDone: ({ postId, unmentioned }) => {
      tellUnmentioned(unmentioned);
      onSent(postId);
    },
  });
  const form = useFormOf<Reply>(act, {
    blank: { body: '' },
    ids: { body: useId() },
    schema: replyToTopic.pick({ body: true }),
    keptAs: `forum-reply-${topic.id}`,
    clears: true,
  });
  return (
    <Card id="raspuns" aria-labelledby="raspuns-title" data-screen-only="">
      <CardHeader id="raspuns-title" title={strings.reply} />
      <CardBody>
        <form noValidate onSubmit={form.submit}>
          <Stack gap={12}>
            <Problems key={form.tries} errors={form.problems} error={null} />
            {quoted ? (
              <Row>
                <span>{strings.quoting(quoted.author.name)}</span>
                <Button variant="quiet" size="small" onPress={onDropQuote}>
                  {strings.dropQuote}
                </Button>
              </Row>
            ) : null}
            <PostTextField
              {...form.field('body')}
              area={area}
              place={{ topicId: topic.id }}
              label={strings.reply}
              isLabelHidden
              hint={strings.replyHint}
            />
            <Row>
              <Button type="submit" isPending={form.isPending}>
                {strings.sendReply}
              </Button>
            </Row>
          </Stack>
        </form>
      </CardBody>
    </Card>
  );
}
