import { signedIn } from '@psp/auth/server/access';
import { actorOf } from '@psp/auth/server/plugin';
import type { PortalApp } from '@psp/bff-kit/service';
import { idParams } from '@psp/contracts/common';
import { notificationFilter, notificationList, notificationQuery } from '@psp/contracts/notifications';
import { DomainError } from '@psp/domain/errors';
import { listNotifications, markAllRead, markRead } from '@psp/domain/communicating/notifications/queries';
import { z } from 'zod';

const nothing = z.strictObject({});

/** Notifications of the signed-in person. Marking read is repeatable and needs no key. */
export function notificationRoutes(app: PortalApp): void {
  const config = { access: signedIn };

  const list = { querystring: notificationQuery, response: { 200: notificationList } };
  app.get('/notifications', { config, schema: list }, async (request) =>
    listNotifications(request.db, actorOf(request), request.query),
  );

  app.post(
    '/notifications/:id/read',
    { config: { ...config, act: 'notification.read' }, schema: { params: idParams, body: nothing } },
    async (request, reply) => {
      if (!(await markRead(request.db, actorOf(request), request.params.id))) throw new DomainError('not_found');
      return reply.code(204).send();
    },
  );

  app.post(
    '/notifications/read-all',
    { config: { ...config, act: 'notification.readAll' }, schema: { body: notificationFilter } },
    async (request, reply) => {
      await markAllRead(request.db, actorOf(request), request.body);
      return reply.code(204).send();
    },
  );
}
