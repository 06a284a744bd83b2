import type { FastifyReply } from 'fastify';

/** A text that is tried out is for one person: nobody on the way keeps it. */
export const notKept = (reply: FastifyReply): void => {
  reply.removeHeader('surrogate-key').header('cache-control', 'no-store');
};
