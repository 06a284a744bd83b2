import { REVIEW_CRITERIA, type ReviewCriterion, type ReviewView } from '@psp/contracts/reviews';
import { DescriptionList } from '@psp/design-system/description-list';
import { formatDate } from '@psp/design-system/format';
import { Stack } from '@psp/design-system/page';
import { Stars } from '@psp/design-system/stars';
import { styled } from 'styled-components';
import { strings } from './strings.ts';
import { ReplyForm } from './reply-form.tsx';

const criteria = Object.keys(REVIEW_CRITERIA) as ReviewCriterion[];

const Words = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Reply = styled.div`
  padding-left: 16px;
  border-left: 4px solid var(--blue-100);
`;

const Note = styled.p`
  color: var(--ink-muted);
  font-size: 1rem;
`;

function Mark({ value }: { value: number }) {
  return (
    <>
      <Stars value={value} label={strings.starsOf(value)} /> <span aria-hidden>{strings.starsOf(value)}</span>
    </>
  );
}

interface ReviewTextProps {
  projectId: string;
  review: ReviewView;
  title: string;
  /** Who may reply, or did. */
  replyAuthor: string;
  note?: string | null;
}

/** A review with its marks, its text and the one reply. */
export function ReviewText({ projectId, review, title, replyAuthor, note }: ReviewTextProps) {
  const marks = criteria.map((criterion) => ({
    term: REVIEW_CRITERIA[criterion],
    detail: <Mark value={review[criterion]} />,
  }));
  return (
    <Stack gap={12}>
      <h3>{title}</h3>
      {note ? <Note>{note}</Note> : null}
      <DescriptionList items={[{ term: strings.total, detail: <Mark value={review.rating} /> }, ...marks]} />
      <Words>{review.body || strings.noText}</Words>
      {review.publishedAt ? <Note>{strings.publishedAt(formatDate(review.publishedAt))}</Note> : null}
      {review.reply ? (
        <Reply>
          <h4>{strings.replyTitle(replyAuthor)}</h4>
          <Words>{review.reply}</Words>
        </Reply>
      ) : null}
      {review.actions.includes('reply') ? <ReplyForm projectId={projectId} review={review} /> : null}
    </Stack>
  );
}
