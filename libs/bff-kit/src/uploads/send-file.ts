import type { FileStore } from '@psp/domain/operating/files/store';
import { DOCUMENT_TYPES } from '@psp/contracts/file-limits';
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

/** File name for browsers without RFC 5987: letters without diacritics, `_` for unusual characters. */
export const asciiName = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w. -]/g, '_');

const disposition = (kind: 'attachment' | 'inline', name: string): string =>
  `${kind}; filename="${asciiName(name)}"; filename*=UTF-8''${encode(name)}`;

/**
 * Sends a stored file as a download that pages cannot execute and browsers do not cache. Throws `not_found` when the stored object is
 * missing. Return its result from the handler.
 */
export const sendStoredFile = (reply: FastifyReply, files: FileStore, file: SentFile): Promise<FastifyReply> =>
  send(reply, files, file, {
    'content-disposition': disposition('attachment', file.name),
    'content-security-policy': "sandbox; default-src 'none'",
  });

/**
 * Sends a stored PDF that the browser shows in its viewer. The policy forbids to load or run anything, but has no sandbox: Safari and
 * older versions of Chrome show a sandboxed PDF as an empty page. Only for PDFs that the association uploaded or approved. Throws
 * `not_found` like `sendStoredFile`.
 */
export const showStoredPdf = (reply: FastifyReply, files: FileStore, file: SentFile): Promise<FastifyReply> => {
  if (file.contentType !== DOCUMENT_TYPES.pdf) throw new DomainError('not_found');
  return send(reply, files, file, {
    'content-disposition': disposition('inline', file.name),
    'content-security-policy':
      "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  });
};

async function send(
  reply: FastifyReply,
  files: FileStore,
  { contentType, storageKey }: SentFile,
  headers: Record<string, string>,
): Promise<FastifyReply> {
  if (!(await files.fileExists(storageKey))) throw new DomainError('not_found');
  const content = await files.read(storageKey);
  return reply
    .headers({
      ...headers,
      'content-type': contentType,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(content);
}
