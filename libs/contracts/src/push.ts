import { z } from 'zod';
import { signedIn } from './access.ts';
import { id, isoDateTime } from './common.ts';
import { act, operations, read } from './operations.ts';

/** Maximum number of devices per person. */
export const PUSH_DEVICES_MAX = 10;
const ENDPOINT_MAX = 1000;
/** An uncompressed point of P-256, and 16 bytes, in base64url, padded or not. */
const P256DH = /^B[\w-]{86}=?$/;
const AUTH = /^[\w-]{22}(==)?$/;

/** Push API subscription of a browser: endpoint and encryption keys. */
export const subscribePush = z.strictObject({
  endpoint: z.url().max(ENDPOINT_MAX),
  keys: z.strictObject({ p256dh: z.string().regex(P256DH), auth: z.string().regex(AUTH) }),
});
export type SubscribePush = z.infer<typeof subscribePush>;

const pushDevice = z.object({
  id,
  /** "Chrome pe Windows". */
  name: z.string(),
  /** SHA-256 of the endpoint in hexadecimal, by which a browser recognises its own entry. */
  fingerprint: z.string(),
  createdAt: isoDateTime,
  /** When its push service last accepted a notification. */
  lastSentAt: isoDateTime.nullable(),
});
export type PushDevice = z.infer<typeof pushDevice>;

/** `publicKey`: VAPID key with which browsers subscribe; null if the portal sends no push notifications. */
export const pushSettings = z.object({ publicKey: z.string().nullable(), devices: z.array(pushDevice) });
export type PushSettings = z.infer<typeof pushSettings>;

const settings = { access: signedIn, view: pushSettings };
const nothing = z.strictObject({});
export const pushOperations = operations(['identity'], {
  view: read('/push', settings),
  add: act('push-device.add', 'POST /push/devices', { ...settings, body: subscribePush }),
  renew: act('push-device.renew', 'POST /push/devices/renew', { access: signedIn, body: subscribePush }),
  remove: act('push-device.remove', 'POST /push/devices/:id/remove', { ...settings, body: nothing }),
  try: act('push-device.try', 'POST /push/devices/:id/try', { access: signedIn, body: nothing }),
});

/** Payload of a push notification. */
export interface PushMessage {
  title: string;
  /** '' for none. */
  body: string;
  /** Path opened by a click. */
  href: string;
  /** Identifies the notification, so that a repeated one replaces itself. */
  tag: string;
}
