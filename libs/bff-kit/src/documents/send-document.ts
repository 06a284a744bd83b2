import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

interface SentDocument {
  name: string;
  /** A PDF when left out. */
  type?: string;
  content: Uint8Array | Readable;
}

/** Answers with a document that is made on request. Return its result from the handler. */
export const sendDocument = (
  reply: FastifyReply,
  { name, type = 'application/pdf', content }: SentDocument,
): FastifyReply =>
  reply
    .headers({
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(content);
