import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { contactOperations } from '@psp/contracts/contact';
import { readContact } from '@psp/domain/publishing/site-content/contact';
import { readNewsletterConsent } from '@psp/domain/publishing/newsletter/consent-text';
import { notKept } from '../preview.ts';

/** Contact details of the association and the words of the subscription form: what the footer of each page shows. */
export const contactRoutes = (app: PortalApp): void =>
  implement(app, 'public', contactOperations, {
    view: async ({ db }, { previzualizare }, reply) => {
      if (previzualizare) notKept(reply);
      const [contact, newsletterConsent] = await Promise.all([
        readContact(db, previzualizare),
        readNewsletterConsent(db),
      ]);
      return { ...contact, newsletterConsent };
    },
  });
