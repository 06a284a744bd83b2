import type { FileStore } from '@psp/domain/operating/files/store';
import { DomainError } from '@psp/domain/errors';
import type { FastifyReply } from 'fastify';

/** What of a row of `stored_file` is needed to send it. */
export interface SentFile {
  name: string;
  contentType: string;
  storageKey: string;
}

/* RFC 5987's attr-char; encodeURIComponent leaves some others as they are. */
const encoded = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The name for browsers that know no RFC 5987: letters without diacritics, everything unusual as `_`. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w. -]/g, '_');

/**
 * Answers with a stored file, as a download that no page may run or keep. Throws `not_found` when the object is gone. Return
 * its result from the handler.
 */
export async function sendStoredFile(reply: FastifyReply, files: FileStore, file: SentFile): Promise<FastifyReply> {
  if (!(await files.fileExists(file.storageKey))) throw new DomainError('not_found');
  const content = await files.read(file.storageKey);
  return reply
    .headers({
      'content-type': file.contentType,
      'content-disposition': `attachment; filename="${plain(file.name)}"; filename*=UTF-8''${encoded(file.name)}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
    })
    .send(content);
}
