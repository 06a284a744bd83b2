import { readLocalRemote } from '@psp/contracts/local-remote';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { securityHeaders } from '../headers.ts';
import { endOverride } from './routes.ts';

/** Sets the headers of a page for a browser with an override; true when the browser must render the page. */
export type ApplyOverride = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

/**
 * Allows the pages of a browser with an override to load files of the override's origin, or ends the override when the deployment
 * does not allow any. Such pages are neither rendered here nor cached: other browsers would get their headers.
 */
export const createApplyOverride =
  (publicOrigin: string, isAllowed: boolean): ApplyOverride =>
  async (request, reply) => {
    const local = readLocalRemote(request.headers.cookie ?? '', publicOrigin.startsWith('https:'));
    if (!local) return false;
    if (isAllowed) reply.headers(securityHeaders(publicOrigin, local.origin));
    else endOverride(reply, publicOrigin);
    return true;
  };
