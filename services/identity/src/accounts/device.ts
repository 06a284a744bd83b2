import { DEVICE_COOKIE, readCookie, setDeviceCookie } from '@psp/auth/server/cookies';
import type { Attempt } from '@psp/domain/joining/accounts/attempts';
import { DEVICE_SECONDS, storeDevice } from '@psp/domain/joining/accounts/devices';
import { hashSecret, newSecret } from '@psp/domain/operating/secrets';
import type { Db } from '@psp/domain/read-db';
import { queueMail } from '@psp/domain/operating/mail/queue-mail';
import Bowser from 'bowser';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceName } from './strings.ts';

const SECRET = /^[\w-]{43}$/;

/** Returns a readable name of a browser: "Chrome pe Windows". */
export function deviceText(userAgent: string): string {
  const { browser, os } = Bowser.parse(userAgent || ' ');
  return deviceName(browser.name ?? '', os.name ?? '');
}

/* Returns the secret in the browser's device cookie, or '' without one. */
const heldSecret = (request: FastifyRequest): string => {
  const held = readCookie(request, DEVICE_COOKIE);
  return SECRET.test(held) ? held : '';
};

/** Returns the secret in the browser's device cookie, or a new one. */
export const deviceOf = (request: FastifyRequest): string => heldSecret(request) || newSecret();

/** Returns the key by which failed sign-ins are counted. */
export const attemptOf = (request: FastifyRequest, email: string): Attempt => ({
  email,
  address: request.ip,
  device: hashSecret(heldSecret(request)),
});

interface Person {
  accountId: string;
  email: string;
  displayName: string;
}

/** Stores the browser of an authenticated user and queues a mail when it is new for the account. Returns the browser's secret. */
export async function rememberDevice(db: Db, request: FastifyRequest, person: Person): Promise<string> {
  const secret = deviceOf(request);
  if ((await storeDevice(db, person.accountId, hashSecret(secret))) === 'new') {
    await queueMail(db, person.email, 'new-device', {
      name: person.displayName,
      device: deviceText(request.headers['user-agent'] ?? ''),
      address: request.ip,
      at: request.now.toISOString(),
    });
  }
  return secret;
}

/** Renews the device cookie for a year. */
export const keepDevice = (reply: FastifyReply, publicOrigin: string, secret: string): void =>
  setDeviceCookie(reply, publicOrigin, secret, DEVICE_SECONDS);
