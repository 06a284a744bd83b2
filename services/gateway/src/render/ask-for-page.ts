import type { FastifyInstance } from 'fastify';

/** Sends a page's request to the public service, without a session and through the response cache. */
export async function askForPage(
  app: FastifyInstance,
  path: string,
): Promise<{ status: number; body: string; type: string }> {
  const answer = await app.inject({ url: path, headers: { accept: 'application/json' } });
  const type = String(answer.headers['content-type'] ?? 'application/json');
  return { status: answer.statusCode, body: answer.body, type };
}
