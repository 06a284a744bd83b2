import type { ReactNode } from 'react';

interface ExplainedProps {
  /** Number of rows, once known; an empty list renders nothing. */
  total: number | undefined;
  children: ReactNode;
}

/** Sentence beside a list's count that explains its order. */
export function OrderNote({ total, children }: ExplainedProps) {
  return total === 0 ? null : <p>{children}</p>;
}
