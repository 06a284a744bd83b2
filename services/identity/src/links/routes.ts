import { anyone } from '@psp/contracts/access';
import { readCookie, SIGN_UP_COOKIE } from '@psp/auth/server/cookies';
import type { PortalApp } from '@psp/bff-kit/service';
import { nobody, writeAs } from '@psp/bff-kit/write';
import { verify } from '@psp/contracts/accounts';
import { confirmed } from '@psp/contracts/registrations';
import { confirmEmailChange } from '@psp/domain/joining/accounts/confirm-email-change';
import { checkRecovery, completeRecovery } from '@psp/domain/joining/accounts/recovery';
import { confirmRegistration } from '@psp/domain/joining/registrations/confirm';
import { hashSecret } from '@psp/domain/joining/accounts/secrets';
import { found } from '@psp/domain/load';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { deviceOf, keepDevice } from '../accounts/device.ts';

/** Links of mails, for whoever holds their token. */
export function linkRoutes(app: PortalApp): void {
  const { orm, publicOrigin } = app.portal;

  /* The link of a sign-up, or that of a new address. */
  const confirmAddress = async (request: FastifyRequest, link: { token: string; password: string | undefined }) => {
    const browser = readCookie(request, SIGN_UP_COOKIE);
    const registered = await confirmRegistration(orm, nobody(request), { ...link, browser });
    if (registered) return registered;
    const changed = await writeAs(request, nobody(request), (write) => confirmEmailChange(write, link));
    return { next: 'email-changed' as const, email: found(changed, 'link.invalid').email };
  };

  app.post(
    '/verify',
    { config: { access: anyone }, schema: { body: verify, response: { 200: confirmed, 204: z.undefined() } } },
    async (request, reply) => {
      const { body } = request;
      if (body.type === 'email') return confirmAddress(request, { token: body.token, password: body.password });
      const { token, password } = body;
      if (password === undefined) await checkRecovery(request.db, token);
      else {
        const device = deviceOf(request);
        await completeRecovery(orm, nobody(request), { token, password, device: hashSecret(device) });
        keepDevice(reply, publicOrigin, device);
      }
      return reply.code(204).send();
    },
  );
}
