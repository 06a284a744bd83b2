import type { FastifyInstance } from 'fastify';

const PATIENCE_MS = 3000;

export interface ServiceAnswer {
  status: number;
  body: string;
  headers: Record<string, string>;
}

/** Requests a service, in this process or upstream. Rejects without a response within three seconds. */
export async function ask(
  app: FastifyInstance,
  upstream: string | undefined,
  path: string,
  headers: Record<string, string>,
): Promise<ServiceAnswer> {
  if (upstream) {
    const response = await fetch(new URL(path, upstream), { headers, signal: AbortSignal.timeout(PATIENCE_MS) });
    return { status: response.status, body: await response.text(), headers: Object.fromEntries(response.headers) };
  }
  const answer = await app.inject({ url: path, headers });
  const own = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
  return { status: answer.statusCode, body: answer.body, headers: Object.fromEntries(own) };
}
