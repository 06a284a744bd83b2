import { Button } from '@psp/design-system/button';
import { Under } from '@psp/design-system/cells';
import { RatingField } from '@psp/design-system/rating';
import { Stars } from '@psp/design-system/stars';
import { TextAreaField } from '@psp/design-system/text-fields';
import { styled } from 'styled-components';
import { Paragraphs } from '../../facts/ui/paragraphs.tsx';
import { StackForm } from '../../forms/ui/form.tsx';
import type { ActForm } from '../../forms/ui/use-act-form.ts';
import { strings } from './strings.ts';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Line = styled.li`
  display: grid;
  gap: 4px;
  padding: 12px 0;
  & + & { border-top: 1px solid var(--line); }
`;

const options = strings.marks.map((label, index) => ({ value: String(index + 1), label }));

/** What a reader writes: stars from 1 to 5, 0 before a choice, and a text. */
export interface WrittenReview {
  rating: number;
  body: string;
}

interface ReviewFormProps {
  form: ActForm<WrittenReview, WrittenReview>;
  maxLength: number;
}

/** Form of a review: its stars and an optional text. */
export function ReviewForm({ form, maxLength }: ReviewFormProps) {
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
      <TextAreaField {...form.field('body')} label={strings.reviewText} rows={4} maxLength={maxLength} isOptional />
      <div>
        <Button type="submit" isPending={form.isPending}>
          {strings.review}
        </Button>
      </div>
    </StackForm>
  );
}

interface Review extends WrittenReview {
  id: string;
  organisation: string;
  isYou: boolean;
  createdAt: string;
}

interface ReviewLinesProps {
  reviews: readonly Review[];
  /** Who wrote a review, and when. */
  reviewedBy: (organisation: string, isYou: boolean, at: string) => string;
  none: string;
}

/** Reviews with their stars and authors. */
export function ReviewLines({ reviews, reviewedBy, none }: ReviewLinesProps) {
  if (reviews.length === 0) return <p>{none}</p>;
  return (
    <List role="list">
      {reviews.map(({ id, rating, body, organisation, isYou, createdAt }) => (
        <Line key={id}>
          <Stars value={rating} label={strings.starsOf(rating)} />
          <Paragraphs text={body} />
          <Under>{reviewedBy(organisation, isYou, createdAt)}</Under>
        </Line>
      ))}
    </List>
  );
}
