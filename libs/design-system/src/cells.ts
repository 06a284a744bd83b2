import { styled } from 'styled-components';

/** What a row is about, wide enough to be read. */
export const Title = styled.div`
  min-width: 220px;
`;

/** The second, smaller line of a cell or a row. */
export const Under = styled.small`
  display: block;
  color: var(--ink-muted);
  font-size: 0.9375rem;
  font-weight: 400;
`;

/** A day that does not break. */
export const Day = styled.span`
  white-space: nowrap;
`;
