import type { Kind } from '@psp/contracts/common';
import { ATTACHMENT_LIMIT_BYTES, LIBRARY_FILE_TYPES, LIBRARY_FILES_MAX } from '@psp/contracts/file-limits';
import type { FileView } from '@psp/contracts/files';
import { nameOfCategory } from '@psp/contracts/knowledge-categories';
import { LIBRARY_TYPES } from '@psp/contracts/library-names';
import { type LibraryProposal } from '@psp/contracts/library-proposals';
import type { Offered } from '@psp/contracts/taxonomy-labels';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Stack } from '@psp/design-system/page';
import { SelectField } from '@psp/design-system/select-field';
import { TextAreaField, TextField } from '@psp/design-system/text-fields';
import { optionsOf } from '@psp/remote/options';
import type { ReactNode } from 'react';
import { AttachmentsField, type SendFile } from '../../attachments/ui/attachments-field.tsx';
import type { FileList } from '../../attachments/ui/file-rule.ts';
import type { ActForm } from '../../forms/ui/use-act-form.ts';
import { RichTextEditor } from '../../rich-text/ui/rich-text-editor.tsx';
import { OfferedField } from '../../taxonomies/ui/offered-field.tsx';
import { useOffered } from '../../taxonomies/ui/use-offered.ts';
import { editing } from './editing-strings.ts';

/** Fields of what a document says; the last ones are the association's. */
export interface DocumentFields {
  type: string;
  title: string;
  category: string;
  description: string;
  tags: string;
  body: string;
  url: string;
  fileIds: string[];
  author: string;
  access: string;
  verifiedOn: string;
  ownerId: string;
  relatedIds: string[];
  note: string;
}

export const EMPTY_FIELDS: DocumentFields = {
  ...{ type: 'guide', title: '', category: '', description: '', tags: '', body: '', url: '', fileIds: [] },
  ...{ author: '', access: 'signed_in', verifiedOn: '', ownerId: '', relatedIds: [], note: '' },
};

/** Fields with what a document says. */
export const textFieldsOf = ({ tags, url, ...rest }: LibraryProposal) => ({
  ...rest,
  tags: tags.join(', '),
  url: url ?? '',
});

/** Body of a request with what a document says. */
export const textOf = ({ type, title, category, description, tags, body, url, fileIds }: DocumentFields) => ({
  ...{ type, title, category, description, body, fileIds },
  url: type === 'recording' ? url : '',
  tags: tags
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean),
});

/** Fields that errors of the service are shown at. */
export const CODES = { 'library.file_gone': 'fileIds', 'taxonomy.off': 'category' } as const;

/** Category of a stored document, which stays among those that are offered; null for a new one. */
export const presentCategory = (document: Parameters<typeof nameOfCategory>[0] | null): Offered | null =>
  document && { slug: document.category, name: nameOfCategory(document) };

interface PartProps {
  form: Pick<ActForm<DocumentFields, never>, 'field' | 'values'>;
}
const { fields, groups, files } = editing;

/** Fields of a form that belong together, in a card. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card aria-label={title}>
      <CardHeader title={title} />
      <CardBody>
        <Stack gap={16}>{children}</Stack>
      </CardBody>
    </Card>
  );
}

interface WhatProps extends PartProps {
  /** Side whose list of categories is offered. */
  side: Kind;
  /** Category of the stored document. */
  present: Offered | null;
  /** Fields after the description. */
  children?: ReactNode;
}

/** Type, title, category, description and tags of a document. */
export function WhatPart({ form: { field }, side, present, children }: WhatProps) {
  const categories = useOffered(side, 'knowledge-categories', present);
  return (
    <Part title={groups.what}>
      <SelectField {...field('type')} label={fields.type} options={optionsOf(LIBRARY_TYPES)} />
      <TextField {...field('title')} label={fields.title} maxLength={200} />
      <OfferedField {...field('category')} label={fields.category} placeholder={editing.none} offered={categories} />
      <TextAreaField
        {...field('description')}
        label={fields.description}
        hint={fields.descriptionHint}
        rows={3}
        maxLength={600}
      />
      {children}
      <TextField {...field('tags')} label={fields.tags} hint={fields.tagsHint} isOptional />
    </Part>
  );
}

const FILES: FileList = {
  rule: { extensions: LIBRARY_FILE_TYPES, limitBytes: ATTACHMENT_LIMIT_BYTES, words: files },
  most: LIBRARY_FILES_MAX,
  words: files,
};

interface TextProps extends PartProps {
  /** Files of the stored document. */
  known: readonly FileView[];
  send: SendFile;
  onUploading: (isRunning: boolean) => void;
}

/** Text, address and files of a document. */
export function TextPart({ form: { field, values }, known, send, onUploading }: TextProps) {
  return (
    <Part title={groups.text}>
      <RichTextEditor {...field('body')} label={fields.body} isOptional />
      {values.type === 'recording' ? (
        <TextField {...field('url')} label={fields.url} hint={fields.urlHint} type="url" maxLength={1000} />
      ) : null}
      <AttachmentsField {...field('fileIds')} known={known} area={send} files={FILES} onRunning={onUploading} />
    </Part>
  );
}
