import { signedIn } from '@psp/contracts/access';
import { actorOf } from '@psp/auth/server/plugin';
import { actRoute } from '@psp/bff-kit/act-route';
import type { PortalApp } from '@psp/bff-kit/service';
import { idParams } from '@psp/contracts/common';
import { type PushSettings, pushSettings, type SubscribePush, subscribePush } from '@psp/contracts/push';
import {
  addPushDevice,
  listPushDevices,
  removePushDevice,
  renewPushDevice,
  tryPushDevice,
} from '@psp/domain/communicating/push/devices';
import type { Actor } from '@psp/domain/actor';
import { expectSubscription } from '@psp/domain/communicating/push/endpoint';
import { DomainError } from '@psp/domain/errors';
import { hashSecret } from '@psp/domain/joining/accounts/secrets';
import type { Db } from '@psp/domain/read-db';
import type { Write } from '@psp/domain/write';
import type { FastifyRequest } from 'fastify';
import { deviceOf, deviceText } from '../accounts/device.ts';
import { nothing } from '../accounts/changed.ts';

const browserOf = (request: FastifyRequest) => ({
  sessionId: request.sessionId ?? '',
  browserHash: hashSecret(deviceOf(request)),
  name: deviceText(request.headers['user-agent'] ?? ''),
});

/** The devices that are sent a person's notifications, also while nobody has the portal open. */
export function pushRoutes(app: PortalApp): void {
  const { pushKey, isLocal } = app.portal;
  const settingsOf = async (db: Db, accountId: string): Promise<PushSettings> => ({
    publicKey: pushKey ?? null,
    devices: await listPushDevices(db, accountId),
  });

  const subscriptionOf = (body: SubscribePush): SubscribePush => {
    if (!pushKey) throw new DomainError('push.off');
    return expectSubscription(body, isLocal);
  };

  const read = { config: { access: signedIn }, schema: { response: { 200: pushSettings } } };
  app.get('/push', read, (request) => settingsOf(request.db, actorOf(request).accountId));

  const settings = {
    view: pushSettings,
    answer: ({ db, actor }: Write<Actor>) => settingsOf(db, actor.accountId),
  };
  const subscribed = { access: signedIn, body: subscribePush };
  actRoute(app, 'push-device.add', '/push/devices', {
    ...{ ...subscribed, ...settings },
    command: (write, body, request) => addPushDevice(write, subscriptionOf(body), browserOf(request)),
  });
  actRoute(app, 'push-device.renew', '/push/devices/renew', {
    ...subscribed,
    command: (write, body, request) => renewPushDevice(write, subscriptionOf(body), browserOf(request)),
  });

  const ofDevice = { access: signedIn, params: idParams, body: nothing };
  const remove = { ...ofDevice, ...settings, command: removePushDevice };
  actRoute(app, 'push-device.remove', '/push/devices/:id/remove', remove);
  actRoute(app, 'push-device.try', '/push/devices/:id/try', { ...ofDevice, command: tryPushDevice });
}
