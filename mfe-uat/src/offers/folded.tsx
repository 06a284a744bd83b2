import { VisuallyHidden } from '@psp/design-system/page';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Details = styled.details`
  min-width: 0;
  max-width: 44ch;
  summary { min-height: 28px; cursor: pointer; color: var(--blue-600); text-decoration: underline; }
  &[open] summary { margin-bottom: 8px; }
  /* Printed open. */
  @media print {
    summary { display: none; }
    &::details-content { display: block; content-visibility: visible; }
  }
`;

interface FoldedProps {
  summary: string;
  /** Firm of the offer, for screen readers. */
  firm: string;
  children: ReactNode;
}

/** A list in a cell of the comparison, folded under its number. */
export const Folded = ({ summary, firm, children }: FoldedProps) => (
  <Details>
    <summary>
      {summary}
      <VisuallyHidden>, {firm}</VisuallyHidden>
    </summary>
    {children}
  </Details>
);
