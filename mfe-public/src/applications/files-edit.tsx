import type { FileView, UploadedFile } from '@psp/contracts/files';
import { Button } from '@psp/design-system/button';
import { FileField } from '@psp/design-system/file-field';
import { formatFileSize } from '@psp/design-system/format';
import { Stack } from '@psp/design-system/page';
import FileText from 'lucide-react/icons/file-text';
import { styled } from 'styled-components';
import { fields, files as words } from '../registrations/field-strings.ts';
import { acceptOf, type Upload } from '../registrations/use-upload.ts';
import { fileTexts as strings } from './strings.ts';

const List = styled.ul`
  border: 1px solid var(--line);
  border-radius: 8px;
  li { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; min-height: 52px; padding: 4px 8px 4px 16px; }
  li + li { border-top: 1px solid var(--line); }
  li > span { flex: 1 1 200px; min-width: 0; overflow-wrap: anywhere; }
  small { color: var(--ink-muted); font-size: 0.9375rem; }
  del { color: var(--ink-muted); }
`;

/** Most files that one save may bring. */
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

/** The attachments as they will be after the save. */
export function FilesEdit({ upload, error, ...lines }: FilesEditProps) {
  const { files, added } = lines;
  return (
    <Stack gap={12}>
      <h2>{strings.legend}</h2>
      {files.length + added.length > 0 ? <Lines {...lines} /> : null}
      {added.length < MAX_ADDED ? (
        <FileField
          id="attachment"
          name="attachment"
          label={strings.add}
          hint={fields.attachmentHint}
          accept={acceptOf('document')}
          words={words}
          state={upload.state}
          error={upload.error ?? error}
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

function Lines({ files, added, removed, onRemoved, onAdded }: Omit<FilesEditProps, 'upload' | 'error'>) {
  const toggle = (id: string) =>
    onRemoved(removed.includes(id) ? removed.filter((other) => other !== id) : [...removed, id]);
  /* The line is gone with its button, so the keyboard goes on at the choice of a file. */
  const drop = (id: string) => {
    onAdded(added.filter((file) => file.id !== id));
    requestAnimationFrame(() => document.getElementById('attachment')?.focus());
  };
  return (
    <List>
      {files.map((file) => (
        <Line
          key={file.id}
          file={file}
          isGone={removed.includes(file.id)}
          remark={removed.includes(file.id) ? strings.removed : ''}
          onPress={() => toggle(file.id)}
        />
      ))}
      {added.map((file) => (
        <Line key={file.id} file={file} remark={strings.added} onPress={() => drop(file.id)} />
      ))}
    </List>
  );
}

interface LineProps {
  file: FileView;
  isGone?: boolean;
  remark: string;
  onPress: () => void;
}

function Line({ file, isGone = false, remark, onPress }: LineProps) {
  const label = isGone ? strings.keep : strings.remove;
  const Name = isGone ? 'del' : 'span';
  return (
    <li>
      <FileText size={20} aria-hidden />
      <span>
        <Name>{file.name}</Name> <small>{[formatFileSize(file.size), remark].filter(Boolean).join(', ')}</small>
      </span>
      <Button variant="quiet" aria-label={`${label} ${file.name}`} onPress={onPress}>
        {label}
      </Button>
    </li>
  );
}
