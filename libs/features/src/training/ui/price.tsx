import { memberPrice, type TrainingItem } from '@psp/contracts/training';
import { formatLei, formatRating } from '@psp/design-system/format';
import { OwnText } from '@psp/design-system/own-text';
import { VisuallyHidden } from '@psp/design-system/page';
import Star from 'lucide-react/icons/star';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

const Sum = styled.div`
  display: grid;
  gap: 2px;
  > p:first-child { display: flex; flex-wrap: wrap; align-items: center; gap: 6px; color: var(--ink-muted); font-size: 1rem; }
  strong { font-size: 1.25rem; line-height: 1.3; }
  small { color: var(--ink-muted); font-size: 1rem; }
`;

const Off = styled.span`
  padding: 0 8px;
  border-radius: 12px;
  background: var(--ochre-100);
  color: var(--ochre-700);
  font-weight: 600;
`;

type Priced = Pick<TrainingItem, 'price' | 'discount' | 'ownPrice'>;

/** Price of a course in lei for the reader, with the members' discount as a badge. */
export function Price({ price, discount, ownPrice }: Priced) {
  if (price === 0)
    return (
      <Sum>
        <strong>{strings.free}</strong>
      </Sum>
    );
  if (ownPrice === price)
    return (
      <Sum>
        <strong>{formatLei(price)}</strong>
        <small>{strings.memberPrice(formatLei(memberPrice(price, discount)))}</small>
      </Sum>
    );
  return (
    <Sum>
      <p>
        <VisuallyHidden>{strings.fullPrice}</VisuallyHidden>
        <s>{formatLei(price)}</s>
        <Off>
          <span aria-hidden>{strings.discount(discount)}</span>
          <VisuallyHidden>{strings.discountFull(discount)}</VisuallyHidden>
        </Off>
      </p>
      <strong>{formatLei(ownPrice)}</strong>
    </Sum>
  );
}

const Score = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  svg { width: 18px; height: 18px; fill: var(--ochre-400); color: var(--ochre-400); }
`;

/** Average of those who completed the course, with their number. */
export function Rating({ rating, reviews }: Pick<TrainingItem, 'rating' | 'reviews'>) {
  if (rating === null) return <OwnText>{strings.noReviews}</OwnText>;
  return (
    <Score>
      <Star aria-hidden />
      <OwnText>{`${formatRating(rating)} (${strings.reviews(reviews)})`}</OwnText>
    </Score>
  );
}
