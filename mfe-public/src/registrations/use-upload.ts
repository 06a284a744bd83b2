import { DOCUMENT_TYPES, type DocumentType, FILE_LIMIT_BYTES, type UploadedFile } from '@psp/contracts/files';
import type { FileState } from '@psp/design-system/file-field';
import { formatFileSize } from '@psp/design-system/format';
import { errorMessage } from '@psp/remote/api-error';
import { uploadFile } from '@psp/remote/upload';
import { useEffect, useRef, useState } from 'react';
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

interface Running {
  name: string;
  progress: number;
}

const stateOf = (running: Running | null, value: UploadedFile | null): FileState => {
  if (running) return { kind: 'uploading', ...running };
  return value ? { kind: 'done', name: value.name, size: formatFileSize(value.size) } : { kind: 'empty' };
};

/** Uploads what is picked and hands over its reference; a failed or stopped upload leaves the earlier file in place. */
export function useUpload(
  kind: UploadKind,
  value: UploadedFile | null,
  onChange: (value: UploadedFile | null) => void,
): Upload {
  const [running, setRunning] = useState<Running | null>(null);
  const [error, setError] = useState<string>();
  const current = useRef<AbortController | null>(null);
  /* What is done with the file may have changed while it was on its way. */
  const receive = useRef(onChange);
  useEffect(() => {
    receive.current = onChange;
  });
  useEffect(() => () => current.current?.abort(), []);

  const send = async (file: File) => {
    const controller = new AbortController();
    current.current = controller;
    setRunning({ name: file.name, progress: 0 });
    const onProgress = (progress: number) => {
      if (current.current === controller) setRunning({ name: file.name, progress });
    };
    const options = { signal: controller.signal, onProgress };
    const answer = uploadFile<UploadedFile>(`/api/identity/uploads?kind=${kind}`, file, options);
    const result = await answer.catch((failure: unknown) => errorMessage(failure));
    if (current.current !== controller) return;
    current.current = null;
    setRunning(null);
    if (typeof result === 'string') setError(result);
    else receive.current(result);
  };
  const stop = () => {
    current.current?.abort();
    current.current = null;
    setRunning(null);
    setError(undefined);
  };
  const pick = (file: File) => {
    stop();
    const problem = fileProblem(file, kind);
    if (problem) setError(problem);
    else void send(file);
  };
  const remove = () => {
    stop();
    onChange(null);
  };
  return { state: stateOf(running, value), error, isRunning: running !== null, pick, cancel: stop, remove };
}
