import { errorMessage } from '@psp/remote/api-error';
import type { UploadOptions } from '@psp/remote/upload';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A chosen file that is not stored: being uploaded, waiting, or failed. */
export interface Upload {
  key: number;
  file: File;
  /** Percentage sent; null while it waits. */
  progress: number | null;
  /** Error message; null while it is sent or waits. */
  error: string | null;
  /** False for a file that would be refused again; it does not count towards the maximum. */
  mayRetry: boolean;
  /** Description typed during the upload. */
  description: string;
}

interface UploadsOptions<Stored> {
  /** Uploads a file. Rejects with an ApiError. */
  send: (file: File, options: UploadOptions) => Promise<Stored>;
  /** Validates a file before it is sent; returns a message, or null when it is valid. */
  problemOf: (file: File) => string | null;
  /** Error message of files beyond the maximum. */
  tooMany: string;
  /** Called for each stored file; `left` is the number of chosen files that are not stored. */
  onSent: (stored: Stored, description: string, left: number) => void;
}

/** Number of files that are not stored yet but count towards the maximum. */
export const takenOf = (uploads: readonly Upload[]): number => uploads.filter(({ mayRetry }) => mayRetry).length;

/**
 * Uploads chosen files one after another. A failed file stays in the list with its error, to be retried or dropped. Unmounting or
 * `drop` aborts a running upload.
 */
export function useUploads<Stored>(options: UploadsOptions<Stored>) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  /* The current list; the rendered state may be older when an answer arrives. */
  const all = useRef<readonly Upload[]>([]);
  const running = useRef<{ key: number; controller: AbortController } | null>(null);
  const keys = useRef(0);
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const put = (changed: readonly Upload[]) => {
    all.current = changed;
    setUploads(changed);
  };
  const change = (key: number, to: Partial<Upload>) =>
    put(all.current.map((upload) => (upload.key === key ? { ...upload, ...to } : upload)));
  const settle = (key: number, answer: PromiseSettledResult<Stored>) => {
    const sent = all.current.find((upload) => upload.key === key);
    if (!sent) return;
    if (answer.status === 'rejected') return change(key, { error: errorMessage(answer.reason) });
    put(all.current.filter((upload) => upload !== sent));
    latest.current.onSent(answer.value, sent.description, all.current.length);
  };
  const send = async ({ key, file }: Upload) => {
    const controller = new AbortController();
    running.current = { key, controller };
    change(key, { progress: 0 });
    const onProgress = (progress: number) => change(key, { progress });
    const [answer] = await Promise.allSettled([latest.current.send(file, { signal: controller.signal, onProgress })]);
    running.current = null;
    settle(key, answer);
    sendNext();
  };
  const sendNext = () => {
    const next = all.current.find(({ error }) => error === null);
    if (next && !running.current) void send(next);
  };
  const uploadOf = (file: File, isTooMany: boolean): Upload => {
    keys.current += 1;
    const error = latest.current.problemOf(file) ?? (isTooMany ? latest.current.tooMany : null);
    return { key: keys.current, file, progress: null, error, mayRetry: error === null, description: '' };
  };
  const stop = useRef(() => {
    all.current = [];
    running.current?.controller.abort();
  });
  useEffect(() => stop.current, []);
  return {
    uploads,
    /** Adds files; those after the first `most` of the list are refused. */
    add: (files: readonly File[], most = Infinity) => {
      for (const file of files) put([...all.current, uploadOf(file, takenOf(all.current) >= most)]);
      sendNext();
    },
    describe: (key: number, description: string) => change(key, { description }),
    retry: (key: number) => {
      change(key, { error: null, progress: null });
      sendNext();
    },
    drop: (key: number) => {
      put(all.current.filter((upload) => upload.key !== key));
      if (running.current?.key === key) running.current.controller.abort();
    },
  };
}
