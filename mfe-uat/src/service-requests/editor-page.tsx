import type { RequestView } from '@psp/contracts/service-requests';
import { ButtonLink } from '@psp/design-system/button';
import { Page, PageHeader } from '@psp/design-system/page';
import { EmptyState } from '@psp/design-system/states';
import { ReadOnly, useReadsOnly } from '@psp/features/members/ui/read-only';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import { LoadedPage } from '@psp/remote/loaded';
import { FreshRequest } from './fresh-request.tsx';
import { RequestEditor } from './request-editor.tsx';
import { editorStrings as strings } from './editor-strings.ts';
import { requestQuery } from './queries.ts';

/* Without the router: a change of page would move the focus out of the sentence that is being written. */
function showAddressOf(view: RequestView): void {
  window.history.replaceState(window.history.state, '', `/uat/service-requests/${view.id}/edit`);
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
  const readsOnly = useReadsOnly();
  usePageTitle(strings.notEditableTitle);
  const back = <ButtonLink href={`/uat/service-requests/${view.id}`}>{strings.seeRequest}</ButtonLink>;
  return (
    <Page width="narrow">
      <PageHeader title={view.content.title} breadcrumb={[{ label: view.number }]} actions={readsOnly ? back : null} />
      {readsOnly ? (
        <ReadOnly area="uat" />
      ) : (
        <EmptyState title={strings.notEditableTitle} action={back}>
          {strings.notEditable}
        </EmptyState>
      )}
    </Page>
  );
}
