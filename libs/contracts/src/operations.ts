import { z } from 'zod';
import type { Access } from './access.ts';
import type { PublicTopic } from './capabilities.ts';
import { id, type Kind } from './common.ts';
import type { Act, AuditedEntity } from './history.ts';

/** The service that an operation belongs to: `/api/<area>`. */
export type Area = Kind | 'public' | 'identity';
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** Method and path after `/api/<area>`: `POST /conversations/:id/complete`. */
export type Address = `${Method} /${string}`;

interface Parts {
  /** A function where several areas have the operation, each for its own members. */
  access: Access | ((kind: Kind) => Access);
  /** Of the parameters of the path, where they are not all ids. */
  params?: z.ZodObject;
  query?: z.ZodType<object>;
  /** Left out of the description that the service publishes. */
  isHidden?: true;
}
interface Cached {
  /** Marks an answer that is the same for everybody and may be cached until one of these topics changes. */
  topics?: readonly PublicTopic[];
}
interface ReadParts extends Parts, Cached {
  view: z.ZodType;
}
interface WriteParts extends Parts {
  body?: z.ZodType<object>;
  /** Absent where there is no answer. */
  view?: z.ZodType;
  /** HTTP status of the answer where it is not 200: 202 for what is done later. */
  status?: 202;
  /** True where some calls have no answer (204). */
  mayBeEmpty?: true;
}
interface FileParts extends Parts, Cached {
  /** True for a stream of events: it stays open, and no person asks for it. */
  isStream?: true;
}
interface ActParts extends WriteParts {
  /** The entity whose id the path holds, where it is another than the act's. */
  on?: AuditedEntity;
}

export interface ReadOperation extends ReadParts {
  kind: 'read';
  address: Address;
}
export interface FileOperation extends FileParts {
  kind: 'file';
  address: Address;
}
export interface ActOperation extends ActParts {
  kind: 'act';
  address: Address;
  act: Act;
}
export interface CallOperation extends WriteParts {
  kind: 'call';
  address: Address;
  act?: Act;
}
export interface UploadOperation extends Parts {
  kind: 'upload';
  address: Address;
  act: Act | null;
  view: z.ZodType;
}
export type Operation = ReadOperation | FileOperation | ActOperation | CallOperation | UploadOperation;

/** Operations by name, and the areas that have all of them. */
export interface Operations<
  A extends Area = Area,
  Table extends Record<string, Operation> = Record<string, Operation>,
> {
  areas: readonly A[];
  table: Table;
}

/**
 * The operations of a capability, each named once: services register them from it, and browsers call them by its type alone. A bundler
 * leaves the table out of a page that imports nothing else of its file; where pages import schemas of it, the table has a file of its own.
 */
/* @__NO_SIDE_EFFECTS__ */
export function operations<const A extends Area, Table extends Record<string, Operation>>(
  areas: readonly A[],
  table: Table,
): Operations<A, Table> {
  return { areas, table };
}

/** An operation that reads. */
/* @__NO_SIDE_EFFECTS__ */
export function read<const Path extends `/${string}`, P extends ReadParts>(path: Path, parts: P) {
  return { kind: 'read', address: `GET ${path}`, ...parts } as const;
}

/** An operation whose answer is a file, a feed or a stream. */
/* @__NO_SIDE_EFFECTS__ */
export function file<const Path extends `/${string}`, P extends FileParts>(path: Path, parts: P) {
  return { kind: 'file', address: `GET ${path}`, ...parts } as const;
}

/** An operation that changes something, recorded as `name` whether it is done or refused. */
/* @__NO_SIDE_EFFECTS__ */
export function act<const A extends Address, P extends ActParts>(name: Act, address: A, parts: P) {
  return { kind: 'act', act: name, address, ...parts } as const;
}

/** A write that is no single act: visitors' writes, sign-in, calculations. */
/* @__NO_SIDE_EFFECTS__ */
export function call<const A extends Address, P extends WriteParts & { act?: Act }>(address: A, parts: P) {
  return { kind: 'call', address, ...parts } as const;
}

/** An operation that receives one file; `name` is what a refusal is recorded as, null for visitors, of whom none is. */
/* @__NO_SIDE_EFFECTS__ */
export function upload<const Path extends `/${string}`, P extends Parts & { view: z.ZodType }>(
  name: Act | null,
  path: Path,
  parts: P,
) {
  return { kind: 'upload', act: name, address: `POST ${path}`, ...parts } as const;
}

/** Schema of the parameters of an operation's path; ids where the operation does not say otherwise. */
export function paramsOf({ address, params }: Pick<Operation, 'address' | 'params'>): z.ZodObject {
  if (params) return params;
  const names = [...address.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return z.object(Object.fromEntries(names.map((name) => [name, id])));
}

type NameIn<Segment extends string> = Segment extends `${infer Name}.${string}` ? Name : Segment;
/** Names of the parameters in a path. */
type ParamNames<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Segment}/${infer Tail}`
    ? NameIn<Segment> | ParamNames<`/${Tail}`>
    : NameIn<Rest>
  : never;

type Out<Op, Part extends string> = Op extends Record<Part, infer S extends z.ZodType> ? z.output<S> : unknown;
/** Parameters of an operation's path, as a service has checked them. */
type ParamsOf<Op> = Op extends { params: z.ZodType }
  ? Out<Op, 'params'>
  : Op extends { address: infer A extends string }
    ? Record<ParamNames<A>, string>
    : never;
/** Path and query parameters and body of an operation as one object, as a service has checked them. */
export type InputOf<Op> = ParamsOf<Op> & Out<Op, 'query'> & Out<Op, 'body'>;
type Without<Op, Nothing> = Op extends { mayBeEmpty: true } ? Nothing : never;
/** What a service may answer with, before it is serialised. */
export type AnswerOf<Op> = Op extends { view: infer V extends z.ZodType }
  ? z.input<V> | Without<Op, undefined>
  : undefined;

type Empty = Record<never, never>;
type In<Op, Part extends 'query' | 'body'> =
  Op extends Record<Part, infer S extends z.ZodType>
    ? Empty extends z.input<S>
      ? { [P in Part]?: z.input<S> }
      : { [P in Part]: z.input<S> }
    : unknown;
/** What a caller sends: parameters of the path by name, unchecked as the address of a page holds them, `query` and `body`. */
export type SentOf<Op> = (Op extends { address: infer A extends string }
  ? { [Name in ParamNames<A>]: string | number }
  : unknown) &
  In<Op, 'query'> &
  In<Op, 'body'>;
/** What a caller receives; undefined where there is no answer, null where there may be none. */
export type AnsweredBy<Op> = Op extends { view: infer V extends z.ZodType }
  ? z.output<V> | Without<Op, null>
  : undefined;
