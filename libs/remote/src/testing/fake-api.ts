import { ApiError } from '../api-error.ts';
import type { Api } from '../api.ts';

/** A call as it was made: path parameters, `query` and `body`. */
export interface FakeCall {
  address: string;
  input: object;
}

/** Calls of a service that answer with what `answer` returns; writes are recorded, and rejected with `refusals` first. */
export function fakeApi<T>(answer: (address: string, input: object) => unknown) {
  const calls: FakeCall[] = [];
  const refusals: ApiError[] = [];
  const call = async (address: string, input: object = {}): Promise<never> => {
    if (!address.startsWith('GET ')) {
      calls.push({ address, input });
      const refusal = refusals.shift();
      if (refusal) throw refusal;
    }
    return answer(address, input) as never;
  };
  const api: Api<T> = {
    call,
    reader:
      (address: string, input: object = {}) =>
      () =>
        call(address, input),
    href: (address: string, _?: object) => address,
  };
  const refuse = (status: number, code: string, message: string) =>
    void refusals.push(new ApiError(status, code, message));
  return { api, calls, refuse };
}
