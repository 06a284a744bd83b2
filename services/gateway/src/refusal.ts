import { ERRORS } from '@psp/contracts/capabilities';
import type { ErrorCode } from '@psp/contracts/errors';

/** The part of a Fastify reply that `refuse` uses. */
interface Refusable {
  request: { id: string };
  header(name: string, value: string): unknown;
  code(status: number): unknown;
  type(contentType: string): unknown;
  send(body: unknown): unknown;
}

/** Sends an error of the portal: code, status and Romanian message. */
export function refuse<R extends Refusable>(reply: R, code: ErrorCode): R {
  const [status, message] = ERRORS[code];
  if (status === 503) reply.header('retry-after', '3');
  reply.header('cache-control', 'no-store');
  reply.type('application/json; charset=utf-8');
  reply.code(status);
  reply.send({ code, message, requestId: reply.request.id });
  return reply;
}
