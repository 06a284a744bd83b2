import type { AddressIn, AnsweredBy, Area, OperationAt, SentOf } from '@psp/contracts/operations';
import { callService, type Method, type ReadOptions, type Search, searchString, type WriteOptions } from './client.ts';

type Empty = Record<never, never>;

type CallInput<Op> = SentOf<Op> & WriteOptions;
/** Path parameters, `query`, `body` and write options of a call; optional when none of them is required. */
export type InputAt<T, A> =
  Empty extends CallInput<OperationAt<T, A>>
    ? [input?: CallInput<OperationAt<T, A>>]
    : [input: CallInput<OperationAt<T, A>>];
/** Type of the answer to a call; undefined when the operation has none. */
export type AnswerAt<T, A> = AnsweredBy<OperationAt<T, A>>;

/**
 * Typed client of a service: `api.call('POST /offers/:id/submit', { id, body })`. The types come from the service's operations,
 * which are imported as types only. Every failure is an ApiError.
 */
export interface Api<T> {
  call<A extends AddressIn<T>>(address: A, ...input: InputAt<T, A>): Promise<AnswerAt<T, A>>;
  /** Returns a function that makes the call, for use in a TanStack Query `queryFn`. */
  reader<A extends AddressIn<T>>(address: A, ...input: InputAt<T, A>): (how: ReadOptions) => Promise<AnswerAt<T, A>>;
  /** Absolute path of an operation, for downloads and uploads. */
  href<A extends AddressIn<T>>(address: A, ...input: InputAt<T, A>): string;
}

interface AnyInput extends WriteOptions {
  query?: Search;
  body?: unknown;
}

/* A path parameter must not have the name of a write option. */
const pathOf = (path: string, input: AnyInput): string => {
  const values = new Map<string, unknown>(Object.entries(input));
  return path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(values.get(name)))) + searchString(input.query);
};

/** Creates the client of a service: `createApi<typeof offerOperations>('uat')`. */
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
