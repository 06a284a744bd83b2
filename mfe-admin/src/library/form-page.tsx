import { KNOWLEDGE_ACCESS } from '@psp/contracts/knowledge-categories';
import type { EditedLibraryView, LibraryChoices } from '@psp/contracts/library';
import { Button, ButtonLink } from '@psp/design-system/button';
import { RadioField } from '@psp/design-system/choice-fields';
import { DateField } from '@psp/design-system/date-field';
import { Notice } from '@psp/design-system/notice';
import { Page, PageHeader, Row } from '@psp/design-system/page';
import { SelectField } from '@psp/design-system/select-field';
import { TextAreaField, TextField } from '@psp/design-system/text-fields';
import type { SendFile } from '@psp/features/attachments/ui/attachments-field';
import { StackForm } from '@psp/features/forms/ui/form';
import { type ActForm, useActForm } from '@psp/features/forms/ui/use-act-form';
import {
  type DocumentFields,
  Part,
  presentCategory,
  CODES,
  TextPart,
  WhatPart,
} from '@psp/features/library/ui/document-fields';
import { editing } from '@psp/features/library/ui/editing-strings';
import { Loaded, LoadedPage } from '@psp/remote/loaded';
import { optionsOf } from '@psp/remote/options';
import { usePageTitle } from '@psp/remote/screen';
import { uploadFile } from '@psp/remote/upload';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { fieldsOf, placesOf, type Sent, schemaOf } from './document-text.ts';
import { api, choicesQuery, libraryQueue, REFRESHED } from './queries.ts';
import { strings } from './strings.ts';

type DocumentForm = ActForm<DocumentFields, Sent>;

/** /admin/library/nou, and the form of a document that exists. */
export function DocumentFormPage() {
  const { id } = useParams();
  const query = useQuery({ ...libraryQueue.viewQuery(id ?? ''), enabled: id !== undefined });
  if (id === undefined) return <Editor document={null} />;
  return <LoadedPage query={query}>{(document) => <Editor key={document.id} document={document} />}</LoadedPage>;
}

const titleOf = (document: EditedLibraryView | null): string => {
  if (!document) return strings.newTitle;
  return document.status === 'published' ? strings.reviseTitle : strings.editTitle;
};

const send = (document: EditedLibraryView | null, { note = '', version = 0, ...body }: Sent) => {
  if (!document) return api.call('POST /library', { body });
  const { id, status } = document;
  return status === 'published'
    ? api.call('POST /library/:id/versions', { id, body: { ...body, version, note } })
    : api.call('PUT /library/:id', { id, body: { ...body, version } });
};

function Editor({ document }: { document: EditedLibraryView | null }) {
  const navigate = useNavigate();
  // The document as the form was opened: a change by somebody else meanwhile is refused as stale.
  const [opened] = useState(document);
  const [isUploading, setUploading] = useState(false);
  const isRevision = opened?.status === 'published';
  const title = titleOf(opened);
  usePageTitle(title);
  const form = useActForm<DocumentFields, Sent, EditedLibraryView>({
    blank: fieldsOf(opened),
    schema: schemaOf(opened),
    check: () => ({ fileIds: isUploading ? editing.files.running : undefined }),
    send: (body) => send(opened, body),
    codes: { ...CODES, 'library.owner': 'ownerId', 'library.empty': 'body' },
    done: isRevision ? strings.revised : strings.saved,
    about: (saved) => saved.title,
    refreshes: REFRESHED,
    onDone: ({ id }) => void navigate(libraryQueue.hrefOf(id, libraryQueue.list.none)),
  });
  const list = { label: strings.title, href: libraryQueue.list.address(libraryQueue.list.none) };
  const own = opened ? libraryQueue.hrefOf(opened.id, libraryQueue.list.none) : list.href;
  return (
    <Page width="wide">
      <PageHeader title={title} breadcrumb={opened ? [list, { label: opened.title, href: own }] : [list]} />
      {isRevision ? <Notice tone="info">{strings.reviseNotice}</Notice> : null}
      <StackForm of={form} gap={16} problem={editing.problem}>
        {isRevision ? <Note form={form} /> : null}
        <WhatPart form={form} side="admin" present={presentCategory(opened)}>
          <Author form={form} />
        </WhatPart>
        <TextPart form={form} known={opened?.files ?? []} send={sendFile} onUploading={setUploading} />
        <Readers form={form} />
        <Choices form={form} id={opened?.id} />
        <Row>
          <Button type="submit" isPending={form.isPending}>
            {isRevision ? strings.saveVersion : strings.save}
          </Button>
          <ButtonLink variant="secondary" href={own}>
            {editing.giveUp}
          </ButtonLink>
        </Row>
      </StackForm>
    </Page>
  );
}

interface PartProps {
  form: DocumentForm;
}
const { fields, groups } = strings;

function Note({ form: { field } }: PartProps) {
  return (
    <Part title={fields.note}>
      <TextAreaField {...field('note')} label={fields.note} hint={fields.noteHint} rows={2} maxLength={500} />
    </Part>
  );
}

function Author({ form: { field } }: PartProps) {
  return <TextField {...field('author')} label={fields.author} maxLength={160} />;
}

const sendFile: SendFile = (file, options) => uploadFile(api, 'POST /library-files', file, options);

function Readers({ form: { field } }: PartProps) {
  return (
    <Part title={groups.readers}>
      <RadioField {...field('access')} label={fields.access} options={optionsOf(KNOWLEDGE_ACCESS)} />
    </Part>
  );
}

/* `id` is that of the document, which is not offered as related to itself. */
function Choices({ form, id }: PartProps & { id: string | undefined }) {
  const query = useQuery(choicesQuery());
  return (
    <Loaded query={query} rows={2}>
      {(choices) => (
        <>
          <Verification form={form} choices={choices} />
          <Related form={form} choices={choices} id={id} />
        </>
      )}
    </Loaded>
  );
}

interface ChoicesProps extends PartProps {
  choices: LibraryChoices;
}

function Verification({ form: { field }, choices: { owners } }: ChoicesProps) {
  return (
    <Part title={groups.verification}>
      <DateField {...field('verifiedOn')} label={fields.verifiedOn} hint={fields.verifiedHint} isOptional />
      <SelectField
        {...field('ownerId')}
        label={fields.owner}
        placeholder={fields.noOwner}
        options={owners.map((owner) => ({ value: owner.id, label: owner.name }))}
        isOptional
      />
    </Part>
  );
}

function Related({ form: { field, change, values }, choices, id }: ChoicesProps & { id: string | undefined }) {
  const { id: fieldId, error, isDisabled } = field('relatedIds');
  const others = choices.documents.filter((one) => one.id !== id);
  const places = placesOf(values.relatedIds);
  const put = (at: number, chosen: string) =>
    change({ relatedIds: places.map((one, place) => (place === at ? chosen : one)).filter(Boolean) });
  if (others.length === 0 && values.relatedIds.length === 0) return null;
  return (
    <Part title={fields.related}>
      {places.map((chosen, at) => (
        <SelectField
          key={chosen || 'new'}
          id={at === 0 ? fieldId : `${fieldId}-${at}`}
          name={`relatedIds-${at}`}
          value={chosen}
          error={at === 0 ? error : undefined}
          isDisabled={isDisabled}
          onChange={(value) => put(at, value)}
          label={fields.relatedOf(at + 1)}
          placeholder={fields.relatedNone}
          options={others
            .filter((one) => one.id === chosen || !values.relatedIds.includes(one.id))
            .map((one) => ({ value: one.id, label: one.title }))}
          isOptional
        />
      ))}
    </Part>
  );
}
