import { REVIEW_CRITERIA, type ReviewCriterion, type ReviewView } from '@psp/contracts/reviews';
import { formatDate, formatRating } from '@psp/design-system/format';
import { Row, Stack } from '@psp/design-system/page';
import { Stars } from '@psp/design-system/stars';
import { Facts, Muted, Prose } from '../common/facts.tsx';
import { strings } from './strings.ts';

const CRITERIA = Object.entries(REVIEW_CRITERIA) as [ReviewCriterion, string][];

/** One review with its marks, its words and the reply to it. */
export function ReviewText({ review, title }: { review: ReviewView; title: string }) {
  return (
    <Stack gap={8}>
      <h3>{title}</h3>
      <Row gap={8}>
        <Stars value={review.rating} label={strings.outOfFive(String(review.rating))} />
        <strong aria-hidden>{formatRating(review.rating)}</strong>
        <Muted>{formatDate(review.createdAt)}</Muted>
      </Row>
      <Facts role="list">
        {CRITERIA.map(([criterion, label]) => (
          <li key={criterion}>
            {label}: {strings.outOfFive(String(review[criterion]))}
          </li>
        ))}
      </Facts>
      {review.body ? <Prose>{review.body}</Prose> : <Muted>{strings.noWords}</Muted>}
      {review.reply ? (
        <div>
          <strong>{strings.reply}</strong>
          <Prose>{review.reply}</Prose>
        </div>
      ) : null}
    </Stack>
  );
}
