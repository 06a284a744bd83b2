import { useSession } from '@psp/auth/session';
import { REQUEST_KIND, type RequestKind } from '@psp/contracts/request-kinds';
import type { publicPartnerOperations } from '@psp/contracts/partners';
import type { RequestView } from '@psp/contracts/service-requests';
import type { publicSolutionOperations } from '@psp/contracts/solutions';
import type { OwnPlace } from '@psp/contracts/starting-texts';
import { ButtonLink } from '@psp/design-system/button';
import { Page, PageHeader } from '@psp/design-system/page';
import { EmptyState } from '@psp/design-system/states';
import { ReadOnly, useIsReadOnly } from '@psp/features/members/ui/read-only';
import { createApi } from '@psp/remote/api';
import { isApiError } from '@psp/remote/api-error';
import { keysOf, oneOf } from '@psp/remote/lists/by-parts';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { editorStrings as strings } from './editor-strings.ts';
import {
  fromDomain,
  fromPartner,
  fromPartners,
  fromSolution,
  type Prefill,
  readPrefillSource,
  type PrefillSource,
} from './prefill.ts';
import { ownPlaceQuery, requestQuery } from './queries.ts';
import { RequestEditor } from './request-editor.tsx';

/* Bypasses the router: a navigation would move the focus out of the edited field. */
function replaceAddress(view: RequestView): void {
  window.history.replaceState(window.history.state, '', `/uat/service-requests/${view.id}/edit`);
}

type FreshProps = { onCreated: (view: RequestView) => void };

/* A new request, prefilled from the query string. The role is read once: a later change of role must not remove the form. */
function FreshRequest({ onCreated }: FreshProps) {
  const [isReadOnly] = useState(() => useSession.getState().role === 'viewer');
  const [search] = useSearchParams();
  const [source] = useState(() => readPrefillSource(search));
  const kind = oneOf(keysOf(REQUEST_KIND)).read(search.get('fel'));
  if (isReadOnly) return <ReadOnlyRequest />;
  if (source) return <PrefilledRequest source={source} onCreated={onCreated} />;
  return <BlankRequest key={kind} kind={kind} onCreated={onCreated} />;
}

function BlankRequest({ kind, onCreated }: FreshProps & { kind?: RequestKind | undefined }) {
  return (
    <WithOwnPlace>
      {(place) => <RequestEditor initial={null} kind={kind} place={place} onCreated={onCreated} />}
    </WithOwnPlace>
  );
}

const publicApi = createApi<typeof publicPartnerOperations | typeof publicSolutionOperations>('public');

async function read(source: PrefillSource, signal: AbortSignal): Promise<Prefill> {
  if ('solution' in source)
    return fromSolution(await publicApi.call('GET /solutions/:id', { id: source.solution, signal }));
  if ('domain' in source) return fromDomain(source.domain);
  const partners = await Promise.all(source.partners.map((id) => publicApi.call('GET /partners/:id', { id, signal })));
  const [only] = partners;
  return only && partners.length === 1 ? fromPartner(only, source.service, source.tier) : fromPartners(partners);
}

/** Prefill of a new request; null when its source no longer exists. */
const prefillQuery = (source: PrefillSource) =>
  queryOptions({
    queryKey: ['uat', 'prefill', source] as const,
    queryFn: ({ signal }) =>
      read(source, signal).catch((error: unknown) => {
        if (isApiError(error) && error.status === 404) return null;
        throw error;
      }),
    // Loaded once: the prefilled text must not change while it is edited.
    staleTime: Number.POSITIVE_INFINITY,
  });

function PrefilledRequest({ source, onCreated }: FreshProps & { source: PrefillSource }) {
  const query = useQuery(prefillQuery(source));
  return (
    <LoadedPage query={query} title={strings.titles.fresh}>
      {(prefill) => (
        <WithOwnPlace>
          {(place) => <RequestEditor initial={null} prefill={prefill} place={place} onCreated={onCreated} />}
        </WithOwnPlace>
      )}
    </LoadedPage>
  );
}

/* The user chooses the place when it cannot be loaded. */
function WithOwnPlace({ children }: { children: (place: OwnPlace | undefined) => ReactNode }) {
  const query = useQuery({ ...ownPlaceQuery(), retry: false, staleTime: Number.POSITIVE_INFINITY });
  if (query.isError && !query.data) return children(undefined);
  return (
    <LoadedPage query={query} title={strings.titles.fresh}>
      {(place) => children(place)}
    </LoadedPage>
  );
}

function ReadOnlyRequest() {
  usePageTitle(strings.titles.fresh);
  return (
    <Page width="narrow">
      <PageHeader title={strings.titles.fresh} />
      <ReadOnly area="uat" />
    </Page>
  );
}

/** /uat/service-requests/new and /uat/service-requests/{id}/edit. The first save of a new request replaces the address with its own. */
export function EditorPage() {
  const { id } = useParams();
  const { key } = useLocation();
  if (id) return <ExistingRequest key={id} id={id} />;
  return <FreshRequest key={key} onCreated={replaceAddress} />;
}

function ExistingRequest({ id }: { id: string }) {
  const query = useQuery({ ...requestQuery(id), refetchOnWindowFocus: false });
  return (
    <LoadedPage query={query}>
      {(view) =>
        view.actions.includes('edit') ? (
          <RequestEditor initial={view} onCreated={replaceAddress} />
        ) : (
          <NotEditable view={view} />
        )
      }
    </LoadedPage>
  );
}

function NotEditable({ view }: { view: RequestView }) {
  const isReadOnly = useIsReadOnly();
  usePageTitle(strings.notEditableTitle);
  const back = <ButtonLink href={`/uat/service-requests/${view.id}`}>{strings.seeRequest}</ButtonLink>;
  return (
    <Page width="narrow">
      <PageHeader title={view.content.title} breadcrumb={[{ label: view.number }]} actions={isReadOnly ? back : null} />
      {isReadOnly ? (
        <ReadOnly area="uat" />
      ) : (
        <EmptyState title={strings.notEditableTitle} action={back}>
          {strings.notEditable}
        </EmptyState>
      )}
    </Page>
  );
}
