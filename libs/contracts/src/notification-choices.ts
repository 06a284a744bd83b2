import { z } from 'zod';
import { signedIn } from './access.ts';
import { act, operations, read } from './operations.ts';
import { MAIL_TIMES, type MailTime, NOTIFICATION_KINDS, type NotificationKind } from './notification-names.ts';

const mail = z.enum(Object.keys(MAIL_TIMES) as MailTime[]);

/** An event with the person's choice, or the default. */
export const eventChoice = z.object({
  event: z.string(),
  label: z.string(),
  /** Null if its mail cannot be chosen. */
  mail: mail.nullable(),
  inPortal: z.boolean(),
  /** True for security events, which are always sent immediately. */
  isSecurity: z.boolean(),
  /** True for events that ask the reader to act. Optional until the next release. */
  waits: z.boolean().optional(),
});
export type EventChoice = z.infer<typeof eventChoice>;

/** Events of all kinds of organisations to which the person belongs. */
export const notificationChoices = z.object({
  kinds: z.array(
    z.object({
      kind: z.enum(Object.keys(NOTIFICATION_KINDS) as NotificationKind[]),
      events: z.array(eventChoice),
    }),
  ),
});
export type NotificationChoices = z.infer<typeof notificationChoices>;

/** Sets the given choices for these events; missing ones are unchanged. */
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
