import { readLocalRemote } from '@psp/contracts/local-remote';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { securityHeaders } from '../headers.ts';
import { endOverride } from './routes.ts';

/** Prepares a page for a browser with an override; true when the browser must draw the page. */
export type TakeOverride = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

/**
 * Lets pages of a browser that has an override load that origin's files, or ends the override where the deployment does not
 * allow any. Such pages are neither drawn here nor kept: others would get their headers.
 */
export const overrides =
  (publicOrigin: string, isAllowed: boolean): TakeOverride =>
  async (request, reply) => {
    const local = readLocalRemote(request.headers.cookie ?? '', publicOrigin.startsWith('https:'));
    if (!local) return false;
    if (isAllowed) reply.headers(securityHeaders(publicOrigin, local.origin));
    else endOverride(reply, publicOrigin);
    return true;
  };
