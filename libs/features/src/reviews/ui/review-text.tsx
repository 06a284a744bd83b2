import { type ReviewView } from '@psp/contracts/reviews';
import { REVIEW_CRITERIA, type ReviewCriterion } from '@psp/contracts/review-criteria';
import { DescriptionList } from '@psp/design-system/description-list';
import { formatDate } from '@psp/design-system/format';
import { Stack } from '@psp/design-system/page';
import { Stars } from '@psp/design-system/stars';
import { styled } from 'styled-components';
import type { ProjectProps } from '../../projects/ui/area.ts';
import { ReplyForm } from './reply-form.tsx';
import { strings } from './strings.ts';

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

interface ReviewTextProps extends ProjectProps {
  review: ReviewView;
  title: string;
  /** The name of whom it is about, who may reply. */
  subject: string;
  note?: string | null;
}

/** A review with its marks, its text and the one reply. */
export function ReviewText({ review, title, subject, note, ...props }: ReviewTextProps) {
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
      <Note>{strings.writtenAt(formatDate(review.createdAt))}</Note>
      {review.reply ? (
        <Reply>
          <h4>{strings.replyTitle(subject)}</h4>
          <Words>{review.reply}</Words>
        </Reply>
      ) : null}
      {review.actions.includes('reply') ? <ReplyForm {...props} review={review} /> : null}
    </Stack>
  );
}
