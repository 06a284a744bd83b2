import { styled } from 'styled-components';

/** The second, smaller line of a cell. */
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

/** A link as the head of a row, tall enough to be hit. */
export const RowTitle = styled.div`
  min-width: 180px;
  a { display: inline-block; min-height: 24px; }
`;

/** Text of a person, with its lines as written. */
export const Written = styled.div`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** Names with their values below, for a narrow column. */
export const Facts = styled.dl`
  display: grid;
  gap: 12px;
  margin: 0;
  overflow-wrap: anywhere;
  dt { color: var(--ink-muted); font-size: 1.0625rem; }
  dd { margin: 0; }
`;
