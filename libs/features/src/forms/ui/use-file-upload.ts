import type { FileState } from '@psp/design-system/file-field';
import { errorMessage } from '@psp/remote/api-error';
import type { UploadOptions } from '@psp/remote/upload';
import { useEffect, useRef, useState } from 'react';

interface SentFileOptions<Answer> {
  send: (file: File, options: UploadOptions) => Promise<Answer>;
  /** Validates a file before it is sent; returns a message, or null when it is valid. */
  problemOf: (file: File) => string | null;
  onSent: (answer: Answer, file: File) => void;
}

interface Refused {
  name: string;
  error: string;
}

/**
 * Uploads the picked file. Another choice, `cancel`, or unmounting aborts the upload. `refused` is the name of a file that was not
 * stored, until another choice or `cancel`.
 */
export function useFileUpload<Answer>(options: SentFileOptions<Answer>) {
  const [running, setRunning] = useState<Extract<FileState, { kind: 'uploading' }> | null>(null);
  const [refused, setRefused] = useState<Refused>();
  const current = useRef<AbortController | null>(null);
  /* `onSent` may have changed during the upload. */
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => () => current.current?.abort(), []);
  const cancel = () => {
    current.current?.abort();
    current.current = null;
    setRunning(null);
    setRefused(undefined);
  };
  const send = async (file: File) => {
    const controller = new AbortController();
    const isCurrent = () => current.current === controller;
    const onProgress = (progress: number) =>
      isCurrent() ? setRunning({ kind: 'uploading', name: file.name, progress }) : undefined;
    current.current = controller;
    onProgress(0);
    const [answer] = await Promise.allSettled([options.send(file, { signal: controller.signal, onProgress })]);
    if (!isCurrent()) return;
    cancel();
    if (answer.status === 'fulfilled') latest.current.onSent(answer.value, file);
    else setRefused({ name: file.name, error: errorMessage(answer.reason) });
  };
  const pick = (file: File) => {
    cancel();
    const problem = options.problemOf(file);
    if (problem) setRefused({ name: file.name, error: problem });
    else void send(file);
  };
  return { running, error: refused?.error, refused: refused?.name, pick, cancel };
}
