import type { FastifyInstance } from 'fastify';

const TIMEOUT_MS = 3000;

interface ServiceResponse {
  status: number;
  body: string;
  headers: Record<string, string>;
}

/** Sends a GET request to a service through the gateway's own routes, including their retries. Rejects after three seconds. */
export async function ask(
  app: FastifyInstance,
  url: string,
  headers: Record<string, string>,
): Promise<ServiceResponse> {
  const response = await app.inject({ url, headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
  const entries = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
  return { status: response.statusCode, body: response.body, headers: Object.fromEntries(entries) };
}
