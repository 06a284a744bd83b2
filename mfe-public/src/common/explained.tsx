import type { ReactNode } from 'react';

interface ExplainedProps {
  /** How many there are, once it is known; nothing has no order. */
  total: number | undefined;
  children: ReactNode;
}

/** How a list is ordered, in a sentence beside its count. */
export function Explained({ total, children }: ExplainedProps) {
  return total === 0 ? null : <p>{children}</p>;
}
