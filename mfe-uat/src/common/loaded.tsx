import { Page, VisuallyHidden } from '@psp/design-system/page';
import { SkeletonList } from '@psp/design-system/skeleton';
import { ErrorState } from '@psp/design-system/states';
import { errorMessage, isApiError } from '@psp/remote/api-error';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';

interface LoadedProps<T> {
  query: UseQueryResult<T>;
  /** Rows of the skeleton. */
  rows?: number;
  children: (data: T) => ReactNode;
}

/** Shows a query: its data once there is any, a skeleton before, a failure with a retry; 404 goes to the route's error. */
export function Loaded<T>({ query, rows = 5, children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return <SkeletonList rows={rows} label={messages.loading} />;
  if (isApiError(query.error) && query.error.status === 404) throw query.error;
  const requestId = isApiError(query.error) ? query.error.requestId : null;
  return (
    <ErrorState
      title={messages.loadFailed}
      message={errorMessage(query.error)}
      detail={requestId ? messages.requestId(requestId) : undefined}
      retryLabel={messages.retry}
      onRetry={() => void query.refetch()}
    />
  );
}

/** The same for a page whose title comes with its data. */
export function LoadedPage<T>({ query, rows, children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data);
  return (
    <Page>
      <VisuallyHidden as="h1" tabIndex={-1}>
        {messages.loading}
      </VisuallyHidden>
      <Loaded query={query} rows={rows}>
        {children}
      </Loaded>
    </Page>
  );
}
