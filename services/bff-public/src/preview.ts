import type { FastifyReply } from 'fastify';

/** Marks the response of a preview as not cacheable. */
export const notKept = (reply: FastifyReply): void => {
  reply.removeHeader('surrogate-key').header('cache-control', 'no-store');
};
