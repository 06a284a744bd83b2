import type { OfferComparisonItem } from '@psp/contracts/offers';
import { VisuallyHidden } from '@psp/design-system/page';
import { LinesList } from '@psp/features/offers/ui/lines-list';
import { strings as words } from '@psp/features/offers/ui/strings';
import { styled } from 'styled-components';

/* On paper the lines stand open. */
const Lines = styled.details`
  min-width: 0;
  max-width: 44ch;
  summary { min-height: 28px; cursor: pointer; color: var(--blue-600); text-decoration: underline; }
  &[open] summary { margin-bottom: 8px; }
  @media print {
    summary { display: none; }
    &::details-content { display: block; content-visibility: visible; }
  }
`;

/** The lines of an opened offer, behind their number. */
export function OfferLines({ offer: { firma, lines } }: { offer: OfferComparisonItem }) {
  if (!lines?.length) return '–';
  return (
    <Lines>
      <summary>
        {words.count(lines.length)}
        <VisuallyHidden>, {firma.name}</VisuallyHidden>
      </summary>
      <LinesList lines={lines} />
    </Lines>
  );
}
