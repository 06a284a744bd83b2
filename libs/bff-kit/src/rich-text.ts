import { readApart } from '@psp/domain/publishing/rich-text/apart';
import type { RichText } from '@psp/domain/publishing/rich-text/text';
import type { FastifyRequest } from 'fastify';

/** `before` of a route whose `body` is a long text: reads it outside of the transaction, for the command. */
export const readBody = (_request: FastifyRequest, { body }: { body: string }): Promise<RichText> => readApart(body);
