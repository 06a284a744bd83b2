import type { FastifyInstance } from 'fastify';

const PATIENCE_MS = 3000;

export interface ServiceAnswer {
  status: number;
  body: string;
  headers: Record<string, string>;
}

/** Reads from a service as a browser would: from another copy when one cuts the connection. Rejects after three seconds. */
export async function ask(app: FastifyInstance, url: string, headers: Record<string, string>): Promise<ServiceAnswer> {
  const answer = await app.inject({ url, headers, signal: AbortSignal.timeout(PATIENCE_MS) });
  const own = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
  return { status: answer.statusCode, body: answer.body, headers: Object.fromEntries(own) };
}
