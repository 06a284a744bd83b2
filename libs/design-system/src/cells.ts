import { styled } from 'styled-components';

/** Row header cell content, with a large enough link target. */
export const RowTitle = styled.div`
  min-width: 200px;
  a { display: inline-block; min-height: 24px; }
`;

/** Second, smaller line of a cell or a row. */
export const Under = styled.span`
  display: block;
  color: var(--ink-muted);
  font-size: 0.9375rem;
  font-weight: 400;
  overflow-wrap: anywhere;
`;

/** A date that does not wrap. */
export const Day = styled.time`
  white-space: nowrap;
`;

/** A few words that do not wrap. */
export const Whole = styled.span`
  white-space: nowrap;
`;

/** User-entered text with its line breaks. */
export const Prose = styled.div`
  max-width: 70ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
