import { ORIGIN, type TestApp } from '@psp/bff-kit/testing/app';
import { UPLOAD_HEADER } from '@psp/contracts/files';
import type { LightMyRequestResponse } from 'fastify';

export interface Upload {
  content: Buffer;
  name?: string;
  kind?: 'document' | 'presentation';
  headers?: Record<string, string>;
  address?: string;
}

const BOUNDARY = 'graniță'.normalize('NFD').replace(/[^a-z]/g, '');

/** Returns the content type and body of a form with one file, as a browser sends it. */
export const aForm = (content: Buffer, name = 'cerere.pdf') => ({
  contentType: `multipart/form-data; boundary=${BOUNDARY}`,
  head: `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name.replaceAll('"', '%22')}"\r\nContent-Type: application/pdf\r\n\r\n`,
  content,
  tail: `\r\n--${BOUNDARY}--\r\n`,
});

/** Uploads a file as the sign-up form does. */
export const upload = ({ app }: TestApp, file: Upload): Promise<LightMyRequestResponse> => {
  const { contentType, head, content, tail } = aForm(file.content, file.name);
  return app.inject({
    method: 'POST',
    url: `/api/identity/uploads?kind=${file.kind ?? 'document'}`,
    headers: { origin: ORIGIN, 'content-type': contentType, [UPLOAD_HEADER]: '1', ...file.headers },
    remoteAddress: file.address ?? '127.0.0.1',
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(tail)]),
  });
};
