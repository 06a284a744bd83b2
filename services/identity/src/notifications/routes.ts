import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { notificationChoiceOperations } from '@psp/contracts/notification-choices';
import { notificationOperations } from '@psp/contracts/notifications';
import { chooseNotifications, readChoices } from '@psp/domain/operating/notifications/choices';
import { listNotifications, markAllRead, markRead } from '@psp/domain/operating/notifications/queries';

/** Notifications of the signed-in user, and the settings of what is sent. */
export function notificationRoutes(app: PortalApp): void {
  implement(app, 'identity', notificationOperations, {
    list: ({ db, actor }, query) => listNotifications(db, actor, query),
    markRead,
    markAllRead,
  });
  implement(app, 'identity', notificationChoiceOperations, {
    view: ({ db, actor }) => readChoices(db, actor.accountId),
    choose: acting({
      command: chooseNotifications,
      answer: ({ db, actor }) => readChoices(db, actor.accountId),
    }),
  });
}
