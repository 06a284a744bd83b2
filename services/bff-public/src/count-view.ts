import { resolveActor } from '@psp/auth/server/session';
import type { Read } from '@psp/bff-kit/implement';
import { countPageView, type ViewedPage } from '@psp/domain/presenting/views/count-page-view';
import { countView } from '@psp/domain/publishing/articles/count-view';
import type { FastifyRequest } from 'fastify';

/** The visitor behind a request, for counters. */
export const visitorOf = (request: FastifyRequest) => ({
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
});

/** Counts a view of an article when its page requests it, like `countsPageView`. */
export const countArticleView = async ({ request, now }: Read<null>, { id }: { id: string }): Promise<undefined> => {
  await countView(request.server.portal.orm, id, visitorOf(request), now);
};

/**
 * Creates the handler that counts a view of a page. The page calls it once the visitor sees it; rendering on the server and reading
 * its data are not counted.
 */
export const countsPageView =
  (page: ViewedPage) =>
  async ({ request, now }: Read<null>, { id }: { id: string }): Promise<undefined> => {
    const { portal } = request.server;
    const session = await resolveActor(portal, request);
    const viewerId = session?.actor.organisationId ?? null;
    await countPageView(portal.orm, { page, id, viewerId }, visitorOf(request), now);
  };
