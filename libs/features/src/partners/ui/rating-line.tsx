import { formatRating } from '@psp/design-system/format';
import { Stars } from '@psp/design-system/stars';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
  font-size: 1rem;
  strong { font-variant-numeric: tabular-nums; }
`;

const Muted = styled.span`
  color: var(--ink-muted);
`;

interface RatingLineProps {
  /** Average of the published reviews; null without any. */
  rating: number | null;
  reviewCount: number;
}

/** Average rating as stars (rounded down) and as a number, with the number of reviews. */
export function RatingLine({ rating, reviewCount }: RatingLineProps) {
  if (rating === null) {
    return (
      <Line>
        <Muted>{strings.noReviews}</Muted>
      </Line>
    );
  }
  const shown = formatRating(rating);
  return (
    <Line>
      <Stars value={Math.floor(rating)} label={strings.outOfFive(shown)} />
      <strong aria-hidden>{shown}</strong>
      <Muted>({strings.reviews(reviewCount)})</Muted>
    </Line>
  );
}
