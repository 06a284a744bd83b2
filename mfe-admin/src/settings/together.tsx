import { Failed } from '@psp/remote/loaded';
import { type QueryKey, useQueries, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface TogetherProps<Answer> {
  queries: readonly UseQueryOptions<Answer, Error, Answer, QueryKey>[];
  children: ReactNode;
}

/** Settings of one tab that are read one by one. Where none can be read, that is told once. */
export function Together<Answer>({ queries, children }: TogetherProps<Answer>) {
  const found = useQueries({ queries: [...queries] });
  const [first] = found;
  if (!first || found.some(({ data, error }) => data !== undefined || !error)) return children;
  const retry = () => {
    for (const { refetch } of found) void refetch();
  };
  return <Failed error={first.error} onRetry={retry} />;
}
