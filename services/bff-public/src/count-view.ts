import { resolveActor } from '@psp/auth/server/session';
import type { Read } from '@psp/bff-kit/implement';
import { countPageView, type ViewedPage } from '@psp/domain/presenting/views/count-page-view';
import { countView } from '@psp/domain/publishing/articles/count-view';
import type { FastifyRequest } from 'fastify';

const visitorOf = (request: FastifyRequest) => ({
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
});

/** Counts a view of an article; as `countsPageView`. */
export const countArticleView = async ({ request, now }: Read<null>, { id }: { id: string }): Promise<undefined> => {
  await countView(request.server.portal.orm, id, visitorOf(request), now);
};

/**
 * Creates the handler that counts a view of a page. The page itself calls it once it is seen: drawing it on the server, or reading
 * its data, counts nothing.
 */
export const countsPageView =
  (page: ViewedPage) =>
  async ({ request, now }: Read<null>, { id }: { id: string }): Promise<undefined> => {
    const { portal } = request.server;
    const session = await resolveActor(portal, request);
    const viewerId = session?.actor.organisationId ?? null;
    await countPageView(portal.orm, { page, id, viewerId }, visitorOf(request), now);
  };
