import { styled } from 'styled-components';

/** List whose items are divided by lines. */
export const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Line = styled.li`
  display: grid;
  gap: 4px;
  padding: 12px 0;
  & + & { border-top: 1px solid var(--line); }
`;
