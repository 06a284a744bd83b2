import type { Kind } from '@psp/contracts/common';
import {
  type AnswerOf,
  type Area,
  type InputOf,
  type Operation,
  type Operations,
  paramsOf,
} from '@psp/contracts/operations';
import type { Actor } from '@psp/domain/actor';
import { DomainError } from '@psp/domain/errors';
import { JsonText } from '@psp/domain/json-text';
import type { Db } from '@psp/domain/read-db';
import type { Write } from '@psp/domain/write';
import type { FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { z } from 'zod';
import type { PortalApp } from './context.ts';
import { sendJson } from './read.ts';
import type { SizeLimit } from './uploads/receive-file.ts';
import { uploadScope } from './uploads/routes.ts';
import { changeAndAnswer } from './write.ts';

/** The reply of Fastify, for handlers of files and calls. */
export type Reply = FastifyReply;

/** What the handler of everything but an act is given first. */
export interface Read<By = Actor> {
  db: Db;
  /** Null for visitors, who only call operations for anyone. */
  actor: By;
  /** The present by PostgreSQL's clock. */
  now: Date;
  request: FastifyRequest;
}

/**
 * Answers with an object, with the JSON text that PostgreSQL built, or with a reply that it has sent itself. For null and the text
 * of null the answer is 404, for undefined 204.
 */
type Handler<Op> = (
  read: Read<Op extends { access: 'anyone' } ? null : Actor>,
  input: InputOf<Op>,
  reply: FastifyReply,
) => Promise<AnswerOf<Op> | FastifyReply | string | null>;

type Command<Input> = (write: Write<Actor>, input: Input, request: FastifyRequest) => Promise<unknown>;

/** What one act does: a command in one transaction, then the view of what it changed. */
interface Steps<Input, Answer, Result, Ready> {
  /** Runs before the transaction begins: for what takes long, or counts also when the command fails. */
  before?: (request: FastifyRequest, input: Input) => Promise<Ready>;
  /** Is given path parameters and body as one object, the request, and what `before` returned. */
  command: (write: Write<Actor>, input: Input, request: FastifyRequest, ready: Ready | undefined) => Promise<Result>;
  /** Whether the answer holds a secret; it is then not kept for repeated calls, of which each acts again. */
  isSecret?: boolean;
  /** Reads what the answer shows, after the change; without it, or where there is nothing to show, the answer is 204. */
  answer?: (write: Write<Actor>, result: Result, input: Input) => Promise<Answer | null>;
}

/** Made by `acting`, which checks that its steps fit each other. */
interface Acting<Input, Answer> {
  run(request: FastifyRequest, input: Input): Promise<Answer | null | undefined>;
}

/** The handler of an act that answers, or that does something before its transaction; of any other act its command is enough. */
export const acting = <Input, Result, Answer = never, Ready = void>(
  steps: Steps<Input, Answer, Result, Ready>,
): Acting<Input, Answer> => ({
  run: async (request, input) => {
    const ready = await steps.before?.(request, input);
    const work = {
      work: (write: Write<Actor>) => steps.command(write, input, request, ready),
      answer: async (write: Write<Actor>, result: Result) => steps.answer?.(write, result, input),
    };
    return changeAndAnswer(request, work, steps);
  },
});

type ActHandler<Op> =
  | Acting<InputOf<Op>, AnswerOf<Op> | JsonText>
  | (Op extends { view: z.ZodType } ? never : Command<InputOf<Op>>);

interface Receiving<Receive> {
  /** Of documents when left out. */
  size?: SizeLimit;
  /** Receives the file with `receiveFile`, and answers. */
  receive: Receive;
}

type HandlerOf<Op> = Op extends { kind: 'act' }
  ? ActHandler<Op>
  : Op extends { kind: 'upload' }
    ? Receiving<Handler<Op>>
    : Handler<Op>;

/** What answers the operations of a table, by their names. */
export type Handlers<Table> = { [Name in keyof Table]: HandlerOf<Table[Name]> };

/* Of any operation: types have checked that it fits its own. */
type AnyFunction = (context: never, input: never, third: never) => Promise<unknown>;
type AnyHandler = Acting<never, unknown> | Receiving<AnyFunction> | AnyFunction;

/** Registers the operations of a capability in one area, each with what answers it. */
export function implement<A extends Area, Table extends Record<string, Operation>>(
  app: PortalApp,
  area: NoInfer<A>,
  { table }: Operations<A, Table>,
  handlers: Handlers<Table>,
): void {
  const byName: Record<string, AnyHandler> = handlers;
  for (const [name, operation] of Object.entries<Operation>(table)) {
    const handler = byName[name];
    if (!handler) throw new Error(`operation ${name} has no handler`);
    if (typeof handler === 'function') register(app, area, operation, runOf(operation, handler));
    else if ('run' in handler) register(app, area, operation, runActing(handler));
    else uploadScope(app, (scope) => register(scope, area, operation, runReading(handler.receive)), handler.size);
  }
}

function register(app: PortalApp, area: Area, operation: Operation, run: Run): void {
  const [method = '', url = ''] = operation.address.split(' ');
  const { status, isStream } = { status: undefined, isStream: false, ...operation };
  app.route({
    method: method as HTTPMethods,
    url,
    config: configOf(area, operation),
    schema: schemaOf(operation),
    ...(isStream ? { exposeHeadRoute: false } : {}),
    handler: async (request, reply) => {
      const input = Object.assign({}, request.params, request.query, request.body);
      if (status) reply.code(status);
      return run(request, input as never, reply);
    },
  });
}

function schemaOf(operation: Operation) {
  const none = { view: undefined, body: z.object({}), status: 200, mayBeEmpty: false };
  const { view, body, status, mayBeEmpty } = { ...none, ...operation };
  const takesBody = operation.kind !== 'upload' && !operation.address.startsWith('GET ');
  const empty = mayBeEmpty ? { 204: z.undefined() } : {};
  return {
    ...(operation.isHidden ? { hide: true } : {}),
    params: paramsOf(operation),
    ...(operation.query ? { querystring: operation.query } : {}),
    ...(takesBody ? { body } : {}),
    ...(view ? { response: { [status]: view, ...empty } } : {}),
  };
}

type Run = (request: FastifyRequest, input: never, reply: FastifyReply) => Promise<unknown>;

const runOf = ({ kind }: Operation, handler: AnyFunction): Run =>
  kind === 'act'
    ? runActing(acting({ command: (write, input: never, request) => handler(write as never, input, request as never) }))
    : runReading(handler);

const runActing =
  ({ run }: Acting<never, unknown>): Run =>
  async (request, input, reply) => {
    const answer = await run(request, input);
    if (answer instanceof JsonText) return sendJson(reply, answer.text);
    return answer ?? reply.status(204).send();
  };

const runReading =
  (handler: AnyFunction): Run =>
  async (request, input, reply) => {
    const answer = await handler(readOf(request) as never, input, reply as never);
    if (answer === undefined) return reply.status(204).send();
    if (answer === null || answer === 'null') throw new DomainError('not_found');
    return typeof answer === 'string' ? sendJson(reply, answer) : answer;
  };

/* The time is asked for only where it is used: what does not decide by it answers also without the database. */
const readOf = (request: FastifyRequest): Read<Actor | null> => ({
  db: request.db,
  actor: request.actor,
  get now() {
    return request.now;
  },
  request,
});

function configOf(area: Area, operation: Operation) {
  const none = { act: undefined, on: undefined, topics: undefined, isStream: false };
  const { access, act, on, topics, isStream } = { ...none, ...operation };
  return {
    access: typeof access === 'function' ? access(area as Kind) : access,
    ...(act ? { act } : {}),
    ...(on ? { on } : {}),
    ...(topics ? { topics } : {}),
    ...(isStream ? { isBackground: true } : {}),
  };
}
