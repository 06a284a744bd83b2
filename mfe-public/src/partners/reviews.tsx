import { PAGE_SIZE } from '@psp/contracts/lists';
import type { PartnerView, PublicReview } from '@psp/contracts/partners';
import { REVIEW_CRITERIA, type ReviewCriterion } from '@psp/contracts/review-criteria';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDate, formatRating } from '@psp/design-system/format';
import { Stack } from '@psp/design-system/page';
import { Stars } from '@psp/design-system/stars';
import { EmptyState } from '@psp/design-system/states';
import { FlagLink } from '@psp/features/flags/ui/flag-link';
import { Pages, PastTheEnd } from '@psp/remote/lists/pages';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { strings as common } from '@psp/features/partners/ui/strings';
import { strings } from './strings.ts';
import { reviewsQuery } from './queries.ts';

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
  color: var(--ink-muted);
  font-size: 1rem;
`;

const Reply = styled.div`
  padding: 12px 16px;
  border-left: 4px solid var(--blue-100);
  background: var(--canvas);
  strong { font-weight: 600; }
`;

const criteria = Object.entries(REVIEW_CRITERIA) as [ReviewCriterion, string][];

interface ReviewsProps {
  partner: PartnerView;
  /** From 1. */
  page: number;
}

/** Published reviews with the company's replies, newest first, twenty per page. */
export function Reviews({ partner, page }: ReviewsProps) {
  if (partner.reviewCount === 0) {
    return (
      <EmptyState title={common.noReviews}>
        <p>{strings.noReviewsText}</p>
      </EmptyState>
    );
  }
  return page === 1 ? (
    <ReviewPage partner={partner} reviews={partner.reviews} page={1} />
  ) : (
    <FurtherReviews partner={partner} page={page} />
  );
}

function FurtherReviews({ partner, page }: ReviewsProps) {
  const query = useQuery(reviewsQuery(partner.id, page));
  return (
    <Loaded query={query}>
      {({ items }) =>
        items.length > 0 ? (
          <ReviewPage partner={partner} reviews={items} page={page} />
        ) : (
          <PastTheEnd count={common.reviews(partner.reviewCount)} firstHref={addressOf(partner, 1)} />
        )
      }
    </Loaded>
  );
}

const addressOf = ({ id }: PartnerView, page: number) =>
  `/partener/${id}?sectiune=recenzii${page > 1 ? `&pagina=${page}` : ''}`;

function ReviewPage({ partner, reviews, page }: ReviewsProps & { reviews: readonly PublicReview[] }) {
  return (
    <Stack gap={20}>
      <Card>
        <CardHeader title={strings.reviews} action={common.reviews(partner.reviewCount)} />
        {reviews.map((review) => (
          <CardBody key={review.id}>
            <Review review={review} name={partner.name} />
          </CardBody>
        ))}
      </Card>
      <Pages
        of={{ page, pageSize: PAGE_SIZE, total: partner.reviewCount }}
        hrefFor={(number) => addressOf(partner, number)}
      />
    </Stack>
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
      <Criteria aria-label={strings.criteria}>
        {criteria.map(([key, label]) => (
          <li key={key}>{strings.criterion(label, review[key])}</li>
        ))}
      </Criteria>
      {review.reply ? (
        <Reply>
          <strong>{strings.replyFrom(name)}</strong>
          <p>{review.reply}</p>
        </Reply>
      ) : null}
      <FlagLink kind="review" id={review.id} about={review.author} />
    </Stack>
  );
}
