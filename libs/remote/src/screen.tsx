import { Button, ButtonLink } from '@psp/design-system/button';
import { Page, PageHeader } from '@psp/design-system/page';
import { ErrorState } from '@psp/design-system/states';
import { type ReactNode, useContext, useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { isApiError } from './api-error.ts';
import { strings } from './strings.ts';
import { HeadContext } from './page-head.tsx';
import { forgetHead } from './show-head.ts';

/** Sets the document title: "Solicitări – Portal PSP", or "Eroare: Solicitări – Portal PSP" with errors in a form. */
export function usePageTitle(title: string, { hasErrors = false }: { hasErrors?: boolean } = {}): void {
  const collector = useContext(HeadContext);
  // Effects do not run on the server.
  collector?.tellTitle(title);
  useEffect(() => {
    forgetHead();
    document.title = `${hasErrors ? strings.errorPrefix : ''}${title} – ${strings.siteName}`;
  }, [title, hasErrors]);
}

/** True when a code chunk could not be loaded: typically of an older release than the server's. */
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
  if (isChunkError(error)) return <Outdated />;
  return <Failed error={error} />;
}

function Screen({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <Page>
      <PageHeader title={title} lead={lead} />
      {children}
    </Page>
  );
}

function NotFound() {
  return (
    <Screen title={strings.notFoundTitle} lead={strings.notFoundText}>
      <ButtonLink href="/" variant="secondary">
        {strings.notFoundBack}
      </ButtonLink>
    </Screen>
  );
}

function Outdated() {
  return (
    <Screen title={strings.newVersionTitle} lead={strings.newVersionText}>
      <Button onPress={() => window.location.reload()}>{strings.reload}</Button>
    </Screen>
  );
}

function Failed({ error }: { error: unknown }) {
  const navigate = useNavigate();
  const location = useLocation();
  const api = isApiError(error) ? error : null;
  return (
    <Screen title={api ? strings.loadFailed : strings.crashedTitle}>
      <ErrorState
        title={api ? api.message : strings.crashedDetail}
        message={api ? strings.loadFailedText : strings.crashedText}
        detail={api?.requestId ? strings.requestId(api.requestId) : undefined}
        retryLabel={strings.retry}
        onRetry={() => void navigate(location, { replace: true, preventScrollReset: true })}
      />
    </Screen>
  );
}
