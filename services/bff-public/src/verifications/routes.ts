import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { readCode, verificationOperations } from '@psp/contracts/documents';
import { countAttemptApart } from '@psp/domain/operating/limits/limit';
import { checkCertificateHolder } from '@psp/domain/attending/certificates/certificates';
import { found } from '@psp/domain/load';
import { verify } from '@psp/domain/operating/documents/verify';
import { transaction, type Write } from '@psp/domain/write';

/* Verifies a document's code. Attempts are limited by IP address, including malformed codes, so that codes cannot be guessed. */
export const verificationRoutes = (app: PortalApp): void =>
  implement(app, 'public', verificationOperations, {
    view: async ({ db, request }, { code }, reply) => {
      await countAttemptApart(app.portal.orm, 'verify:address', request.ip);
      reply.header('cache-control', 'no-store');
      return verify(db, found(readCode(code)));
    },
    // A malformed code is answered like a wrong name.
    holder: async ({ request }, { code, name }, reply) => {
      reply.header('cache-control', 'no-store');
      const typed = { code: readCode(code) ?? '', name, address: request.ip };
      const check = (write: Write<null>) => checkCertificateHolder(write, typed);
      return { isHolder: await transaction(app.portal.orm, { actor: null }, check) };
    },
  });
