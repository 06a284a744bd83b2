import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { type PushSettings, pushOperations, type SubscribePush } from '@psp/contracts/push';
import type { Actor } from '@psp/domain/actor';
import {
  addPushDevice,
  listPushDevices,
  removePushDevice,
  renewPushDevice,
  tryPushDevice,
} from '@psp/domain/operating/push/devices';
import { expectSubscription } from '@psp/domain/operating/push/endpoint';
import { DomainError } from '@psp/domain/errors';
import { hashSecret } from '@psp/domain/operating/secrets';
import type { Db } from '@psp/domain/read-db';
import type { FastifyRequest } from 'fastify';
import { deviceOf, deviceText } from '../accounts/device.ts';

const browserOf = (request: FastifyRequest) => ({
  sessionId: request.sessionId ?? '',
  browserHash: hashSecret(deviceOf(request)),
  name: deviceText(request.headers['user-agent'] ?? ''),
});

/** Devices of the signed-in user that get push notifications. */
export function pushRoutes(app: PortalApp): void {
  const { pushKey, isLocal } = app.portal;
  const settingsOf = async ({ db, actor }: { db: Db; actor: Actor }): Promise<PushSettings> => ({
    publicKey: pushKey ?? null,
    devices: await listPushDevices(db, actor.accountId),
  });

  const subscriptionOf = (body: SubscribePush): SubscribePush => {
    if (!pushKey) throw new DomainError('push.off');
    return expectSubscription(body, isLocal);
  };

  implement(app, 'identity', pushOperations, {
    view: settingsOf,
    add: acting({
      command: (write, body: SubscribePush, request) => addPushDevice(write, subscriptionOf(body), browserOf(request)),
      answer: settingsOf,
    }),
    renew: (write, body, request) => renewPushDevice(write, subscriptionOf(body), browserOf(request)),
    remove: acting({ command: removePushDevice, answer: settingsOf }),
    try: tryPushDevice,
  });
}
