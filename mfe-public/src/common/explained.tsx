import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Text = styled.p`
  color: var(--ink-muted);
  font-size: 1rem;
`;

interface ExplainedProps {
  /** How many there are, once it is known; nothing has no order. */
  total: number | undefined;
  children: ReactNode;
}

/** How a list is ordered, in a sentence under its filters. */
export function Explained({ total, children }: ExplainedProps) {
  return total === 0 ? null : <Text>{children}</Text>;
}
