import { useSession } from '@psp/auth/session';
import { REQUEST_KIND, type RequestKind } from '@psp/contracts/consultations';
import type { RequestView } from '@psp/contracts/service-requests';
import type { OwnPlace } from '@psp/contracts/starting-texts';
import { Page, PageHeader } from '@psp/design-system/page';
import { LoadedPage } from '@psp/remote/loaded';
import { ReadOnly } from '@psp/features/members/ui/read-only';
import { keyIn } from '@psp/remote/lists/read-address';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { editorStrings as strings } from './editor-strings.ts';
import { readWanted, type Wanted } from './prefill.ts';
import { prefillQuery } from './prefill-query.ts';
import { ownPlaceQuery } from './queries.ts';
import { RequestEditor } from './request-editor.tsx';

type FreshProps = { onCreated: (view: RequestView) => void };

/**
 * A request that is not saved yet, filled in from what the address names. Once open, the form stays with its text, whatever
 * becomes of the person's role meanwhile.
 */
export function FreshRequest({ onCreated }: FreshProps) {
  const [readsOnly] = useState(() => useSession.getState().role === 'viewer');
  const [search] = useSearchParams();
  const [wanted] = useState(() => readWanted(search));
  const kind = keyIn(REQUEST_KIND, search, 'fel');
  if (readsOnly) return <FreshToRead />;
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
