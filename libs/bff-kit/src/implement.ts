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
import { type SizeLimit, uploadScope } from './uploads/receive-file.ts';
import { changeAndAnswer } from './write.ts';

/** The reply of Fastify, for handlers of files and calls. */
export type Reply = FastifyReply;

/** First argument of all handlers except those of acts. */
export interface Read<By = Actor> {
  db: Db;
  /** Null for visitors, who can only call operations for anyone. */
  actor: By;
  /** Current time of PostgreSQL's clock. */
  now: Date;
  request: FastifyRequest;
}

/**
 * Resolves to an object, to JSON text built by PostgreSQL, or to a reply that it has sent itself. Null and the text `null` become a
 * 404, undefined a 204.
 */
type Handler<Op> = (
  read: Read<Op extends { access: 'anyone' } ? null : Actor>,
  input: InputOf<Op>,
  reply: FastifyReply,
) => Promise<AnswerOf<Op> | FastifyReply | string | null>;

type Command<Input> = (write: Write<Actor>, input: Input, request: FastifyRequest) => Promise<unknown>;

/** The steps of an act: a command in a transaction, then a view of the changed data. */
interface Steps<Input, Answer, Result, Ready> {
  /** Runs before the transaction, for slow work and for effects that remain when the command fails. */
  before?: (request: FastifyRequest, input: Input) => Promise<Ready>;
  /** `input`: path parameters and body merged into one object. `ready`: the result of `before`. */
  command: (write: Write<Actor>, input: Input, request: FastifyRequest, ready: Ready | undefined) => Promise<Result>;
  /** True when the response contains a secret. It is then not stored for repeated calls, and each call acts again. */
  isSecret?: boolean;
  /** Reads the response after the change; without it, or when it returns null, the response is 204. */
  answer?: (write: Write<Actor>, result: Result, input: Input) => Promise<Answer | null>;
}

/** An act handler created by `acting`, which checks that the types of its steps match. */
interface Acting<Input, Answer> {
  run(request: FastifyRequest, input: Input): Promise<Answer | null | undefined>;
}

/** Creates the handler of an act with a response or a `before` step. For any other act, its command is the handler. */
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
  /** The limit of documents by default. */
  size?: SizeLimit;
  /** Receives the file with `receiveFile` and returns the response. */
  receive: Receive;
}

type HandlerOf<Op> = Op extends { kind: 'act' }
  ? ActHandler<Op>
  : Op extends { kind: 'upload' }
    ? Receiving<Handler<Op>>
    : Handler<Op>;

/** The handlers of the operations of a table, by name. */
export type Handlers<Table> = { [Name in keyof Table]: HandlerOf<Table[Name]> };

/* Handler of any operation; `Handlers` has checked that it fits its operation. */
type AnyFunction = (context: never, input: never, third: never) => Promise<unknown>;
type AnyHandler = Acting<never, unknown> | Receiving<AnyFunction> | AnyFunction;

/** Registers the operations of a capability in one area with their handlers. */
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
  const { status, isStream, bodyLimit } = { status: undefined, isStream: false, bodyLimit: undefined, ...operation };
  app.route({
    method: method as HTTPMethods,
    url,
    config: configOf(area, operation),
    schema: schemaOf(operation),
    ...(isStream ? { exposeHeadRoute: false } : {}),
    ...(bodyLimit ? { bodyLimit } : {}),
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
    // A reply that the handler has sent itself resolves to undefined too.
    if (answer === undefined) return reply.sent ? reply : reply.status(204).send();
    if (answer === null || answer === 'null') throw new DomainError('not_found');
    return typeof answer === 'string' ? sendJson(reply, answer) : answer;
  };

/* `now` is a getter, so that handlers which do not use it also work without the database. */
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
