import { ButtonLink } from '@psp/design-system/button';
import { Page, PageHeader } from '@psp/design-system/page';
import { ErrorState } from '@psp/design-system/states';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { isApiError } from './api-error.ts';
import { CodeFailed, OfflinePage } from './code-failed.tsx';
import { NoticePage } from './notice-page.tsx';
import { usePageTitle } from './page-title.ts';
import { strings } from './strings.ts';
import { useReturn } from './use-online.ts';
import { useSameLocation } from './use-same-location.ts';

export { usePageTitle } from './page-title.ts';

/** True when a code chunk could not be loaded. */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || /loading (css )?chunk|dynamically imported module/i.test(error.message);
}

function isNotFound(error: unknown): boolean {
  return (isRouteErrorResponse(error) || isApiError(error)) && error.status === 404;
}

/** Error element of a remote's routes. */
export function RouteError() {
  const error = useRouteError();
  if (isNotFound(error)) return <NotFound />;
  if (isChunkError(error)) return <Unloaded />;
  return <Failed error={error} />;
}

function NotFound() {
  return (
    <NoticePage title={strings.notFoundTitle} text={strings.notFoundText}>
      <ButtonLink href="/" variant="secondary">
        {strings.notFoundBack}
      </ButtonLink>
    </NoticePage>
  );
}

function Unloaded() {
  return <CodeFailed onRetry={useSameLocation()} />;
}

function Failed({ error }: { error: unknown }) {
  const again = useSameLocation();
  const isOnline = useReturn(again);
  const api = isApiError(error) ? error : null;
  const title = api ? strings.loadFailed : strings.crashedTitle;
  usePageTitle(title);
  if (api && !isOnline) return <OfflinePage />;
  return (
    <Page>
      <PageHeader title={title} />
      <ErrorState
        title={api ? api.message : strings.crashedDetail}
        message={api ? strings.loadFailedText : strings.crashedText}
        detail={api?.requestId ? strings.requestId(api.requestId) : undefined}
        retryLabel={strings.retry}
        onRetry={again}
      />
    </Page>
  );
}
