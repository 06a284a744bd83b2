import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

interface SentDocument {
  name: string;
  /** Content type; PDF by default. */
  type?: string;
  content: Uint8Array | Readable;
}

/** Sends a document created for this request. Return its result from the handler. */
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
