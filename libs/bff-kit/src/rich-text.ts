import type { Actor } from '@psp/domain/actor';
import { readTextInThread } from '@psp/domain/operating/rich-text/read-text-in-thread';
import type { GivenText, RichText } from '@psp/domain/operating/rich-text/text';
import type { Write } from '@psp/domain/write';
import type { FastifyRequest } from 'fastify';

/** `before` step of an act whose `body` is a long text: parses it outside the transaction. */
export const readBody = (_request: FastifyRequest, { body }: { body: string }): Promise<RichText> =>
  readTextInThread(body);

/** Steps of an act whose `body` is a long text, which is parsed outside the transaction. */
export const withBody = <Input extends { body: GivenText }, Result>(
  command: (write: Write<Actor>, input: Input) => Promise<Result>,
) => ({
  before: readBody,
  command: (write: Write<Actor>, input: Input & { body: string }, _: FastifyRequest, read: RichText | undefined) =>
    command(write, { ...input, body: read ?? input.body }),
});
