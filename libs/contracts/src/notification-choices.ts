import { z } from 'zod';
import { signedIn } from './access.ts';
import { act, operations, read } from './operations.ts';
import { MAIL_TIMES, type MailTime, NOTIFICATION_KINDS, type NotificationKind } from './notification-names.ts';

const mail = z.enum(Object.keys(MAIL_TIMES) as MailTime[]);

/** An event with what the person chose of it, or what holds until they choose. */
export const eventChoice = z.object({
  event: z.string(),
  label: z.string(),
  /** Null where nothing can be chosen of its mail. */
  mail: mail.nullable(),
  inPortal: z.boolean(),
  /** Told always and at once. */
  isSecurity: z.boolean(),
  /** True of what asks the reader for something. Optional until the next release. */
  waits: z.boolean().optional(),
});
export type EventChoice = z.infer<typeof eventChoice>;

/** What the organisations of the person can be told of. */
export const notificationChoices = z.object({
  kinds: z.array(
    z.object({
      kind: z.enum(Object.keys(NOTIFICATION_KINDS) as NotificationKind[]),
      events: z.array(eventChoice),
    }),
  ),
});
export type NotificationChoices = z.infer<typeof notificationChoices>;

/** Sets for these events what is given, and leaves the rest. */
export const chooseNotifications = z.strictObject({
  events: z.array(z.string().max(100)).min(1).max(200),
  mail: mail.optional(),
  inPortal: z.boolean().optional(),
});
export type ChooseNotifications = z.infer<typeof chooseNotifications>;

const choices = { access: signedIn, view: notificationChoices };
export const notificationChoiceOperations = operations(['identity'], {
  view: read('/user/notification-choices', choices),
  choose: act('account.edit', 'PUT /user/notification-choices', { ...choices, body: chooseNotifications }),
});
