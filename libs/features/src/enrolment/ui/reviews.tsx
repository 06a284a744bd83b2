import { type EnrolmentView, REVIEW_LENGTH, writeTrainingReview } from '@psp/contracts/enrolment';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import { useActForm } from '../../forms/ui/use-act-form.ts';
import { strings as written } from '../../written-reviews/ui/strings.ts';
import { ReviewForm, ReviewLines, type WrittenReview } from '../../written-reviews/ui/written-reviews.tsx';
import type { EnrolmentArea } from './area.ts';
import { coursesKey, enrolmentQuery, reviewsQuery } from './queries.ts';
import { strings } from './strings.ts';

interface ReviewsProps {
  area: EnrolmentArea;
  /** Id of the course. */
  id: string;
}

/** Reviews of a course; whoever completed it writes one. */
export function CourseReviews({ area, id }: ReviewsProps) {
  const query = useQuery(reviewsQuery(area, id));
  const { data } = useQuery(enrolmentQuery(area, id));
  return (
    <Card aria-label={strings.reviews}>
      <CardHeader title={strings.reviews} />
      <CardBody>
        {data?.canReview ? <OwnReview area={area} id={id} /> : null}
        <Loaded query={query}>
          {({ items }) => <ReviewLines reviews={items} reviewedBy={strings.reviewedBy} none={strings.noReviews} />}
        </Loaded>
      </CardBody>
    </Card>
  );
}

function OwnReview({ area, id }: ReviewsProps) {
  const form = useActForm<WrittenReview, WrittenReview, EnrolmentView>({
    blank: { rating: 0, body: '' },
    ...{ schema: writeTrainingReview, keptAs: `training-review:${id}`, done: written.reviewed },
    send: (body) => area.api.call('POST /trainings/:id/reviews', { id, body }),
    ...{ view: enrolmentQuery(area, id), refreshes: [coursesKey(area)] },
  });
  return <ReviewForm form={form} maxLength={REVIEW_LENGTH} />;
}
