import { DEVICE_COOKIE, readCookie, setDeviceCookie } from '@psp/auth/server/cookies';
import type { Attempt } from '@psp/domain/joining/accounts/attempts';
import { DEVICE_SECONDS, noteDevice } from '@psp/domain/joining/accounts/devices';
import { hashSecret, newSecret } from '@psp/domain/operating/secrets';
import type { Db } from '@psp/domain/read-db';
import { queueMail } from '@psp/domain/operating/mail/queue-mail';
import Bowser from 'bowser';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceName } from './strings.ts';

const SECRET = /^[\w-]{43}$/;

/** What a browser says of itself, as people read it: "Chrome pe Windows". */
export function deviceText(userAgent: string): string {
  const { browser, os } = Bowser.parse(userAgent || ' ');
  return deviceName(browser.name ?? '', os.name ?? '');
}

/* The secret of the browser that asks; '' when it has none. */
const heldSecret = (request: FastifyRequest): string => {
  const held = readCookie(request, DEVICE_COOKIE);
  return SECRET.test(held) ? held : '';
};

/** The secret of the browser that asks, a new one when it has none. */
export const deviceOf = (request: FastifyRequest): string => heldSecret(request) || newSecret();

/** An attempt to sign in, as it is counted. */
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

/** Remembers the browser of somebody who has proved who they are and, when the account was never used from it, tells the person. Returns its secret. */
export async function meetDevice(db: Db, request: FastifyRequest, person: Person): Promise<string> {
  const secret = deviceOf(request);
  if ((await noteDevice(db, person.accountId, hashSecret(secret))) === 'new') {
    await queueMail(db, person.email, 'new-device', {
      name: person.displayName,
      device: deviceText(request.headers['user-agent'] ?? ''),
      address: request.ip,
      at: request.now.toISOString(),
    });
  }
  return secret;
}

/** Has the browser keep its secret for another year. */
export const keepDevice = (reply: FastifyReply, publicOrigin: string, secret: string): void =>
  setDeviceCookie(reply, publicOrigin, secret, DEVICE_SECONDS);
