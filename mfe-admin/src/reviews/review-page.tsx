import type { ModeratedReviewAction, ModeratedReviewView } from '@psp/contracts/moderated-reviews';
import { REVIEW_CRITERIA, type ReviewCriterion } from '@psp/contracts/review-criteria';
import { REVIEW_STATUS } from '@psp/contracts/reviews';
import { StatusBadge } from '@psp/design-system/badge';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Prose, Under } from '@psp/design-system/cells';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Stars } from '@psp/design-system/stars';
import { FactsCard } from '@psp/features/facts/ui/facts-card';
import { LoadedPage } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { type Deciding, type DecisionContent, DecisionPage } from '../queue/decision-page.tsx';
import { reportedDecisions } from '../queue/reported.ts';
import { Reports } from '../queue/reports.tsx';
import { PartyLink } from '../records/cells.tsx';
import { REFRESHED, reviewQuery, reviews } from './queries.ts';
import { DECISIONS, STANDING, strings } from './strings.ts';

/* Reviews have no list of their own: they come from the queue, or from what was decided. */
const PLACE = { listHref: '/admin/moderation?kind=reviews', nextHref: null };

/** Page of one review: what members read, reports of it, and the decision. */
export function ReviewPage() {
  const { id = '' } = useParams();
  const query = useQuery(reviewQuery(id));
  return (
    <LoadedPage query={query}>
      {(review) => <DecisionPage key={id} place={PLACE} {...reviewContent(review)} />}
    </LoadedPage>
  );
}

const titleOf = ({ author, subject }: ModeratedReviewView): string => strings.titleOf(author.name, subject.name);

const waits = ({ status, flags }: ModeratedReviewView): boolean =>
  status !== 'removed' && flags.some(({ outcome }) => outcome === null);

/** What is decided on a review. */
export const reviewContent = (review: ModeratedReviewView): DecisionContent<ModeratedReviewAction> => ({
  title: review.project.title,
  queueTitle: strings.queue,
  nextLabel: strings.nextOne,
  badge: <StatusBadge status={REVIEW_STATUS[review.status]} />,
  meta: [titleOf(review)],
  deciding: decidingOn(review),
  aside: <Facts review={review} />,
  history: review.history,
  isWaiting: waits(review),
  children: (
    <>
      <Reports flags={review.flags} />
      <Text review={review} />
    </>
  ),
});

const ADDRESSES = {
  keep: 'POST /reviews/:id/keep',
  remove: 'POST /reviews/:id/remove',
  restore: 'POST /reviews/:id/restore',
} as const;

const decidingOn = (review: ModeratedReviewView): Deciding<ModeratedReviewAction> => {
  const { id, version, status, actions } = review;
  return {
    standing: STANDING[waits(review) ? 'reported' : status],
    actions,
    decisions: reportedDecisions({
      ...{ title: titleOf(review), words: DECISIONS, view: reviewQuery(id), refreshes: REFRESHED },
      send: (action, reason) => reviews.call(ADDRESSES[action], { id, body: { version, reason } }),
    }),
  };
};

const criteria = Object.keys(REVIEW_CRITERIA) as ReviewCriterion[];

/* The text before the marks by criterion, as on the page of the firm. */
function Text({ review }: { review: ModeratedReviewView }) {
  const marks = criteria.map((criterion) => strings.criterion(REVIEW_CRITERIA[criterion], review[criterion]));
  return (
    <Card aria-label={strings.review}>
      <CardHeader
        title={strings.review}
        action={<Stars value={review.rating} label={strings.starsOf(review.rating)} />}
      />
      <CardBody>
        <Prose>{review.body || strings.noText}</Prose>
        <Under>{marks.join(' · ')}</Under>
      </CardBody>
      {review.reply ? (
        <CardBody>
          <h3>{strings.replyOf(review.subject.name)}</h3>
          <Prose>{review.reply}</Prose>
        </CardBody>
      ) : null}
    </Card>
  );
}

function Facts({ review: { author, subject, project, publishedAt } }: { review: ModeratedReviewView }) {
  const facts = [
    { term: strings.author, detail: <PartyLink party={author} /> },
    { term: strings.subject, detail: <PartyLink party={subject} /> },
    {
      term: strings.project,
      detail: <Link href={`/admin/projects/${project.id}`}>{`${project.number} ${project.title}`}</Link>,
    },
    { term: strings.publishedAt, detail: formatDate(publishedAt) },
  ];
  return <FactsCard title={strings.facts} items={facts} />;
}
