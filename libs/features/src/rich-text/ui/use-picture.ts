import { FILE_LIMIT_BYTES } from '@psp/contracts/files';
import type { PictureView } from '@psp/contracts/images';
import type { FileState } from '@psp/design-system/file-field';
import { errorMessage } from '@psp/remote/api-error';
import type { UploadOptions } from '@psp/remote/upload';
import { useEffect, useRef, useState } from 'react';
import { strings } from './strings.ts';

/** Keeps a picture and says how it is shown. Throws ApiError. */
export type UploadPicture = (file: File, options: UploadOptions) => Promise<PictureView>;

interface Sent {
  name: string;
  progress: number;
  picture: PictureView | null;
}

const stateOf = (sent: Sent | null): FileState => {
  if (!sent) return { kind: 'empty' };
  const { name, progress, picture } = sent;
  if (!picture) return { kind: 'uploading', name, progress };
  return { kind: 'done', name, size: strings.pixels(picture.width, picture.height) };
};

/** One picture on its way to the store; another choice, or leaving the screen, gives up the one before. */
export function usePicture(upload: UploadPicture) {
  const [sent, setSent] = useState<Sent | null>(null);
  const [error, setError] = useState<string>();
  const current = useRef<AbortController | null>(null);
  const cancel = () => {
    current.current?.abort();
    current.current = null;
    setSent(null);
  };
  useEffect(() => () => current.current?.abort(), []);
  const pick = async (file: File) => {
    cancel();
    if (file.size > FILE_LIMIT_BYTES) return setError(strings.pictureTooLarge);
    setError(undefined);
    const controller = new AbortController();
    current.current = controller;
    const show = (part: Partial<Sent>) => {
      if (current.current === controller) setSent({ name: file.name, progress: 0, picture: null, ...part });
    };
    show({});
    const options = { signal: controller.signal, onProgress: (progress: number) => show({ progress }) };
    await upload(file, options).then(
      (picture) => show({ picture }),
      (failure: unknown) => {
        if (current.current !== controller) return;
        cancel();
        setError(errorMessage(failure));
      },
    );
  };
  return {
    state: stateOf(sent),
    picture: sent?.picture ?? null,
    error,
    pick: (file: File) => void pick(file),
    cancel,
  };
}
