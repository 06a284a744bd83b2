import { z } from 'zod';
import type { Access } from './access.ts';
import type { PublicTopic } from './public-topics.ts';
import { id, type Kind } from './common.ts';
import type { Act, AuditedEntity } from './history.ts';

/** The service that an operation belongs to: `/api/<area>`. */
export type Area = Kind | 'public' | 'identity';
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** Method and path after `/api/<area>`: `POST /conversations/:id/complete`. */
export type Address = `${Method} /${string}`;

/* Not ZodType: comparing its methods with those of each schema is slow. */
type Schema<Output = unknown> = z.core.$ZodType<Output>;

interface Parts {
  /** A function if several areas have the operation, each for its own members. */
  access: Access | ((kind: Kind) => Access);
  /** Schema of the path parameters; by default all are ids. */
  params?: Schema<object>;
  query?: Schema<object>;
  /** Omits the operation from the published OpenAPI document. */
  isHidden?: true;
}
interface Cached {
  /** For an answer that is the same for everybody: it may be cached until one of these topics changes. */
  topics?: readonly PublicTopic[];
}
interface ReadParts extends Parts, Cached {
  view: Schema;
}
interface WriteParts extends Parts {
  body?: Schema<object>;
  /** Most bytes of the body, where its schema permits more than the limit of the services. */
  bodyLimit?: number;
  /** Absent if there is no answer. */
  view?: Schema;
  /** HTTP status of the answer if it is not 200: 202 for asynchronous work. */
  status?: 202;
  /** True if some calls have no answer (204). */
  mayBeEmpty?: true;
}
interface FileParts extends Parts, Cached {
  /** True for a stream of events, which stays open and is not requested by a person. */
  isStream?: true;
}
interface ActParts extends WriteParts {
  /** Entity of the id in the path, if it differs from the act's entity. */
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
  view: Schema;
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
 * Defines the operations of a capability. Services register them from the table; browsers import only its type. A bundler omits the
 * table from a page that imports nothing else of its file; if pages import schemas of the file, the table needs a separate file.
 */
/* @__NO_SIDE_EFFECTS__ */
export function operations<const A extends Area, Table extends Record<string, Operation>>(
  areas: readonly A[],
  table: Table,
): Operations<A, Table> {
  return { areas, table };
}

interface Tabled {
  table: Record<string, { address: string }>;
}
/* Looked up by key: filtering the union of all operations for each call creates 45% more types in the type check. */
type ByAddress<Table extends Tabled['table']> = { [Name in keyof Table as Table[Name]['address']]: Table[Name] };
/** Address of an operation of a table, or of several: `typeof offerOperations | typeof questionOperations`. */
export type AddressIn<T> = T extends Tabled ? keyof ByAddress<T['table']> & string : never;
/** The operation with the address `A`. */
export type OperationAt<T, A> = T extends Tabled
  ? A extends keyof ByAddress<T['table']>
    ? ByAddress<T['table']>[A]
    : never
  : never;

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

/** An operation that changes something, recorded as the act `name`, also when it is refused. */
/* @__NO_SIDE_EFFECTS__ */
export function act<const A extends Address, P extends ActParts>(name: Act, address: A, parts: P) {
  return { kind: 'act', act: name, address, ...parts } as const;
}

/** A write that is not a recorded act, such as visitors' writes, sign-in and calculations. */
/* @__NO_SIDE_EFFECTS__ */
export function call<const A extends Address, P extends WriteParts & { act?: Act }>(address: A, parts: P) {
  return { kind: 'call', address, ...parts } as const;
}

/** An operation that receives one file. A refusal is recorded as the act `name`; null for visitors, whose refusals are not recorded. */
/* @__NO_SIDE_EFFECTS__ */
export function upload<const Path extends `/${string}`, P extends Parts & { view: Schema }>(
  name: Act | null,
  path: Path,
  parts: P,
) {
  return { kind: 'upload', act: name, address: `POST ${path}`, ...parts } as const;
}

/** Schema of an operation's path parameters; ids by default. */
export function paramsOf({ address, params }: Pick<Operation, 'address' | 'params'>): Schema<object> {
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

type Sent<S> = { _zod: { input: S } };
type Validated<S> = { _zod: { output: S } };

type Out<Op, Part extends string> = Op extends Record<Part, Validated<infer Output>> ? Output : unknown;
/** Validated path parameters of an operation. */
type ParamsOf<Op> = Op extends { params: Validated<infer Output> }
  ? Output
  : Op extends { address: infer A extends string }
    ? Record<ParamNames<A>, string>
    : never;
/** Validated path parameters, query parameters and body of an operation as one object. */
export type InputOf<Op> = ParamsOf<Op> & Out<Op, 'query'> & Out<Op, 'body'>;
type Without<Op, Nothing> = Op extends { mayBeEmpty: true } ? Nothing : never;
/** Answer of a service before serialisation. */
export type AnswerOf<Op> = Op extends { view: Sent<infer Input> } ? Input | Without<Op, undefined> : undefined;

type Empty = Record<never, never>;
type In<Op, Part extends 'query' | 'body'> =
  Op extends Record<Part, Sent<infer Input>>
    ? Empty extends Input
      ? { [P in Part]?: Input }
      : { [P in Part]: Input }
    : unknown;
/** Input of a caller: path parameters by name, not validated, `query` and `body`. */
export type SentOf<Op> = (Op extends { address: infer A extends string }
  ? { [Name in ParamNames<A>]: string | number }
  : unknown) &
  In<Op, 'query'> &
  In<Op, 'body'>;
/** Answer received by a caller: undefined if there is never one, null if there may be none. */
export type AnsweredBy<Op> = Op extends { view: Validated<infer Output> } ? Output | Without<Op, null> : undefined;
