import type { ProjectView } from '@psp/contracts/projects';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { strings } from './strings.ts';
import { ReviewText } from './review-text.tsx';
import { WriteReviewForm } from './write-review.tsx';

/* `…#reviews` is where "Scrie recenzia" leads; `key` makes a second press of the same link go there again. */
function useTargetOfAddress() {
  const target = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== '#reviews') return;
    target.current?.scrollIntoView({ block: 'start' });
    target.current?.focus({ preventScroll: true });
  }, [hash, key]);
  return target;
}

/** The form while the own review is missing, then both reviews as far as they may be seen. */
export function ReviewsSection({ project }: { project: ProjectView }) {
  const { own, other, otherWritten } = project.reviews;
  const target = useTargetOfAddress();
  const mayWrite = project.actions.includes('review') && !own;
  if (!mayWrite && !own && !other && !otherWritten) return null;
  return (
    <div ref={target} id="reviews" tabIndex={-1}>
      <Card>
        <CardHeader title={mayWrite ? strings.write : strings.title} />
        {mayWrite ? (
          <CardBody>
            <WriteReviewForm project={project} />
          </CardBody>
        ) : null}
        {own ? (
          <CardBody>
            <ReviewText
              projectId={project.id}
              review={own}
              title={strings.own}
              replyAuthor={project.firma.name}
              note={own.publishedAt ? null : strings.ownHidden}
            />
          </CardBody>
        ) : null}
        {other ? (
          <CardBody>
            <ReviewText
              projectId={project.id}
              review={other}
              title={strings.other(project.firma.name)}
              replyAuthor={project.uat.name}
            />
          </CardBody>
        ) : null}
        {!other && !own && !mayWrite ? (
          <CardBody>
            {strings.hiddenWritten} {strings.hidden}
          </CardBody>
        ) : null}
      </Card>
    </div>
  );
}
