import type { FastifyReply, FastifyRequest } from 'fastify';

export interface Session {
  account: string;
  organisation: string;
  kind: string;
}

/** Whoever is signed in as a person of such an organisation; null where the reply has refused. */
export type SessionOf = (request: FastifyRequest, reply: FastifyReply, kind: string) => Promise<Session | null>;
