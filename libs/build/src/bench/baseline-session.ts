import type { FastifyReply, FastifyRequest } from 'fastify';

export interface Session {
  account: string;
  organisation: string;
  kind: string;
}

/** Returns the session of a user whose organisation is of this kind, or null after replying with 403. */
export type SessionOf = (request: FastifyRequest, reply: FastifyReply, kind: string) => Promise<Session | null>;
