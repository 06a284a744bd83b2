import {
  type AddMaterial,
  AUDIENCES,
  type Audience,
  addMaterial,
  type EventMaterial,
  type EventMaterials,
} from '@psp/contracts/event-materials';
import { ATTACHMENT_LIMIT_BYTES, MATERIAL_TYPES } from '@psp/contracts/file-limits';
import type { FileView } from '@psp/contracts/files';
import { RadioField } from '@psp/design-system/choice-fields';
import { FileField, type FileState } from '@psp/design-system/file-field';
import { formatFileSize } from '@psp/design-system/format';
import { TextField } from '@psp/design-system/text-fields';
import { ActDialog } from '@psp/features/acts/ui/act-dialog';
import { acceptOf, type FileRule, fileProblem } from '@psp/features/attachments/ui/file-rule';
import { type ActForm, useFormOf } from '@psp/features/forms/ui/use-act-form';
import { useFileUpload } from '@psp/features/forms/ui/use-file-upload';
import { useAct } from '@psp/remote/act/use-act';
import { uploadFile } from '@psp/remote/upload';
import { useState } from 'react';
import { api, eventKey, materialsQuery } from './queries.ts';
import { strings } from './strings.ts';

const { fields, kinds } = strings;
type Kind = keyof typeof kinds;

interface Fields {
  title: string;
  audience: Audience;
  kind: Kind;
  fileId: string;
  url: string;
}

const AUDIENCE_OPTIONS = (Object.keys(AUDIENCES) as Audience[]).map((value) => ({
  ...{ value, label: AUDIENCES[value], hint: strings.audienceHints[value] },
}));
const KIND_OPTIONS = (Object.keys(kinds) as Kind[]).map((value) => ({ value, label: kinds[value] }));
const RULE: FileRule = { extensions: MATERIAL_TYPES, limitBytes: ATTACHMENT_LIMIT_BYTES, words: strings };

const blankOf = (material: EventMaterial | null): Fields => ({
  ...{ title: material?.title ?? '', audience: material?.audience ?? 'registered' },
  ...{ kind: material?.url ? 'link' : 'file', fileId: material?.file?.id ?? '', url: material?.url ?? '' },
});

const schema = {
  safeParse: (values: unknown) => {
    const { kind, fileId, url, ...rest } = values as Fields;
    return addMaterial.safeParse({ ...rest, fileId: kind === 'file' ? fileId : '', url: kind === 'link' ? url : '' });
  },
};
const check = ({ kind, fileId, url }: Fields) => ({
  fileId: kind === 'file' && !fileId ? strings.fileMissing : undefined,
  url: kind === 'link' && !url.trim() ? strings.urlMissing : undefined,
});

const useMaterialForm = (eventId: string, material: EventMaterial | null) => {
  const act = useAct<AddMaterial, EventMaterials>({
    send: (body) =>
      material
        ? api.call('PUT /events/:id/materials/:materialId', {
            ...{ id: eventId, materialId: material.id },
            body: { version: material.version, title: body.title, audience: body.audience },
          })
        : api.call('POST /events/:id/materials', { id: eventId, body }),
    view: materialsQuery(eventId),
    refreshes: [eventKey(eventId)],
    done: material ? strings.saved : strings.added,
    about: ({ items: _ }, { title }) => title,
  });
  return useFormOf<Fields, AddMaterial>(act, {
    ...{ blank: blankOf(material), follows: true, schema, check, codes: { 'event-material.gone': 'fileId' } },
    ids: { title: 'titlul-materialului', audience: 'cine-vede', kind: 'felul', fileId: 'fisierul', url: 'adresa' },
  });
};

interface MaterialDialogProps {
  eventId: string;
  /** Null for a new one. The file or address of another is not changed. */
  material: EventMaterial | null;
  onClose: () => void;
}

/** Dialog that adds a material to an event, or changes its title and who sees it. */
export function MaterialDialog({ eventId, material, onClose }: MaterialDialogProps) {
  const form = useMaterialForm(eventId, material);
  const { field, change } = form;
  return (
    <ActDialog
      act={form}
      title={material ? strings.editTitle : strings.addTitle}
      confirmLabel={material ? strings.save : strings.add}
      isOpen
      onClose={onClose}
    >
      <TextField {...field('title')} label={fields.title} maxLength={160} />
      <RadioField
        {...field('audience')}
        onChange={(audience) => change({ audience: audience as Audience })}
        label={fields.audience}
        options={AUDIENCE_OPTIONS}
      />
      {material ? null : <Source form={form} />}
    </ActDialog>
  );
}

/* The file that is uploaded, or the address. */
function Source({ form: { field, change, values } }: { form: ActForm<Fields, AddMaterial> }) {
  const onFile = (file: FileView | null) => {
    const titled = file && values.title.trim() === '' ? { title: file.name.replace(/\.[^.]+$/, '') } : {};
    change({ fileId: file?.id ?? '', ...titled });
  };
  return (
    <>
      <RadioField
        {...field('kind')}
        onChange={(kind) => change({ kind: kind as Kind })}
        label={fields.kind}
        options={KIND_OPTIONS}
      />
      {values.kind === 'file' ? (
        <Upload field={field('fileId')} onFile={onFile} />
      ) : (
        <TextField {...field('url')} label={fields.url} hint={fields.urlHint} type="url" maxLength={1000} />
      )}
    </>
  );
}

interface UploadProps {
  field: { id: string; name: string; error: string | undefined };
  onFile: (file: FileView | null) => void;
}

function Upload({ field: { id, name, error }, onFile }: UploadProps) {
  const [file, setFile] = useState<FileView | null>(null);
  const put = (one: FileView | null) => {
    setFile(one);
    onFile(one);
  };
  const upload = useFileUpload<FileView>({
    send: (chosen, options) => uploadFile(api, 'POST /event-material-files', chosen, options),
    problemOf: (chosen) => fileProblem(chosen, RULE),
    onSent: put,
  });
  const held: FileState = file ? { kind: 'done', name: file.name, size: formatFileSize(file.size) } : { kind: 'empty' };
  return (
    <FileField
      {...{ id, name }}
      label={fields.file}
      hint={fields.fileHint}
      accept={acceptOf(RULE)}
      words={strings.field}
      state={upload.running ?? held}
      error={upload.error ?? error}
      refused={upload.refused}
      onPick={(chosen) => {
        put(null);
        upload.pick(chosen);
      }}
      onCancel={upload.cancel}
      onRemove={() => put(null)}
    />
  );
}
