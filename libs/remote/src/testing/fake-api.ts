import { ApiError } from '../api-error.ts';
import type { Api } from '../api.ts';

/** A recorded call; `input` holds path parameters, `query` and `body`. */
export interface FakeCall {
  address: string;
  input: object;
}

/** Fake client that answers with the result of `answer`. Records writes in `calls`; each `refuse` rejects one following write. */
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
