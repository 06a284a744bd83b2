import type { PartnerView, PublicReview } from '@psp/contracts/partners';
import { REVIEW_CRITERIA, type ReviewCriterion } from '@psp/contracts/reviews';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDate, formatRating } from '@psp/design-system/format';
import { Stack } from '@psp/design-system/page';
import { Stars } from '@psp/design-system/rating';
import { EmptyState } from '@psp/design-system/states';
import { styled } from 'styled-components';
import { messages as common } from '../common/messages.ts';
import { messages } from './messages.ts';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 14px;
  h3 { margin-right: auto; }
  time { color: var(--ink-muted); font-size: 1rem; }
`;

const Criteria = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  margin: 0;
  padding: 0;
  color: var(--ink-muted);
  font-size: 1rem;
  list-style: none;
`;

const Reply = styled.div`
  padding: 12px 16px;
  border-left: 4px solid var(--blue-100);
  background: var(--canvas);
  strong { font-weight: 600; }
`;

const criteria = Object.entries(REVIEW_CRITERIA) as [ReviewCriterion, string][];

/** The published reviews with the company's replies, the newest first. */
export function Reviews({ partner }: { partner: PartnerView }) {
  if (partner.reviews.length === 0) {
    return (
      <EmptyState title={common.noReviews}>
        <p>{messages.noReviewsText}</p>
      </EmptyState>
    );
  }
  return (
    <Card>
      <CardHeader title={messages.reviews} action={common.reviews(partner.reviewCount)} />
      {partner.reviews.map((review) => (
        <CardBody key={review.id}>
          <Review review={review} name={partner.name} />
        </CardBody>
      ))}
    </Card>
  );
}

function Review({ review, name }: { review: PublicReview; name: string }) {
  return (
    <Stack gap={12}>
      <Head>
        <h3>{review.author}</h3>
        <Stars value={review.rating} label={common.outOfFive(formatRating(review.rating))} />
        <time dateTime={review.publishedAt}>{formatDate(review.publishedAt)}</time>
      </Head>
      {review.body ? <p>{review.body}</p> : null}
      <Criteria aria-label={messages.criteria}>
        {criteria.map(([key, label]) => (
          <li key={key}>{messages.criterion(label, review[key])}</li>
        ))}
      </Criteria>
      {review.reply ? (
        <Reply>
          <strong>{messages.replyFrom(name)}</strong>
          <p>{review.reply}</p>
        </Reply>
      ) : null}
    </Stack>
  );
}
