import { FILE_LIMIT_BYTES, type UploadedFile } from '@psp/contracts/files';
import type { FileState } from '@psp/design-system/file-field';
import { formatFileSize } from '@psp/design-system/format';
import { type FileRule, fileProblem } from '@psp/features/attachments/ui/file-rule';
import { useFileUpload } from '@psp/features/forms/ui/use-file-upload';
import { uploadFile } from '@psp/remote/upload';
import { files as strings } from './field-strings.ts';
import { identity } from './queries.ts';

/** A presentation is a PDF; a document can be PDF, DOC or DOCX. */
export type UploadKind = 'document' | 'presentation';

const common = { limitBytes: FILE_LIMIT_BYTES, words: strings };
export const RULES: Record<UploadKind, FileRule> = {
  document: { ...common, extensions: ['pdf', 'doc', 'docx'] },
  presentation: { ...common, extensions: ['pdf'], words: { ...strings, type: strings.pdf } },
};

export interface Upload {
  state: FileState;
  error: string | undefined;
  /** Name of a refused file, until it is removed or another is picked. */
  refused: string | undefined;
  /** Message while a running or refused upload blocks the form. */
  blockReason: string | undefined;
  pick: (file: File) => void;
  cancel: () => void;
  remove: () => void;
}

const stateOf = (value: UploadedFile | null): FileState =>
  value ? { kind: 'done', name: value.name, size: formatFileSize(value.size) } : { kind: 'empty' };

/** Uploads picked files and passes each to `onChange`; a failed or cancelled upload keeps the earlier file. */
export function useUpload(
  kind: UploadKind,
  value: UploadedFile | null,
  onChange: (value: UploadedFile | null) => void,
): Upload {
  const { running, error, refused, pick, cancel } = useFileUpload<UploadedFile>({
    send: (file, options) => uploadFile(identity, 'POST /uploads', file, options, { query: { kind } }),
    problemOf: (file) => fileProblem(file, RULES[kind]),
    onSent: onChange,
  });
  const remove = () => {
    cancel();
    onChange(null);
  };
  const blockReason = running ? strings.running : refused ? strings.refused : undefined;
  return { state: running ?? stateOf(value), error, refused, blockReason, pick, cancel, remove };
}
