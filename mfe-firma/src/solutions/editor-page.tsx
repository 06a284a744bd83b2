import type { CpvView } from '@psp/contracts/cpv';
import type { OwnSolutionView } from '@psp/contracts/own-solutions';
import { SOLUTION_PICTURES_MAX } from '@psp/contracts/solutions';
import { Button, ButtonLink } from '@psp/design-system/button';
import { Card, CardBody } from '@psp/design-system/card';
import { DateField } from '@psp/design-system/date-field';
import { SelectField, TextAreaField, TextField } from '@psp/design-system/fields';
import { Page, PageHeader, Row, Stack } from '@psp/design-system/page';
import { EmptyState } from '@psp/design-system/states';
import { TextListField } from '@psp/design-system/text-list-field';
import { strings as uploads } from '@psp/features/attachments/ui/strings';
import { CpvField } from '@psp/features/cpv/ui/cpv-field';
import { Form } from '@psp/features/forms/ui/form';
import { ReadOnly, useIsReadOnly } from '@psp/features/members/ui/read-only';
import { PicturesField } from '@psp/features/pictures/ui/pictures-field';
import { EditorConflict } from '@psp/remote/editor/editor-conflict';
import { RestoredNotice } from '@psp/remote/editor/restored-notice';
import { UnsavedGuard } from '@psp/remote/editor/unsaved-guard';
import { LoadedPage } from '@psp/remote/loaded';
import { domainOptions } from '@psp/remote/options';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { describe } from './content.ts';
import { CountiesField } from './counties-field.tsx';
import { PriceFields } from './price-fields.tsx';
import { sendPicture, solutionQuery } from './queries.ts';
import { NAME } from './name.ts';
import { strings } from './strings.ts';
import { type SolutionForm, useSolutionForm } from './use-solution-form.ts';

/** The form of a new solution, or of one of the firm's own. */
export function SolutionEditorPage() {
  const { id } = useParams();
  const { key } = useLocation();
  return id ? <Existing key={id} id={id} /> : <Fresh key={key} />;
}

/* Once open, the form stays with its text, whatever becomes of the person's role meanwhile. */
function Fresh() {
  const [readsOnly] = useState(useIsReadOnly());
  return readsOnly ? <ToRead title={strings.newTitle} /> : <SolutionEditor view={null} />;
}

function Existing({ id }: { id: string }) {
  const query = useQuery({ ...solutionQuery(id), refetchOnWindowFocus: false });
  return <LoadedPage query={query}>{(view) => <Editing view={view} />}</LoadedPage>;
}

function Editing({ view }: { view: OwnSolutionView }) {
  const [canEdit] = useState(view.actions.includes('edit'));
  const readsOnly = useIsReadOnly();
  if (canEdit) return <SolutionEditor view={view} />;
  return readsOnly ? <ToRead title={view.content.title} /> : <NotEditable view={view} />;
}

const { fields: labels } = strings;

interface SolutionFieldsProps {
  form: SolutionForm;
  /** The stored code with its name. */
  cpv: CpvView | null;
  /** Told while pictures are on their way. */
  hold: (isHeld: boolean) => void;
}

/** All that a firm writes of a solution. */
function SolutionFields({ form, cpv, hold }: SolutionFieldsProps) {
  const { field, change } = form;
  return (
    <>
      <TextField {...field('title')} label={labels.title} hint={labels.titleHint} maxLength={160} />
      <SelectField
        {...field('domain')}
        onChange={(chosen) => change({ domain: chosen })}
        label={labels.domain}
        placeholder={labels.choose}
        options={domainOptions}
      />
      <TextAreaField
        {...field('description')}
        label={labels.description}
        hint={labels.descriptionHint}
        rows={6}
        maxLength={3000}
      />
      <PriceFields form={form} />
      <TextListField
        {...field('features')}
        label={labels.features}
        hint={labels.featuresHint}
        add={labels.addFeature}
        itemLabel={labels.feature}
        most={10}
        maxLength={160}
        isOptional
      />
      <CpvField field={field('cpv')} stored={cpv} area="firma" />
      <CountiesField field={field('counties')} />
      <PicturesField send={sendPicture} field={field('pictures')} most={SOLUTION_PICTURES_MAX} hold={hold} />
      <DateField {...field('validUntil')} label={labels.validUntil} hint={labels.validUntilHint} isOptional />
    </>
  );
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
      <PageHeader title={title} breadcrumb={[{ label: NAME, href: '/firma/solutions' }, { label: title }]} />
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

function ToRead({ title }: { title: string }) {
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
