import { useSession } from '@psp/auth/session';
import type { ExchangeEditing } from '@psp/contracts/exchange';
import { ButtonLink } from '@psp/design-system/button';
import { Page, PageHeader } from '@psp/design-system/page';
import { EmptyState } from '@psp/design-system/states';
import { projectPath } from '@psp/features/exchange/ui/area';
import { ReadOnly, useIsReadOnly } from '@psp/features/members/ui/read-only';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { community } from '../communities/area.ts';
import { exchange } from './area.ts';
import { BLANK } from './content.ts';
import { editorStrings as strings } from './editor-strings.ts';
import { ExchangeEditor } from './exchange-editor.tsx';
import { editingQuery } from './queries.ts';

/* Bypasses the router: a navigation would move the focus out of the edited field. */
function replaceAddress({ id }: ExchangeEditing): void {
  window.history.replaceState(window.history.state, '', `${projectPath(exchange, id)}/edit`);
}

/** Editor of a new project, a draft, or a published project. The first save of a new one replaces the address with its own. */
export function EditorPage() {
  const { id } = useParams();
  const { key } = useLocation();
  if (id) return <Existing key={id} id={id} />;
  return <Fresh key={key} />;
}

/* The role is read once: a later change of role must not remove the form. */
function Fresh() {
  const [isReadOnly] = useState(() => useSession.getState().role === 'viewer');
  return isReadOnly ? <ReadOnlyPage /> : <Begun />;
}

/* With the inhabitants that the showcase states. A project can be written without them, so also where they cannot be read. */
function Begun() {
  const query = useQuery({ ...community.query, retry: false, refetchOnWindowFocus: false });
  if (query.isPending) {
    return (
      <LoadedPage query={query} title={strings.titles.fresh}>
        {() => null}
      </LoadedPage>
    );
  }
  const population = query.data?.community?.location.population || null;
  return <ExchangeEditor initial={null} blank={{ ...BLANK, population }} onCreated={replaceAddress} />;
}

function ReadOnlyPage() {
  usePageTitle(strings.titles.fresh);
  return (
    <Page width="narrow">
      <PageHeader title={strings.titles.fresh} />
      <ReadOnly area="uat" />
    </Page>
  );
}

function Existing({ id }: { id: string }) {
  const query = useQuery({ ...editingQuery(id), refetchOnWindowFocus: false });
  return (
    <LoadedPage query={query}>
      {(view) =>
        view.actions.includes('edit') ? (
          <ExchangeEditor initial={view} onCreated={replaceAddress} />
        ) : (
          <NotEditable view={view} />
        )
      }
    </LoadedPage>
  );
}

function NotEditable({ view: { id, number, content } }: { view: ExchangeEditing }) {
  const isReadOnly = useIsReadOnly();
  usePageTitle(strings.notEditableTitle);
  const back = <ButtonLink href={projectPath(exchange, id)}>{strings.seeProject}</ButtonLink>;
  return (
    <Page width="narrow">
      <PageHeader title={content.title} breadcrumb={[{ label: number }]} actions={isReadOnly ? back : null} />
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
