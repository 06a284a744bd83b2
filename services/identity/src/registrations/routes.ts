import { anyone } from '@psp/contracts/access';
import { readCookie, setSignUpCookie, SIGN_UP_COOKIE } from '@psp/auth/server/cookies';
import { keyOf } from '@psp/bff-kit/idempotency';
import { nobody, writeAs } from '@psp/bff-kit/write';
import type { PortalApp } from '@psp/bff-kit/service';
import { cuiAnswer, cuiQuery, resend, signUp } from '@psp/contracts/registrations';
import { normaliseCui } from '@psp/contracts/cui';
import { countAttempt, isWithinLimit } from '@psp/domain/joining/accounts/limit';
import { newSecret } from '@psp/domain/joining/accounts/secrets';
import { enqueue } from '@psp/domain/operating/jobs/enqueue';
import { LINK_HOURS } from '@psp/domain/joining/registrations/content';
import { organisationForStranger } from '@psp/domain/joining/registrations/live-organisation';
import { signUp as takeSignUp } from '@psp/domain/joining/registrations/sign-up';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

const accepted = z.object({});
const SECRET = /^[\w-]{43}$/;

/* The secret that the browser has from an earlier sign-up: whoever corrects one keeps the way to both. */
const browserOf = (request: FastifyRequest): string => {
  const held = readCookie(request, SIGN_UP_COOKIE);
  return SECRET.test(held) ? held : newSecret();
};

/* All are for anyone: they are how a stranger becomes somebody. */
export function registrationRoutes(app: PortalApp): void {
  const { orm, publicOrigin } = app.portal;
  const config = { access: anyone };

  app.post('/signup', { config, schema: { body: signUp, response: { 202: accepted } } }, async (request, reply) => {
    const browser = browserOf(request);
    await takeSignUp(orm, request.body, { address: request.ip, browser, key: keyOf(request) });
    setSignUpCookie(reply, publicOrigin, browser, LINK_HOURS * 3600);
    return reply.code(202).send({});
  });

  app.post('/resend', { config, schema: { body: resend, response: { 202: accepted } } }, async (request, reply) => {
    const { email } = request.body;
    await writeAs(request, nobody(request), async (write) => {
      await countAttempt(write, 'resend:address', request.ip);
      // A refusal would tell a stranger that somebody else waits for this mail; those already sent still work.
      if (await isWithinLimit(write, 'resend:email', email))
        await enqueue(write.db, 'send-link', { kind: 'confirmation', email });
    });
    return reply.code(202).send({});
  });

  const byCui = { querystring: cuiQuery, response: { 200: cuiAnswer } };
  app.get('/organisations-by-cui', { config, schema: byCui }, async (request) => ({
    organisation: await organisationForStranger(orm, normaliseCui(request.query.cui), request.ip),
  }));
}
