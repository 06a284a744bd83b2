import type { Access } from '@psp/contracts/access';
import type { Actor } from '@psp/domain/actor';
import type { Act, AuditedEntity } from '@psp/contracts/history';
import { JsonText } from '@psp/domain/json-text';
import type { Write } from '@psp/domain/write';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { PortalApp } from './context.ts';
import { sendJson } from './read.ts';
import { changeAndAnswer } from './write.ts';

interface ActRoute<Params extends z.ZodObject, Body extends z.ZodType<object>, Result, View extends z.ZodType, Ready> {
  method?: 'POST' | 'PUT' | 'DELETE';
  /** The entity whose id the path holds, where it is another than the act's. */
  on?: AuditedEntity;
  access: Access;
  params?: Params;
  body: Body;
  /** Runs before the transaction begins: for what takes long, or counts also when the command fails. */
  before?: (request: FastifyRequest, input: z.output<Params> & z.output<Body>) => Promise<Ready>;
  /** Is given what the path and the body hold, the request, and what `before` returned. */
  command: (
    write: Write<Actor>,
    input: z.output<Params> & z.output<Body>,
    request: FastifyRequest,
    ready: Ready | undefined,
  ) => Promise<Result>;
  /** Whether the answer holds a secret; it is then not kept for repeated calls, of which each acts again. */
  isSecret?: boolean;
  view?: View;
  /** Reads what the answer shows, after the change; without it, or where there is nothing to show, the answer is 204. */
  answer?: (
    write: Write<Actor>,
    result: Result,
    input: z.output<Params> & z.output<Body>,
  ) => Promise<z.input<View> | JsonText | null>;
}

const none = z.object({});

/**
 * Registers a route that does one act: one command in one transaction, then the view of what it changed. `act` is what the
 * record calls it, done or refused.
 */
export const actRoute = <
  Result,
  Params extends z.ZodObject = typeof none,
  Body extends z.ZodType<object> = typeof none,
  View extends z.ZodType = z.ZodNever,
  Ready = void,
>(
  app: PortalApp,
  act: Act,
  path: string,
  { method = 'POST', on, access, params, body, view, ...steps }: ActRoute<Params, Body, Result, View, Ready>,
): void => {
  app.route({
    method,
    url: path,
    config: { act, access, ...(on ? { on } : {}) },
    schema: { params: params ?? none, body, ...(view ? { response: { 200: view } } : {}) },
    handler: async (request, reply) => {
      // Fastify's types lose what the schemas have checked.
      const input = Object.assign({}, request.params, request.body) as z.output<Params> & z.output<Body>;
      const ready = await steps.before?.(request, input);
      const work = {
        work: (write: Write<Actor>) => steps.command(write, input, request, ready),
        answer: async (write: Write<Actor>, result: Result) => steps.answer?.(write, result, input),
      };
      const answered = await changeAndAnswer(request, work, steps);
      if (answered instanceof JsonText) return sendJson(reply, answered.text);
      return answered ?? reply.status(204).send();
    },
  });
};
