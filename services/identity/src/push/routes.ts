import { signedIn } from '@psp/auth/server/access';
import { actorOf } from '@psp/auth/server/plugin';
import { actRoute } from '@psp/bff-kit/act-route';
import type { PortalApp } from '@psp/bff-kit/service';
import { change, changeAndAnswer } from '@psp/bff-kit/write';
import { idParams } from '@psp/contracts/common';
import { type PushSettings, pushSettings, type SubscribePush, subscribePush } from '@psp/contracts/push';
import {
  addPushDevice,
  listPushDevices,
  removePushDevice,
  renewPushDevice,
  tryPushDevice,
} from '@psp/domain/communicating/push/devices';
import { expectSubscription } from '@psp/domain/communicating/push/endpoint';
import { DomainError } from '@psp/domain/errors';
import { hashSecret } from '@psp/domain/joining/accounts/secrets';
import type { Db } from '@psp/domain/read-db';
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

  const subscriptionOf = ({ body }: { body: SubscribePush }): SubscribePush => {
    if (!pushKey) throw new DomainError('push.off');
    return expectSubscription(body, isLocal);
  };

  const read = { config: { access: signedIn }, schema: { response: { 200: pushSettings } } };
  app.get('/push', read, (request) => settingsOf(request.db, actorOf(request).accountId));

  app.post(
    '/push/devices',
    {
      config: { access: signedIn, act: 'push-device.add' },
      schema: { body: subscribePush, response: { 200: pushSettings } },
    },
    (request) => {
      const subscription = subscriptionOf(request);
      return changeAndAnswer(request, {
        work: (write) => addPushDevice(write, subscription, browserOf(request)),
        answer: ({ db, actor }) => settingsOf(db, actor.accountId),
      });
    },
  );
  app.post(
    '/push/devices/renew',
    { config: { access: signedIn, act: 'push-device.renew' }, schema: { body: subscribePush } },
    async (request, reply) => {
      const subscription = subscriptionOf(request);
      await change(request, (write) => renewPushDevice(write, subscription, browserOf(request)));
      return reply.status(204).send();
    },
  );

  const ofDevice = { access: signedIn, params: idParams, body: nothing };
  actRoute(app, 'push-device.remove', '/push/devices/:id/remove', {
    ...{ ...ofDevice, command: removePushDevice, view: pushSettings },
    answer: ({ db, actor }) => settingsOf(db, actor.accountId),
  });
  actRoute(app, 'push-device.try', '/push/devices/:id/try', { ...ofDevice, command: tryPushDevice });
}
