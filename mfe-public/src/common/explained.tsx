import { styled } from 'styled-components';

/** How a list is ordered, in a sentence under its filters. */
export const Explained = styled.p`
  color: var(--ink-muted);
  font-size: 1rem;
`;
