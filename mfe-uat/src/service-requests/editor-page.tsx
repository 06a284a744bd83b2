import type { RequestView } from '@psp/contracts/service-requests';
import { ButtonLink } from '@psp/design-system/button';
import { Page, PageHeader } from '@psp/design-system/page';
import { EmptyState } from '@psp/design-system/states';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { LoadedPage } from '../common/loaded.tsx';
import { RequestEditor } from './request-editor.tsx';
import { editorMessages as messages } from './editor-messages.ts';
import { requestQuery } from './queries.ts';

/** Route state of an editor whose address changed with the first save: it stays the same editor. */
interface EditorState {
  editor: string;
  /** Tells the shell that the person is in the middle of a sentence. */
  keepFocus: true;
}

function editorOf(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'editor' in state ? String(state.editor) : null;
}

/** /uat/service-requests/new and /uat/service-requests/{id}/edit: one screen, whose address gains the id at the first save. */
export function EditorPage() {
  const { id } = useParams();
  const location = useLocation();
  const key = editorOf(location.state) ?? id ?? location.key;
  return <EditorOf key={key} id={id ?? null} name={key} />;
}

function EditorOf({ id, name }: { id: string | null; name: string }) {
  const [openedWith] = useState(id);
  const navigate = useNavigate();
  const state: EditorState = { editor: name, keepFocus: true };
  const created = (view: RequestView) =>
    void navigate(`/uat/service-requests/${view.id}/edit`, { replace: true, preventScrollReset: true, state });
  if (openedWith === null) return <RequestEditor initial={null} onCreated={created} routeState={state} />;
  return <Existing id={openedWith} routeState={state} />;
}

function Existing({ id, routeState }: { id: string; routeState: EditorState }) {
  const query = useQuery({ ...requestQuery(id), refetchOnWindowFocus: false });
  return (
    <LoadedPage query={query}>
      {(view) =>
        view.actions.includes('edit') ? <RequestEditor initial={view} onCreated={() => {}} routeState={routeState} /> : <NotEditable view={view} />
      }
    </LoadedPage>
  );
}

function NotEditable({ view }: { view: RequestView }) {
  usePageTitle(messages.notEditableTitle);
  return (
    <Page width="narrow">
      <PageHeader title={view.content.title} breadcrumb={[{ label: view.number }]} />
      <EmptyState
        title={messages.notEditableTitle}
        action={<ButtonLink href={`/uat/service-requests/${view.id}`}>{messages.seeRequest}</ButtonLink>}
      >
        {messages.notEditable}
      </EmptyState>
    </Page>
  );
}
