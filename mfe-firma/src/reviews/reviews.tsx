import type { ProjectView } from '@psp/contracts/projects';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Stack } from '@psp/design-system/page';
import { Muted } from '../common/facts.tsx';
import { strings } from './strings.ts';
import { ReplyForm } from './reply-form.tsx';
import { ReviewForm } from './review-form.tsx';
import { ReviewText } from './review-text.tsx';

/** Both sides' reviews of a finished collaboration, and the form for the firm's own; nothing before there is any. */
export function Reviews({ project }: { project: ProjectView }) {
  const { own, other, otherWritten } = project.reviews;
  const mayWrite = project.actions.includes('review') && own === null;
  if (!mayWrite && !own && !other && !otherWritten) return null;
  return (
    <Card id="recenzie" aria-labelledby="reviews">
      <CardHeader id="reviews" title={strings.title} />
      {mayWrite ? (
        <CardBody>
          <ReviewForm project={project} />
        </CardBody>
      ) : null}
      {own ? (
        <CardBody>
          <Stack gap={8}>
            <ReviewText review={own} title={strings.own} />
            {own.publishedAt === null ? <Muted>{strings.hiddenOwn}</Muted> : null}
          </Stack>
        </CardBody>
      ) : null}
      {other ? (
        <CardBody>
          <Stack gap={16}>
            <ReviewText review={other} title={strings.other(other.author)} />
            {other.actions.includes('reply') ? <ReplyForm projectId={project.id} review={other} /> : null}
          </Stack>
        </CardBody>
      ) : null}
      {other || mayWrite ? null : (
        <CardBody>
          <Muted>{otherWritten ? strings.hiddenOther : strings.waiting}</Muted>
        </CardBody>
      )}
    </Card>
  );
}
