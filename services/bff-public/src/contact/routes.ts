import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { contactOperations } from '@psp/contracts/contact';
import { readContact } from '@psp/domain/publishing/site-content/contact';
import { notKept } from '../preview.ts';

/** Contact details of the association. */
export const contactRoutes = (app: PortalApp): void =>
  implement(app, 'public', contactOperations, {
    view: async ({ db }, { previzualizare }, reply) => {
      if (previzualizare) notKept(reply);
      return readContact(db, previzualizare);
    },
  });
