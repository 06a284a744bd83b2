import type { Actor } from '@psp/domain/actor';
import { lastEventId } from '@psp/contracts/live-stream';
import { DomainError } from '@psp/domain/errors';
import { readLiveReaders } from '@psp/domain/joining/accounts/live-session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PortalApp } from '../context.ts';
import { createHub, type Start } from './hub.ts';
import { createLiveStream } from './live-stream.ts';

type Open = (request: FastifyRequest, reply: FastifyReply, actor: Actor, start: Partial<Start>) => Promise<void>;

const EVENTS = /\btext\/event-stream\b/;

const headersOf = (reply: FastifyReply): Record<string, string> =>
  Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]));

/**
 * Creates the handler for requests of a service's event stream. Streams end when the process closes, so that browsers resume them at
 * another copy. The handler throws `body.invalid` when the request does not accept an event stream, `auth.required` when the session
 * has ended meanwhile, and `service.busy`.
 */
export function openEvents(app: PortalApp): Open {
  const { orm, isLocal } = app.portal;
  const hub = createHub({ orm, isLocal, report: (error) => app.log.error(error) });
  app.addHook('preClose', () => hub.close());
  return async (request, reply, { accountId }, { after, since }) => {
    if (!EVENTS.test(request.headers.accept ?? '')) throw new DomainError('body.invalid');
    const [reader] = await readLiveReaders(request.db, request.sessionId ? [request.sessionId] : [], isLocal);
    if (!reader) throw new DomainError('auth.required');
    const stream = createLiveStream(reply.raw, { accountId, reader, onClose: () => hub.forget(stream) });
    const { data } = lastEventId.safeParse(request.headers['last-event-id']);
    try {
      await hub.open(stream, { after: data ?? after, since }, () => {
        reply.hijack();
        return headersOf(reply);
      });
    } catch (error) {
      hub.forget(stream);
      throw error;
    }
  };
}
