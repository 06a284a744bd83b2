import { anyone } from '@psp/contracts/access';
import type { PortalApp } from '@psp/bff-kit/service';
import { contactView } from '@psp/contracts/contact';
import { previewQuery } from '@psp/contracts/landing';
import { readContact } from '@psp/domain/publishing/site-content/contact';
import { notKept } from '../preview.ts';

const config = { access: anyone, topics: ['content', 'partners'] } as const;

/** How the association is reached. */
export const contactRoutes = (app: PortalApp): void => {
  const schema = { querystring: previewQuery, response: { 200: contactView } };
  app.get('/contact', { config, schema }, async (request, reply) => {
    const { previzualizare } = request.query;
    if (previzualizare) notKept(reply);
    return readContact(request.db, previzualizare);
  });
};
