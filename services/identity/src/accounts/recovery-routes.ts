import { anyone } from '@psp/contracts/access';
import type { PortalApp } from '@psp/bff-kit/service';
import { nobody, writeAs } from '@psp/bff-kit/write';
import { recover } from '@psp/contracts/accounts';
import { requestRecovery } from '@psp/domain/joining/accounts/recovery';
import { z } from 'zod';

const config = { access: anyone };

/** A forgotten password. Asking is answered alike whether or not the e-mail has an account; the worker looks it up. */
export function recoveryRoutes(app: PortalApp): void {
  const ask = { body: recover, response: { 202: z.object({}) } };
  app.post('/recover', { config, schema: ask }, async (request, reply) => {
    const { email } = request.body;
    await writeAs(request, nobody(request), (write) => requestRecovery(write, { email, address: request.ip }));
    return reply.code(202).send({});
  });
}
