import type { ExchangeEditing } from '@psp/contracts/exchange';
import { Button, ButtonLink } from '@psp/design-system/button';
import { Link } from '@psp/design-system/link';
import { Notice } from '@psp/design-system/notice';
import { Page, PageHeader, Row } from '@psp/design-system/page';
import { showToast } from '@psp/design-system/toast';
import { strings as uploads } from '@psp/features/attachments/ui/strings';
import { AlsoEditing } from '@psp/features/editing/ui/also-editing';
import { projectPath } from '@psp/features/exchange/ui/area';
import { StackForm } from '@psp/features/forms/ui/form';
import { useAttempts } from '@psp/features/forms/ui/use-attempts';
import { errorMessage } from '@psp/remote/api-error';
import { EditorConflict } from '@psp/remote/editor/editor-conflict';
import { SaveLine } from '@psp/remote/editor/save-line';
import { usePageTitle } from '@psp/remote/screen';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { exchange } from './area.ts';
import { BLANK, type ExchangeContent, publishableContent, summaryErrors, withoutBlanks } from './content.ts';
import { describeContent } from './describe.ts';
import { ExchangeFields } from './editor-fields.tsx';
import { editorStrings as strings } from './editor-strings.ts';
import { type ExchangeEditingState, useExchangeEditor } from './use-editor.ts';

const CheckView = lazy(async () => ({ default: (await import('./check-view.tsx')).CheckView }));

interface ExchangeEditorProps {
  /** Null for a project that is not saved yet. */
  initial: ExchangeEditing | null;
  /** Content that a new one begins with. */
  blank?: ExchangeContent;
  onCreated: (view: ExchangeEditing) => void;
}

function titleOf(view: ExchangeEditing | null, isChecking: boolean): string {
  if (isChecking) return strings.titles.check;
  if (!view) return strings.titles.fresh;
  const { status } = view;
  return strings.titles[status === 'published' || status === 'withdrawn' ? status : 'draft'];
}

/** Editor of a project in two steps: the form, then the page as everybody will see it. */
export function ExchangeEditor({ initial, blank = BLANK, onCreated }: ExchangeEditorProps) {
  const editor = useExchangeEditor(initial, blank, onCreated);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { view, form, state, isDraft } = editor;
  const wantsCheck = search.get('step') === 'check' && view !== null && isDraft && state.kind !== 'stale';
  const isChecking = wantsCheck && publishableContent.safeParse(form.getValues()).success;
  const title = titleOf(initial, isChecking);
  usePageTitle(title, { hasErrors: Object.keys(form.formState.errors).length > 0 });
  const goTo = (id: string, rest: string) => void navigate(`${projectPath(exchange, id)}/edit${rest}`);
  return (
    <Page width={isChecking ? 'wide' : undefined}>
      <Header editor={editor} title={title} isChecking={isChecking} />
      <EditorConflict
        editor={editor}
        title={strings.conflict.title}
        lead={() => strings.conflict.lead}
        describe={(content, current) => describeContent(content, current)}
      />
      {isChecking ? null : <Taken view={initial} />}
      <AlsoEditing area="uat" part="exchange-project" id={view?.id} />
      {isChecking ? (
        <Suspense>
          <CheckView editor={editor} view={view} onBack={() => goTo(view.id, '')} />
        </Suspense>
      ) : (
        <EditorForm editor={editor} onChecked={(saved) => goTo(saved.id, '?step=check')} />
      )}
    </Page>
  );
}

/* Says of a draft made of a project of the portal what was filled in, and what was not taken over. */
function Taken({ view }: { view: ExchangeEditing | null }) {
  if (view?.status !== 'draft' || !view.projectId) return null;
  return (
    <Notice tone="info">
      <p>{strings.taken}</p>
      <p>
        <Link href={`/uat/projects/${view.projectId}`}>{strings.seeOrigin}</Link>
      </p>
    </Notice>
  );
}

interface HeaderProps {
  editor: ExchangeEditingState;
  title: string;
  isChecking: boolean;
}

function Header({ editor: { view, state, flush, isDraft }, title, isChecking }: HeaderProps) {
  const { steps } = strings;
  const writing = view?.status === 'withdrawn' ? steps.withdrawn : steps.write;
  const draftLead = isChecking ? steps.check : writing;
  return (
    <PageHeader
      title={title}
      lead={isDraft ? draftLead : steps.published}
      breadcrumb={[{ label: exchange.title, href: exchange.path }, { label: view?.number ?? strings.titles.fresh }]}
      meta={[
        <SaveLine
          key="save"
          state={state}
          strings={isDraft ? strings.save : { ...strings.save, clean: strings.untouched }}
          onRetry={() => void flush()}
        />,
      ]}
    />
  );
}

interface EditorFormProps {
  editor: ExchangeEditingState;
  /** Called once a draft is complete and saved. */
  onChecked: (view: ExchangeEditing) => void;
}

/* Validates the form and saves it; rows in which nothing was written are removed first. */
function useFinish({ editor: { form, save, state, isDraft }, onChecked }: EditorFormProps, isUploading: boolean) {
  const navigate = useNavigate();
  const finish = async () => {
    const saved = await save();
    if (!saved) return;
    if (isDraft) return onChecked(saved);
    showToast({ title: strings.saveChangesDone, tone: 'success' });
    void navigate(projectPath(exchange, saved.id));
  };
  const wrong = summaryErrors(form.formState.errors);
  const isFailed = state.kind === 'failed' && wrong.length === 0;
  const waits = isUploading ? [{ id: 'files', message: uploads.running }] : [];
  const errors = isFailed ? [{ id: '', message: errorMessage(state.error) }] : [...wrong, ...waits];
  const send = async () => {
    const { steps, costs, lessons } = withoutBlanks(form.getValues());
    for (const [name, rows] of Object.entries({ steps, costs, lessons }))
      form.setValue(name as 'steps', rows as typeof steps);
    await form.handleSubmit(isUploading ? () => undefined : finish)();
  };
  return useAttempts(errors, send);
}

function EditorForm(props: EditorFormProps) {
  const { form, view, state, isDraft } = props.editor;
  const [areFilesRunning, setFilesRunning] = useState(false);
  const [arePicturesRunning, setPicturesRunning] = useState(false);
  const attempts = useFinish(props, areFilesRunning || arePicturesRunning);
  return (
    <StackForm of={attempts} gap={20}>
      <ExchangeFields control={form.control} view={view} onFiles={setFilesRunning} onPictures={setPicturesRunning} />
      <Row gap={12}>
        <Button
          type="submit"
          isPending={form.formState.isSubmitting}
          pendingLabel={strings.checking}
          isDisabled={state.kind === 'stale'}
        >
          {isDraft ? strings.check : strings.saveChanges}
        </Button>
        {view ? (
          <ButtonLink variant="quiet" href={projectPath(exchange, view.id)}>
            {isDraft ? strings.seeProject : strings.leave}
          </ButtonLink>
        ) : null}
      </Row>
    </StackForm>
  );
}
