import { readCookie, SIGN_UP_COOKIE } from '@psp/auth/server/cookies';
import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { anonymousActor, writeAs } from '@psp/bff-kit/write';
import { linkOperations } from '@psp/contracts/accounts-operations';
import { confirmEmailChange } from '@psp/domain/joining/accounts/confirm-email-change';
import { checkRecovery, completeRecovery, requestRecovery } from '@psp/domain/joining/accounts/recovery';
import { confirmRegistration } from '@psp/domain/joining/registrations/confirm';
import { hashSecret } from '@psp/domain/operating/secrets';
import { found } from '@psp/domain/load';
import type { FastifyRequest } from 'fastify';
import { deviceOf, keepDevice } from '../accounts/device.ts';

/** Routes of mailed links: password recovery, and confirmation of a sign-up or of a new address. */
export function linkRoutes(app: PortalApp): void {
  const { orm, publicOrigin } = app.portal;

  /* Both kinds of confirmation have the same link: that of a sign-up, and that of a changed address. */
  const confirmAddress = async (request: FastifyRequest, link: { token: string; password: string | undefined }) => {
    const browser = readCookie(request, SIGN_UP_COOKIE);
    const registered = await confirmRegistration(orm, anonymousActor(request), { ...link, browser });
    if (registered) return registered;
    const changed = await writeAs(request, anonymousActor(request), (write) => confirmEmailChange(write, link));
    return { next: 'email-changed' as const, email: found(changed, 'link.invalid').email };
  };

  implement(app, 'identity', linkOperations, {
    // The response must not reveal whether the e-mail has an account; the worker looks it up.
    recover: async ({ request }, { email }) => {
      await writeAs(request, anonymousActor(request), (write) =>
        requestRecovery(write, { email, address: request.ip }),
      );
      return {};
    },
    verify: async ({ db, request }, link, reply) => {
      if (link.type === 'email') return confirmAddress(request, { token: link.token, password: link.password });
      const { token, password } = link;
      if (password === undefined) await checkRecovery(db, token);
      else {
        const device = deviceOf(request);
        await completeRecovery(orm, anonymousActor(request), { token, password, device: hashSecret(device) });
        keepDevice(reply, publicOrigin, device);
      }
      return undefined;
    },
  });
}
