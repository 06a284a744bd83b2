import { UPLOAD_HEADER } from '@psp/contracts/files';
import type { Caller } from './app.ts';

/** A picture of one red pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);

const TYPE = { 'content-type': 'multipart/form-data; boundary=granita' };

/** Headers of an upload from the portal's own pages. */
export const OWN_UPLOAD = { ...TYPE, [UPLOAD_HEADER]: '1' };

/** Returns the multipart body of an upload. */
export const form = (content: Buffer, name = 'pod.png'): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--granita\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`,
    ),
    content,
    Buffer.from('\r\n--granita--\r\n'),
  ]);

/** Uploads a file as the portal's own pages do. */
export const upload = (caller: Caller, path: string, content: Buffer, name?: string) =>
  caller.call('POST', path, form(content, name), OWN_UPLOAD);

/** Uploads a file as a form of another site would. */
export const uploadFromElsewhere = (caller: Caller, path: string, content: Buffer) =>
  caller.call('POST', path, form(content), TYPE);
