import { anyone } from '@psp/auth/server/access';
import type { PortalApp } from '@psp/bff-kit/service';
import { recover, recovered, recoveryCheck } from '@psp/contracts/accounts';
import { checkRecovery, completeRecovery, requestRecovery } from '@psp/domain/joining/accounts/recovery';
import { z } from 'zod';

const config = { access: anyone };

/** A forgotten password. Asking is answered alike whether or not the e-mail has an account; the worker looks it up. */
export function recoveryRoutes(app: PortalApp): void {
  const { orm } = app.portal;

  const ask = { body: recover, response: { 202: z.object({}) } };
  app.post('/recover', { config, schema: ask }, async (request, reply) => {
    await requestRecovery(orm.em.fork(), request.body.email, request.ip);
    return reply.code(202).send({});
  });

  app.post('/recover/check', { config, schema: { body: recoveryCheck } }, async (request, reply) => {
    await checkRecovery(orm.em.fork(), request.body.token);
    return reply.code(204).send();
  });

  app.post('/recover/complete', { config, schema: { body: recovered } }, async (request, reply) => {
    const { token, password } = request.body;
    await completeRecovery(orm.em.fork(), token, password, request.id);
    return reply.code(204).send();
  });
}
