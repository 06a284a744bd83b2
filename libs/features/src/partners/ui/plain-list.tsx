import { styled } from 'styled-components';

/** List of items with several lines each, separated by lines. */
export const PlainList = styled.ul`
  display: grid;
  > li { display: grid; gap: 4px; padding: 12px 0; overflow-wrap: anywhere; }
  > li + li { border-top: 1px solid var(--line); }
  > li:first-child { padding-top: 0; }
  > li:last-child { padding-bottom: 0; }
  strong { font-weight: 600; }
`;

export const Remark = styled.span`
  color: var(--ink-muted);
  font-size: 1rem;
`;
