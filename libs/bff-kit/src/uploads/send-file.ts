import type { FileStore } from '@psp/domain/operating/files/store';
import { DomainError } from '@psp/domain/errors';
import type { FastifyReply } from 'fastify';

/** The columns of `stored_file` needed to send a file. */
export interface SentFile {
  name: string;
  contentType: string;
  storageKey: string;
}

/* Percent-encodes all characters except attr-char of RFC 5987; encodeURIComponent leaves a few others. */
const encode = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/* File name for browsers without RFC 5987: letters without diacritics, `_` for unusual characters. */
const asciiName = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w. -]/g, '_');

/**
 * Sends a stored file as a download that pages cannot execute and browsers do not cache. Throws `not_found` when the stored object is
 * missing. Return its result from the handler.
 */
export async function sendStoredFile(reply: FastifyReply, files: FileStore, file: SentFile): Promise<FastifyReply> {
  if (!(await files.fileExists(file.storageKey))) throw new DomainError('not_found');
  const content = await files.read(file.storageKey);
  return reply
    .headers({
      'content-type': file.contentType,
      'content-disposition': `attachment; filename="${asciiName(file.name)}"; filename*=UTF-8''${encode(file.name)}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
    })
    .send(content);
}
