import { UPLOAD_HEADER } from '@psp/contracts/files';
import type { Caller } from './app.ts';

/** A picture of one red point. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);

const TYPE = { 'content-type': 'multipart/form-data; boundary=granita' };

/** What the portal's own pages send with a file. */
export const OWN_UPLOAD = { ...TYPE, [UPLOAD_HEADER]: '1' };

/** The body of an upload. */
export const form = (content: Buffer, name = 'pod.png'): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--granita\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`,
    ),
    content,
    Buffer.from('\r\n--granita--\r\n'),
  ]);

/** Uploads one file, as the portal's own pages do. */
export const upload = (caller: Caller, path: string, content: Buffer, name?: string) =>
  caller.call('POST', path, form(content, name), OWN_UPLOAD);

/** Uploads one file as a form of another site would. */
export const uploadFromElsewhere = (caller: Caller, path: string, content: Buffer) =>
  caller.call('POST', path, form(content), TYPE);
