import { DomainError } from '@psp/domain/errors';
import type { FastifyRequest } from 'fastify';

// JSON.stringify writes the zero character as this escape, whatever its spelling was.
const ZERO = '\\u0000';

/** Refuses texts that hold a zero character, which PostgreSQL's wire protocol cannot carry. */
export async function refuseZeroCharacters({ body, query }: FastifyRequest): Promise<void> {
  if (JSON.stringify([body, query]).includes(ZERO)) throw new DomainError('body.invalid');
}
