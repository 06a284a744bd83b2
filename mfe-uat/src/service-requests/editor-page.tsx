import { useSession } from '@psp/auth/session';
import { REQUEST_KIND, type RequestKind } from '@psp/contracts/consultations';
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
  readWanted,
  type Wanted,
} from './prefill.ts';
import { ownPlaceQuery, requestQuery } from './queries.ts';
import { RequestEditor } from './request-editor.tsx';

/* Without the router: a change of page would move the focus out of the sentence that is being written. */
function showAddressOf(view: RequestView): void {
  window.history.replaceState(window.history.state, '', `/uat/service-requests/${view.id}/edit`);
}

type FreshProps = { onCreated: (view: RequestView) => void };

/**
 * A request that is not saved yet, filled in from what the address names. Once open, the form stays with its text, whatever
 * becomes of the person's role meanwhile.
 */
function FreshRequest({ onCreated }: FreshProps) {
  const [isReadOnly] = useState(() => useSession.getState().role === 'viewer');
  const [search] = useSearchParams();
  const [wanted] = useState(() => readWanted(search));
  const kind = oneOf(keysOf(REQUEST_KIND)).read(search.get('fel'));
  if (isReadOnly) return <FreshToRead />;
  if (wanted) return <Prefilled wanted={wanted} onCreated={onCreated} />;
  return <Blank key={kind} kind={kind} onCreated={onCreated} />;
}

function Blank({ kind, onCreated }: FreshProps & { kind?: RequestKind | undefined }) {
  return (
    <AtOwnPlace>
      {(place) => <RequestEditor initial={null} kind={kind} place={place} onCreated={onCreated} />}
    </AtOwnPlace>
  );
}

const shown = createApi<typeof publicPartnerOperations | typeof publicSolutionOperations>('public');

async function read(wanted: Wanted, signal: AbortSignal): Promise<Prefill> {
  if ('solution' in wanted)
    return fromSolution(await shown.call('GET /solutions/:id', { id: wanted.solution, signal }));
  if ('domain' in wanted) return fromDomain(wanted.domain);
  const partners = await Promise.all(wanted.partners.map((id) => shown.call('GET /partners/:id', { id, signal })));
  const [only] = partners;
  return only && partners.length === 1 ? fromPartner(only, wanted.service, wanted.tier) : fromPartners(partners);
}

/** What a new request is filled with; null when what it should come from is not there any more. */
const prefillQuery = (wanted: Wanted) =>
  queryOptions({
    queryKey: ['uat', 'prefill', wanted] as const,
    queryFn: ({ signal }) =>
      read(wanted, signal).catch((error: unknown) => {
        if (isApiError(error) && error.status === 404) return null;
        throw error;
      }),
    // Read once: what is filled in must not change under the person's hands.
    staleTime: Number.POSITIVE_INFINITY,
  });

function Prefilled({ wanted, onCreated }: FreshProps & { wanted: Wanted }) {
  const query = useQuery(prefillQuery(wanted));
  return (
    <LoadedPage query={query} title={strings.titles.fresh}>
      {(prefill) => (
        <AtOwnPlace>
          {(place) => <RequestEditor initial={null} prefill={prefill} place={place} onCreated={onCreated} />}
        </AtOwnPlace>
      )}
    </LoadedPage>
  );
}

/* Without an answer the person chooses the place. */
function AtOwnPlace({ children }: { children: (place: OwnPlace | undefined) => ReactNode }) {
  const query = useQuery({ ...ownPlaceQuery(), retry: false, staleTime: Number.POSITIVE_INFINITY });
  if (query.isError && !query.data) return children(undefined);
  return (
    <LoadedPage query={query} title={strings.titles.fresh}>
      {(place) => children(place)}
    </LoadedPage>
  );
}

function FreshToRead() {
  usePageTitle(strings.titles.fresh);
  return (
    <Page width="narrow">
      <PageHeader title={strings.titles.fresh} />
      <ReadOnly area="uat" />
    </Page>
  );
}

/** /uat/service-requests/new and /uat/service-requests/{id}/edit. The first save of a new request gives it its own address. */
export function EditorPage() {
  const { id } = useParams();
  const { key } = useLocation();
  if (id) return <Existing key={id} id={id} />;
  return <FreshRequest key={key} onCreated={showAddressOf} />;
}

function Existing({ id }: { id: string }) {
  const query = useQuery({ ...requestQuery(id), refetchOnWindowFocus: false });
  return (
    <LoadedPage query={query}>
      {(view) =>
        view.actions.includes('edit') ? (
          <RequestEditor initial={view} onCreated={showAddressOf} />
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
