import { APPLICATION_PATH } from '@psp/auth/session/areas';
import { Page, PageHeader, VisuallyHidden } from '@psp/design-system/page';
import { SkeletonList } from '@psp/design-system/skeleton';
import { ErrorState } from '@psp/design-system/states';
import { errorMessage, isApiError } from './api-error.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { handsFocusOn, keepKeyboardOnPage } from './focus.ts';
import { strings } from './strings.ts';
import { useOnline } from './use-online.ts';
import { usePageTitle } from './screen.tsx';
import { ApplicationState } from './when-active.tsx';

interface FailedProps {
  error: unknown;
  onRetry: () => void;
}

/** Error state with a retry. A refusal because the organisation is not approved shows the state of its application instead. */
export function Failed({ error, onRetry }: FailedProps) {
  const isOnline = useOnline();
  const isInactive = isApiError(error) && error.code === 'auth.organisation_not_active';
  if (isInactive && window.location.pathname !== APPLICATION_PATH) return <ApplicationState />;
  const requestId = isApiError(error) ? error.requestId : null;
  const retry = () => {
    keepKeyboardOnPage();
    onRetry();
  };
  return (
    <ErrorState
      title={isOnline ? strings.dataFailed : strings.offlineTitle}
      message={isOnline ? errorMessage(error) : strings.offlineData}
      detail={requestId ? strings.requestId(requestId) : undefined}
      retryLabel={strings.retry}
      onRetry={retry}
    />
  );
}

interface LoadedProps<T> {
  query: UseQueryResult<T>;
  /** Number of rows of the skeleton. */
  rows?: number;
  /** Shown on a 404. */
  missing?: ReactNode;
  /** Treats a 404 of a refetch like that of the first read, for data that the user may lose the right to read. */
  isRevocable?: boolean;
  children: (data: T) => ReactNode;
}

const isMissing = (error: unknown): boolean => isApiError(error) && error.status === 404;

/** Renders a query: data, skeleton, or error with a retry. Without `missing`, a 404 is thrown to the route's error element. */
export function Loaded<T>({ query, rows = 5, missing, isRevocable = false, children }: LoadedProps<T>) {
  if (query.data !== undefined && !(isRevocable && isMissing(query.error))) return children(query.data);
  if (!query.error) return <SkeletonList rows={rows} label={strings.loading} />;
  if (isMissing(query.error)) {
    if (missing) return missing;
    throw query.error;
  }
  return <Failed error={query.error} onRetry={() => void query.refetch()} />;
}

/**
 * `Loaded` for a page whose title depends on its data; `title` is shown while loading and on failure, `failed` on
 * failure alone.
 */
export function LoadedPage<T>(props: LoadedProps<T> & { title?: string; failed?: string }) {
  const { query, rows, title, failed, isRevocable = false, children } = props;
  if (query.data !== undefined && !(isRevocable && isMissing(query.error))) return children(query.data);
  return (
    <Page>
      <LoadingHeader title={query.error === null ? title : (failed ?? title)} isFailed={query.error !== null} />
      <Loaded query={query} rows={rows} isRevocable={isRevocable}>
        {children}
      </Loaded>
    </Page>
  );
}

/* A separate component: a child's effects run first, so the title of the loaded page is set last. */
function LoadingHeader({ title, isFailed }: { title: string | undefined; isFailed: boolean }) {
  usePageTitle(title ?? (isFailed ? strings.loadFailed : strings.loading));
  if (isFailed) return <PageHeader title={title ?? strings.loadFailed} />;
  return (
    <VisuallyHidden as="h1" tabIndex={-1} ref={handsFocusOn}>
      {strings.loading}
    </VisuallyHidden>
  );
}
