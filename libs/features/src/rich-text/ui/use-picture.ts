import { FILE_LIMIT_BYTES } from '@psp/contracts/files';
import type { PictureView } from '@psp/contracts/images';
import type { FileState } from '@psp/design-system/file-field';
import type { UploadOptions } from '@psp/remote/upload';
import { useState } from 'react';
import { useFileUpload } from '../../forms/ui/use-file-upload.ts';
import { strings } from './strings.ts';

/** Uploads a picture and returns its view. Rejects with an ApiError. */
export type UploadPicture = (file: File, options: UploadOptions) => Promise<PictureView>;

interface Sent {
  name: string;
  picture: PictureView;
}

const stateOf = (sent: Sent | null): FileState =>
  sent
    ? { kind: 'done', name: sent.name, size: strings.pixels(sent.picture.width, sent.picture.height) }
    : { kind: 'empty' };

/** Uploads one picture. Another choice or unmounting aborts the upload. */
export function usePicture(upload: UploadPicture) {
  const [sent, setSent] = useState<Sent | null>(null);
  const { running, error, refused, pick, cancel } = useFileUpload<PictureView>({
    send: upload,
    problemOf: ({ size }) => (size > FILE_LIMIT_BYTES ? strings.pictureTooLarge : null),
    onSent: (picture, { name }) => setSent({ name, picture }),
  });
  return {
    state: running ?? stateOf(sent),
    picture: sent?.picture ?? null,
    error,
    refused,
    pick: (file: File) => {
      setSent(null);
      pick(file);
    },
    cancel: () => {
      setSent(null);
      cancel();
    },
  };
}
