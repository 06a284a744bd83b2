import type { OwnSolutionView } from '@psp/contracts/own-solutions';
import { Button, ButtonLink } from '@psp/design-system/button';
import { Card, CardBody } from '@psp/design-system/card';
import { Page, PageHeader, Row, Stack } from '@psp/design-system/page';
import { EmptyState } from '@psp/design-system/states';
import { strings as uploads } from '@psp/features/attachments/ui/strings';
import { Form } from '@psp/features/forms/ui/form';
import { ReadOnly, useIsReadOnly } from '@psp/features/members/ui/read-only';
import { EditorConflict } from '@psp/remote/editor/editor-conflict';
import { RestoredNotice } from '@psp/remote/editor/restored-notice';
import { UnsavedGuard } from '@psp/remote/editor/unsaved-guard';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { describe } from './content.ts';
import { solutionQuery } from './queries.ts';
import { SolutionFields } from './solution-fields.tsx';
import { strings } from './strings.ts';
import { useSolutionForm } from './use-solution-form.ts';

/** /firma/solutions/new and /firma/solutions/{id}/edit: the form of a solution. */
export function SolutionEditorPage() {
  const { id } = useParams();
  const { key } = useLocation();
  return id ? <ExistingSolution key={id} id={id} /> : <NewSolution key={key} />;
}

/* The role is read once: a later change of role must not remove an open form. */
function NewSolution() {
  const [isReadOnly] = useState(useIsReadOnly());
  return isReadOnly ? <ReadOnlySolution title={strings.newTitle} /> : <SolutionEditor view={null} />;
}

function ExistingSolution({ id }: { id: string }) {
  const query = useQuery({ ...solutionQuery(id), refetchOnWindowFocus: false });
  return <LoadedPage query={query}>{(view) => <LoadedSolution view={view} />}</LoadedPage>;
}

function LoadedSolution({ view }: { view: OwnSolutionView }) {
  const [canEdit] = useState(view.actions.includes('edit'));
  const isReadOnly = useIsReadOnly();
  if (canEdit) return <SolutionEditor view={view} />;
  return isReadOnly ? <ReadOnlySolution title={view.content.title} /> : <NotEditable view={view} />;
}

function SolutionEditor({ view }: { view: OwnSolutionView | null }) {
  const form = useSolutionForm(view);
  const { editor } = form;
  const [isHeld, hold] = useState(false);
  const { kind } = editor.state;
  const title = view ? strings.editTitle : strings.newTitle;
  usePageTitle(title, { hasErrors: form.problems.length > 0 });
  return (
    <Page width="narrow">
      <PageHeader title={title} breadcrumb={[{ label: strings.title, href: '/firma/solutions' }, { label: title }]} />
      <Stack gap={20}>
        <UnsavedGuard isDirty={editor.isUnsaved} onLeave={editor.takeSaved} />
        <RestoredNotice editor={editor} />
        <EditorConflict
          editor={editor}
          title={strings.conflictTitle}
          lead={() => strings.conflict}
          describe={describe}
          save={form.save}
        />
        <Card>
          <CardBody>
            <Form of={form} aria-label={title}>
              <SolutionFields form={form} cpv={view?.cpv ?? null} hold={hold} />
              {isHeld ? <p>{uploads.running}</p> : null}
              <Row gap={12}>
                <Button
                  type="submit"
                  isDisabled={kind === 'stale' || isHeld}
                  isPending={kind === 'saving'}
                  pendingLabel={strings.saving}
                >
                  {strings.save}
                </Button>
                <ButtonLink variant="quiet" href={view ? `/firma/solutions/${view.id}` : '/firma/solutions'}>
                  {strings.cancel}
                </ButtonLink>
              </Row>
            </Form>
          </CardBody>
        </Card>
      </Stack>
    </Page>
  );
}

function ReadOnlySolution({ title }: { title: string }) {
  usePageTitle(title);
  return (
    <Page width="narrow">
      <PageHeader title={title} />
      <ReadOnly area="firma" />
    </Page>
  );
}

function NotEditable({ view: { id, content } }: { view: OwnSolutionView }) {
  usePageTitle(content.title);
  const back = <ButtonLink href={`/firma/solutions/${id}`}>{strings.seeSolution}</ButtonLink>;
  return (
    <Page width="narrow">
      <PageHeader title={content.title} />
      <EmptyState title={strings.notEditableTitle} action={back}>
        <p>{strings.notEditable}</p>
      </EmptyState>
    </Page>
  );
}
