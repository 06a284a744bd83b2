import { z } from 'zod';
import { signedIn } from './access.ts';
import { id, isoDateTime } from './common.ts';
import { act, operations, read } from './operations.ts';
import type { Errors, Labels } from './words.ts';

/** Devices of one person. */
export const PUSH_DEVICES_MAX = 10;
const ENDPOINT_MAX = 1000;
/** An uncompressed point of P-256, and 16 bytes, in base64url, padded or not. */
const P256DH = /^B[\w-]{86}=?$/;
const AUTH = /^[\w-]{22}(==)?$/;

/** What a browser gives to whoever may send it notifications (Push API): where to, and the keys that only it can read with. */
export const subscribePush = z.strictObject({
  endpoint: z.url().max(ENDPOINT_MAX),
  keys: z.strictObject({ p256dh: z.string().regex(P256DH), auth: z.string().regex(AUTH) }),
});
export type SubscribePush = z.infer<typeof subscribePush>;

const pushDevice = z.object({
  id,
  /** "Chrome pe Windows". */
  name: z.string(),
  /** SHA-256 of the endpoint in hexadecimal, by which a browser finds itself. */
  fingerprint: z.string(),
  createdAt: isoDateTime,
  /** When its push service last took a notification. */
  lastSentAt: isoDateTime.nullable(),
});
export type PushDevice = z.infer<typeof pushDevice>;

/** `publicKey` is what browsers subscribe with (VAPID); null where the portal sends no notifications to devices. */
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

/** What travels to a device. */
export interface PushMessage {
  title: string;
  /** '' for none. */
  body: string;
  /** Path of the portal that a click opens. */
  href: string;
  /** A notification that comes twice replaces itself. */
  tag: string;
}

export const ERRORS = {
  'push.off': [422, 'Portalul nu trimite notificări pe dispozitive.'],
  'push.address_refused': [422, 'Portalul nu poate trimite notificări la adresa pe care a dat-o browserul.'],
  'push.too_many': [422, 'Primiți deja notificări pe 10 dispozitive. Ștergeți unul din listă, apoi porniți-le aici.'],
} as const satisfies Errors;

export const ACTS = {
  'push-device.add': 'Notificări pornite pe un dispozitiv',
  'push-device.renew': 'Notificări reînnoite pe un dispozitiv',
  'push-device.remove': 'Notificări oprite pe un dispozitiv',
  'push-device.try': 'Notificare de probă trimisă',
} satisfies Labels;
