import type { FileView, UploadedFile } from '@psp/contracts/files';
import { FileField } from '@psp/design-system/file-field';
import { acceptOf } from '@psp/features/attachments/ui/file-rule';
import { formatFileSize } from '@psp/design-system/format';
import { Stack } from '@psp/design-system/page';
import { FileRow, FileRows } from '@psp/features/attachments/ui/file-row';
import { fields, files as words } from '../registrations/field-strings.ts';
import { RULES, type Upload } from '../registrations/use-upload.ts';
import { fileTexts as strings } from './strings.ts';

/** Maximum number of files added by one save. */
export const MAX_ADDED = 5;

interface FilesEditProps {
  files: readonly FileView[];
  added: readonly UploadedFile[];
  removed: readonly string[];
  upload: Upload;
  error: string | undefined;
  onRemoved: (removed: string[]) => void;
  onAdded: (added: UploadedFile[]) => void;
}

/** Lists the attachments as they will be after saving, and adds and removes files. */
export function FilesEdit({ upload, error, ...attachments }: FilesEditProps) {
  const { files, added } = attachments;
  return (
    <Stack gap={12}>
      <h2>{strings.legend}</h2>
      {files.length + added.length > 0 ? <Attachments {...attachments} /> : null}
      {added.length < MAX_ADDED ? (
        <FileField
          id="attachment"
          name="attachment"
          label={strings.add}
          hint={fields.attachmentHint}
          accept={acceptOf(RULES.document)}
          words={words}
          state={upload.state}
          error={upload.error ?? error}
          refused={upload.refused}
          isOptional
          onPick={upload.pick}
          onCancel={upload.cancel}
        />
      ) : (
        <p>{strings.limit}</p>
      )}
    </Stack>
  );
}

function Attachments({ files, added, removed, onRemoved, onAdded }: Omit<FilesEditProps, 'upload' | 'error'>) {
  const toggle = (id: string) =>
    onRemoved(removed.includes(id) ? removed.filter((other) => other !== id) : [...removed, id]);
  /* The row is removed with its focused button, so focus moves to the file field. */
  const drop = (id: string) => {
    onAdded(added.filter((file) => file.id !== id));
    requestAnimationFrame(() => document.getElementById('attachment')?.focus());
  };
  return (
    <FileRows>
      {files.map((file) => (
        <Attachment
          key={file.id}
          file={file}
          isRemoved={removed.includes(file.id)}
          remark={removed.includes(file.id) ? strings.removed : ''}
          onPress={() => toggle(file.id)}
        />
      ))}
      {added.map((file) => (
        <Attachment key={file.id} file={file} remark={strings.added} onPress={() => drop(file.id)} />
      ))}
    </FileRows>
  );
}

interface AttachmentProps {
  file: FileView;
  isRemoved?: boolean;
  remark: string;
  onPress: () => void;
}

function Attachment({ file, isRemoved = false, remark, onPress }: AttachmentProps) {
  const label = isRemoved ? strings.keep : strings.remove;
  const Name = isRemoved ? 'del' : 'span';
  return (
    <FileRow
      name={<Name>{file.name}</Name>}
      detail={<small>{[formatFileSize(file.size), remark].filter(Boolean).join(', ')}</small>}
      actions={[{ label, name: `${label} ${file.name}`, onPress }]}
    />
  );
}
