import type { FastifyInstance } from 'fastify';

/** Asks the public service what a page needs, as a browser without a session would: past the same caches and refusals. */
export async function askForPage(
  app: FastifyInstance,
  path: string,
): Promise<{ status: number; body: string; type: string }> {
  const answer = await app.inject({ url: path, headers: { accept: 'application/json' } });
  const type = String(answer.headers['content-type'] ?? 'application/json');
  return { status: answer.statusCode, body: answer.body, type };
}
