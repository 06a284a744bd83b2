import { anyone } from '@psp/contracts/access';
import type { PortalApp } from '@psp/bff-kit/service';
import { writeAs } from '@psp/bff-kit/write';
import {
  changePreferences as changeBody,
  confirmSubscription as confirmBody,
  subscribe,
  subscriptionPreferences,
  subscriptionState,
  withToken,
} from '@psp/contracts/newsletter';
import { SYSTEM } from '@psp/domain/actor';
import {
  confirmSubscription,
  type Press,
  resubscribe,
  unsubscribe,
} from '@psp/domain/publishing/newsletter/answer-link';
import { askSubscription } from '@psp/domain/publishing/newsletter/ask';
import { changePreferences, readPreferences } from '@psp/domain/publishing/newsletter/preferences';
import { z } from 'zod';
import { oneClickRoutes } from '../one-click.ts';

const config = { access: anyone };
const press = ({ ip }: { ip: string }): Press => ({ address: ip, source: 'mail' });

/** The newsletter as visitors meet it: subscribe, confirm, choose, leave, come back. */
export const newsletterRoutes = (app: PortalApp): void => {
  const asked = { body: subscribe, response: { 202: z.object({}) } };
  app.post('/newsletter/subscriptions', { config, schema: asked }, async (request, reply) => {
    const input = { ...request.body, address: request.ip };
    await writeAs(request, SYSTEM, (write) => askSubscription(write, input));
    return reply.code(202).send({});
  });

  const confirmed = { body: confirmBody, response: { 200: subscriptionState } };
  app.post('/newsletter/subscriptions/confirm', { config, schema: confirmed }, async (request) => {
    await writeAs(request, SYSTEM, (write) => confirmSubscription(write, { ...request.body, ...press(request) }));
    return { status: 'confirmed' as const };
  });

  for (const [path, act, status] of [
    ['unsubscribe', unsubscribe, 'unsubscribed'],
    ['resubscribe', resubscribe, 'confirmed'],
  ] as const) {
    const schema = { body: withToken, response: { 200: subscriptionState } };
    app.post(`/newsletter/subscriptions/${path}`, { config, schema }, async (request) => {
      await writeAs(request, SYSTEM, (write) => act(write, { ...request.body, ...press(request) }));
      return { status };
    });
  }
  preferenceRoutes(app);
  oneClickRoutes(app, {
    path: '/newsletter/unsubscribe',
    page: '/newsletter/dezabonare',
    unsubscribe: (write, pressed) => unsubscribe(write, { ...pressed, source: 'one-click' }),
  });
};

/* Reading is a POST too: a secret in an address would be logged. */
function preferenceRoutes(app: PortalApp): void {
  const read = { body: withToken, response: { 200: subscriptionPreferences } };
  app.post('/newsletter/subscriptions/preferences/read', { config, schema: read }, (request) =>
    writeAs(request, SYSTEM, (write) => readPreferences(write, request.body)),
  );
  const changed = { body: changeBody, response: { 200: subscriptionState } };
  app.post('/newsletter/subscriptions/preferences', { config, schema: changed }, async (request) => {
    await writeAs(request, SYSTEM, (write) => changePreferences(write, { ...request.body, ...press(request) }));
    return { status: 'confirmed' as const };
  });
}
