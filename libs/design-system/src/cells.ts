import { styled } from 'styled-components';

/** What a row is about, as its head; wide enough to be read, its link tall enough to be hit. */
export const RowTitle = styled.div`
  min-width: 200px;
  a { display: inline-block; min-height: 24px; }
`;

/** The second, smaller line of a cell or a row. */
export const Under = styled.span`
  display: block;
  color: var(--ink-muted);
  font-size: 0.9375rem;
  font-weight: 400;
  overflow-wrap: anywhere;
`;

/** A day that does not break. */
export const Day = styled.time`
  white-space: nowrap;
`;

/** Text as a person typed it, with its line breaks. */
export const Prose = styled.div`
  max-width: 70ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
