import { FILE_LIMIT_BYTES } from '@psp/contracts/files';
import type { PictureView } from '@psp/contracts/images';
import { showToast } from '@psp/design-system/toast';
import { errorMessage } from '@psp/remote/api-error';
import { useEffect, useRef, useState } from 'react';
import type { UploadPicture } from '../../rich-text/ui/use-picture.ts';
import { strings } from './pictures-strings.ts';

/** A picture on its way, with the description that is typed meanwhile. */
export interface Upload {
  key: string;
  file: File;
  /** In percent. */
  progress: number;
  /** Why it did not arrive; null while it is sent or waits. */
  error: string | null;
  /** False for a file that would be refused again. */
  mayRetry: boolean;
  alt: string;
}

let count = 0;
const uploadOf = (file: File): Upload => {
  count += 1;
  const error = file.size > FILE_LIMIT_BYTES ? strings.tooLarge : null;
  return { key: `${count}-${file.name}`, file, progress: 0, error, mayRetry: error === null, alt: '' };
};

/** Sends several pictures one after the other. What fails stays with its description until it is sent again or given up. */
export function useUploads(upload: UploadPicture, onSent: (picture: PictureView, alt: string) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const latest = useRef({ uploads, onSent });
  /* Of those sent once: what has arrived may be drawn again before it has left the list. */
  const started = useRef(new Set<string>());
  const running = useRef<{ key: string; controller: AbortController } | null>(null);
  useEffect(() => {
    latest.current = { uploads, onSent };
  });
  useEffect(() => () => running.current?.controller.abort(), []);
  const change = (key: string, patch: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...patch } : one)));
  const drop = (key: string) => {
    if (running.current?.key === key) running.current.controller.abort();
    setUploads((all) => all.filter((one) => one.key !== key));
  };
  const next = uploads.find(({ key, error }) => error === null && !started.current.has(key));
  useEffect(() => {
    if (!next || running.current) return;
    const { key, file } = next;
    const controller = new AbortController();
    running.current = { key, controller };
    started.current.add(key);
    const send = async () => {
      const onProgress = (progress: number) => change(key, { progress });
      const [answer] = await Promise.allSettled([upload(file, { signal: controller.signal, onProgress })]);
      running.current = null;
      if (controller.signal.aborted) return setUploads((all) => [...all]);
      if (answer.status === 'rejected') return change(key, { error: errorMessage(answer.reason) });
      const { uploads: all, onSent: told } = latest.current;
      const sent = all.find((one) => one.key === key);
      setUploads((others) => others.filter((one) => one.key !== key));
      if (sent) told(answer.value, sent.alt);
      if (all.length === 1) showToast({ title: strings.sent, tone: 'success' });
    };
    void send();
  });
  return {
    uploads,
    add: (files: readonly File[]) => setUploads((all) => [...all, ...files.map(uploadOf)]),
    describe: (key: string, alt: string) => change(key, { alt }),
    retry: (key: string) => {
      started.current.delete(key);
      change(key, { error: null, progress: 0 });
    },
    drop,
  };
}
