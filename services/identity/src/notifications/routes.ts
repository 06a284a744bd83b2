import { signedIn } from '@psp/contracts/access';
import { actorOf } from '@psp/auth/server/plugin';
import { actRoute } from '@psp/bff-kit/act-route';
import type { PortalApp } from '@psp/bff-kit/service';
import { idParams } from '@psp/contracts/common';
import { notificationFilter, notificationList, notificationQuery } from '@psp/contracts/notifications';
import { listNotifications, markAllRead, markRead } from '@psp/domain/communicating/notifications/queries';
import { z } from 'zod';

/** Notifications of the signed-in person. */
export function notificationRoutes(app: PortalApp): void {
  const access = signedIn;

  const list = { querystring: notificationQuery, response: { 200: notificationList } };
  app.get('/notifications', { config: { access }, schema: list }, async (request) =>
    listNotifications(request.db, actorOf(request), request.query),
  );

  actRoute(app, 'notification.read', '/notifications/:id/read', {
    ...{ access, params: idParams, body: z.strictObject({}) },
    command: markRead,
  });
  actRoute(app, 'notification.readAll', '/notifications/read-all', {
    ...{ access, body: notificationFilter },
    command: markAllRead,
  });
}
