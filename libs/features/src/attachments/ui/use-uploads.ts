import type { FileView } from '@psp/contracts/files';
import { errorMessage } from '@psp/remote/api-error';
import { uploadFile } from '@psp/remote/upload';
import { useEffect, useRef, useState } from 'react';
import { ATTACHMENT_RULE, fileProblem } from './file-rule.ts';

/** A file that was chosen and is not stored: on its way, waiting for those before it, or refused with an error. */
export interface Sending {
  key: number;
  file: File;
  /** In percent; null before its turn. */
  progress: number | null;
  error: string | null;
}

/**
 * Sends chosen files one after another to `address`. A file that fails stays with its reason, to be sent again; leaving the
 * screen or `drop` gives a file up, of which nothing is stored then.
 */
export function useUploads(address: string, onSent: (file: FileView) => void) {
  const [sendings, setSendings] = useState<readonly Sending[]>([]);
  const running = useRef<{ key: number; controller: AbortController } | null>(null);
  const keys = useRef(0);
  const sent = useRef(onSent);
  useEffect(() => {
    sent.current = onSent;
  });
  useEffect(() => () => running.current?.controller.abort(), []);
  const change = (key: number, to: Partial<Sending>) =>
    setSendings((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)));
  const drop = (key: number) => {
    if (running.current?.key === key) running.current.controller.abort();
    setSendings((all) => all.filter((one) => one.key !== key));
  };
  const send = async ({ key, file }: Sending) => {
    const controller = new AbortController();
    running.current = { key, controller };
    change(key, { progress: 0 });
    const onProgress = (progress: number) => change(key, { progress });
    const [answer] = await Promise.allSettled([
      uploadFile<FileView>(address, file, { signal: controller.signal, onProgress }),
    ]);
    running.current = null;
    if (answer.status === 'rejected') return change(key, { error: errorMessage(answer.reason) });
    if (!controller.signal.aborted) sent.current(answer.value);
    drop(key);
  };
  useEffect(() => {
    const next = sendings.find(({ error }) => error === null);
    if (next && !running.current) void send(next);
  });
  const add = (file: File) => {
    keys.current += 1;
    const waiting: Sending = { key: keys.current, file, progress: null, error: fileProblem(file, ATTACHMENT_RULE) };
    setSendings((all) => [...all, waiting]);
  };
  const retry = (key: number) => change(key, { error: null, progress: null });
  return { sendings, add, drop, retry };
}
