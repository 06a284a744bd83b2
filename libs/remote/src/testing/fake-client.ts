import { ApiError, type Client } from '../client.ts';

export interface Call {
  path: string;
  body: unknown;
}

/** A client that answers reads with `read`, records writes, and rejects them with `refusals` first. */
export function fakeClient(read: (path: string) => unknown) {
  const calls: Call[] = [];
  const refusals: ApiError[] = [];
  const write = async (path: string, body: unknown) => {
    calls.push({ path, body });
    const refusal = refusals.shift();
    if (refusal) throw refusal;
  };
  const client: Client = {
    get: async <T>(path: string) => read(path) as T,
    post: async <T>(path: string, body?: unknown) => (await write(path, body)) as T,
    put: async <T>(path: string, body?: unknown) => (await write(path, body)) as T,
    delete: async <T>(path: string) => (await write(path, undefined)) as T,
  };
  const refuse = (status: number, code: string, message: string) =>
    void refusals.push(new ApiError(status, code, message));
  return { client, calls, refuse };
}
