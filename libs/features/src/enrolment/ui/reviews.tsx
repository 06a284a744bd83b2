import {
  type EnrolmentView,
  REVIEW_LENGTH,
  type WriteTrainingReview,
  writeTrainingReview,
} from '@psp/contracts/enrolment';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Under } from '@psp/design-system/cells';
import { RatingField } from '@psp/design-system/rating';
import { Stars } from '@psp/design-system/stars';
import { TextAreaField } from '@psp/design-system/text-fields';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import { Paragraphs } from '../../facts/ui/paragraphs.tsx';
import { StackForm } from '../../forms/ui/form.tsx';
import { useActForm } from '../../forms/ui/use-act-form.ts';
import type { EnrolmentArea } from './area.ts';
import { coursesKey, enrolmentQuery, reviewsQuery } from './queries.ts';
import { Line, Lines } from './lines.ts';
import { strings } from './strings.ts';

const options = strings.marks.map((label, index) => ({ value: String(index + 1), label }));

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
        {data?.canReview ? <ReviewForm area={area} id={id} /> : null}
        <Loaded query={query}>
          {({ items }) =>
            items.length === 0 ? (
              <p>{strings.noReviews}</p>
            ) : (
              <Lines role="list">
                {items.map(({ id: key, rating, body, organisation, isYou, createdAt }) => (
                  <Line key={key}>
                    <Stars value={rating} label={strings.starsOf(rating)} />
                    <Paragraphs text={body} />
                    <Under>{strings.reviewedBy(organisation, isYou, createdAt)}</Under>
                  </Line>
                ))}
              </Lines>
            )
          }
        </Loaded>
      </CardBody>
    </Card>
  );
}

function ReviewForm({ area, id }: ReviewsProps) {
  const form = useActForm<WriteTrainingReview, WriteTrainingReview, EnrolmentView>({
    blank: { rating: 0, body: '' },
    ...{ schema: writeTrainingReview, keptAs: `training-review:${id}`, done: strings.reviewed },
    send: (body) => area.api.call('POST /trainings/:id/reviews', { id, body }),
    ...{ view: enrolmentQuery(area, id), refreshes: [coursesKey(area)] },
  });
  const { value, onChange, ...field } = form.field('rating');
  return (
    <StackForm of={form} gap={16}>
      <RatingField
        {...field}
        label={strings.mark}
        options={options}
        value={value > 0 ? String(value) : ''}
        onChange={(mark) => onChange(Number(mark))}
      />
      <TextAreaField {...form.field('body')} label={strings.reviewText} rows={4} maxLength={REVIEW_LENGTH} isOptional />
      <div>
        <Button type="submit" isPending={form.isPending}>
          {strings.review}
        </Button>
      </div>
    </StackForm>
  );
}
