import { FILE_LIMIT_BYTES, type UploadedFile } from '@psp/contracts/files';
import type { FileState } from '@psp/design-system/file-field';
import { formatFileSize } from '@psp/design-system/format';
import { type FileRule, fileProblem } from '@psp/features/attachments/ui/file-rule';
import { useSentFile } from '@psp/features/forms/ui/use-sent-file';
import { uploadFile } from '@psp/remote/upload';
import { files as strings } from './field-strings.ts';

/** A presentation is a PDF; a document may be any of the accepted kinds. */
export type UploadKind = 'document' | 'presentation';

const common = { limitBytes: FILE_LIMIT_BYTES, words: strings };
export const RULES: Record<UploadKind, FileRule> = {
  document: { ...common, extensions: ['pdf', 'doc', 'docx'] },
  presentation: { ...common, extensions: ['pdf'], words: { ...strings, type: strings.pdf } },
};

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
    problemOf: (file) => fileProblem(file, RULES[kind]),
    onSent: onChange,
  });
  const remove = () => {
    cancel();
    onChange(null);
  };
  return { state: running ?? stateOf(value), error, isRunning: running !== null, pick, cancel, remove };
}
