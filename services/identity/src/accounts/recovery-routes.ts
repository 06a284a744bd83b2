import { anyone } from '@psp/auth/server/access';
import type { PortalApp } from '@psp/bff-kit/service';
import { nobody, writeAs } from '@psp/bff-kit/write';
import { recover, recovered, recoveryCheck } from '@psp/contracts/accounts';
import { checkRecovery, completeRecovery, requestRecovery } from '@psp/domain/joining/accounts/recovery';
import { hashSecret } from '@psp/domain/joining/accounts/secrets';
import { z } from 'zod';
import { deviceOf, keepDevice } from './device.ts';

const config = { access: anyone };

/** A forgotten password. Asking is answered alike whether or not the e-mail has an account; the worker looks it up. */
export function recoveryRoutes(app: PortalApp): void {
  const ask = { body: recover, response: { 202: z.object({}) } };
  app.post('/recover', { config, schema: ask }, async (request, reply) => {
    const { email } = request.body;
    await writeAs(request, nobody(request), (write) => requestRecovery(write, { email, address: request.ip }));
    return reply.code(202).send({});
  });

  app.post('/recover/check', { config, schema: { body: recoveryCheck } }, async (request, reply) => {
    await checkRecovery(request.db, request.body.token);
    return reply.code(204).send();
  });

  app.post('/recover/complete', { config, schema: { body: recovered } }, async (request, reply) => {
    const device = deviceOf(request);
    await completeRecovery(app.portal.orm, nobody(request), { ...request.body, device: hashSecret(device) });
    keepDevice(reply, app.portal.publicOrigin, device);
    return reply.code(204).send();
  });
}
