import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { readCode, verificationOperations } from '@psp/contracts/documents';
import { countAttemptApart } from '@psp/domain/operating/limits/limit';
import { found } from '@psp/domain/load';
import { verify } from '@psp/domain/operating/documents/verify';

/* Verifies a document's code. Attempts are limited by IP address, including malformed codes, so that codes cannot be guessed. */
export const verificationRoutes = (app: PortalApp): void =>
  implement(app, 'public', verificationOperations, {
    view: async ({ db, request }, { code }, reply) => {
      await countAttemptApart(app.portal.orm, 'verify:address', request.ip);
      reply.header('cache-control', 'no-store');
      return verify(db, found(readCode(code)));
    },
  });
