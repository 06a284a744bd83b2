import type { AnsweredBy, Area, Operations, SentOf } from '@psp/contracts/operations';
import { callService, type Method, type ReadOptions, type Search, searchString, type WriteOptions } from './client.ts';

/** One operation of a table, or of several: `typeof offerOperations | typeof questionOperations`. */
type OperationIn<T> = T extends Operations<infer _, infer Table> ? Table[keyof Table] : never;
/** Method and path of an operation: `GET /offers/:id`. */
export type AddressIn<T> = OperationIn<T>['address'];
type OperationAt<T, A> = Extract<OperationIn<T>, { address: A }>;

type Empty = Record<never, never>;

type CallInput<Op> = SentOf<Op> & WriteOptions;
/**
 * Parameters of the path of a call, `query`, `body`, and how it is sent; may be left out where nothing of it is required.
 */
export type InputAt<T, A> =
  Empty extends CallInput<OperationAt<T, A>>
    ? [input?: CallInput<OperationAt<T, A>>]
    : [input: CallInput<OperationAt<T, A>>];
/** The answer to a call; undefined where the operation has none. */
export type AnswerAt<T, A> = AnsweredBy<OperationAt<T, A>>;

/**
 * Calls of a service by method and path: `api.call('POST /offers/:id/submit', { id, body })`. Their types are those of its operations,
 * of which nothing else reaches the browser. Every failure is an ApiError.
 */
export interface Api<T> {
  call<A extends AddressIn<T>>(address: A, ...input: InputAt<T, A>): Promise<AnswerAt<T, A>>;
  /** Returns a function that makes the call, for TanStack Query. */
  reader<A extends AddressIn<T>>(address: A, ...input: InputAt<T, A>): (how: ReadOptions) => Promise<AnswerAt<T, A>>;
  /** Path of what is downloaded, or sent to by `uploadFile`. */
  href<A extends AddressIn<T>>(address: A, ...input: InputAt<T, A>): string;
}

interface AnyInput extends WriteOptions {
  query?: Search;
  body?: unknown;
}

/* The names of `WriteOptions` are no parameters of a path. */
const pathOf = (path: string, input: AnyInput): string => {
  const values = new Map<string, unknown>(Object.entries(input));
  return path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(values.get(name)))) + searchString(input.query);
};

/** Creates the calls of a service: `createApi<typeof offerOperations>('uat')`. */
export function createApi<T>(area: Area): Api<T> {
  const call = (address: string, input: AnyInput = {}): Promise<never> => {
    const [method, path = ''] = address.split(' ');
    const { query: _, ...sent } = input;
    return callService(area, method as Method, pathOf(path, input), sent);
  };
  return {
    call,
    reader:
      (address: string, input: AnyInput = {}) =>
      (how) =>
        call(address, { ...input, ...how }),
    href: (address: string, input: AnyInput = {}) => `/api/${area}${pathOf(address.replace(/^\w+ /, ''), input)}`,
  };
}
