import { readCookie, setSignUpCookie, SIGN_UP_COOKIE } from '@psp/auth/server/cookies';
import { keyOf } from '@psp/bff-kit/idempotency';
import { implement } from '@psp/bff-kit/implement';
import { anonymousActor, writeAs } from '@psp/bff-kit/write';
import type { PortalApp } from '@psp/bff-kit/service';
import { registrationOperations } from '@psp/contracts/registrations';
import { normaliseCui } from '@psp/contracts/cui';
import { countAttempt, isWithinLimit } from '@psp/domain/operating/limits/limit';
import { newSecret } from '@psp/domain/operating/secrets';
import { enqueue } from '@psp/domain/operating/jobs/enqueue';
import { LINK_HOURS } from '@psp/domain/joining/registrations/content';
import { organisationForStranger } from '@psp/domain/joining/registrations/live-organisation';
import { signUp } from '@psp/domain/joining/registrations/sign-up';
import type { FastifyRequest } from 'fastify';

const SECRET = /^[\w-]{43}$/;

/* Keeps the secret of an earlier sign-up, so that the browser can confirm both. */
const browserOf = (request: FastifyRequest): string => {
  const held = readCookie(request, SIGN_UP_COOKIE);
  return SECRET.test(held) ? held : newSecret();
};

/** Routes of sign-up for visitors. */
export function registrationRoutes(app: PortalApp): void {
  const { orm, publicOrigin } = app.portal;
  implement(app, 'identity', registrationOperations, {
    signUp: async ({ request }, body, reply) => {
      const browser = browserOf(request);
      await signUp(orm, body, { address: request.ip, browser, key: keyOf(request) });
      setSignUpCookie(reply, publicOrigin, browser, LINK_HOURS * 3600);
      return {};
    },
    resend: async ({ request }, { email }) => {
      await writeAs(request, anonymousActor(request), async (write) => {
        await countAttempt(write, 'resend:address', request.ip);
        // A refusal would reveal that somebody else requested this mail. Links sent before still work.
        if (await isWithinLimit(write, 'resend:email', email))
          await enqueue(write.db, 'send-link', { kind: 'confirmation', email });
      });
      return {};
    },
    organisationByCui: async ({ request }, { cui }) => ({
      organisation: await organisationForStranger(orm, normaliseCui(cui), request.ip),
    }),
  });
}
