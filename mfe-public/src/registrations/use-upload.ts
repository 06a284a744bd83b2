import { DOCUMENT_TYPES, type DocumentType, FILE_LIMIT_BYTES, type UploadedFile } from '@psp/contracts/files';
import type { FileState } from '@psp/design-system/file-field';
import { formatFileSize } from '@psp/design-system/format';
import { useSentFile } from '@psp/features/forms/ui/use-sent-file';
import { uploadFile } from '@psp/remote/upload';
import { files as strings } from './field-strings.ts';

/** A presentation is a PDF; a document may be any of the accepted kinds. */
export type UploadKind = 'document' | 'presentation';

const extensions: Record<UploadKind, readonly DocumentType[]> = {
  document: ['pdf', 'doc', 'docx'],
  presentation: ['pdf'],
};

/** What the browser's own window offers: extensions and types. */
export const acceptOf = (kind: UploadKind): string =>
  extensions[kind].flatMap((extension) => [`.${extension}`, DOCUMENT_TYPES[extension]]).join(',');

/** What can be told before a file is sent; the server judges by its content. Null when nothing is wrong. */
export function fileProblem(file: Pick<File, 'name' | 'size'>, kind: UploadKind): string | null {
  const extension = file.name.split('.').at(-1)?.toLowerCase();
  if (!extensions[kind].some((known) => known === extension)) {
    return kind === 'presentation' ? strings.pdf : strings.type;
  }
  if (file.size === 0) return strings.empty;
  return file.size > FILE_LIMIT_BYTES ? strings.tooLarge : null;
}

export interface Upload {
  state: FileState;
  error: string | undefined;
  isRunning: boolean;
  pick: (file: File) => void;
  cancel: () => void;
  remove: () => void;
}

const stateOf = (value: UploadedFile | null): FileState =>
  value ? { kind: 'done', name: value.name, size: formatFileSize(value.size) } : { kind: 'empty' };

/** Uploads what is picked and hands over its reference; a failed or stopped upload leaves the earlier file in place. */
export function useUpload(
  kind: UploadKind,
  value: UploadedFile | null,
  onChange: (value: UploadedFile | null) => void,
): Upload {
  const { running, error, pick, cancel } = useSentFile<UploadedFile>({
    send: (file, options) => uploadFile(`/api/identity/uploads?kind=${kind}`, file, options),
    problemOf: (file) => fileProblem(file, kind),
    onSent: onChange,
  });
  const remove = () => {
    cancel();
    onChange(null);
  };
  return { state: running ?? stateOf(value), error, isRunning: running !== null, pick, cancel, remove };
}
