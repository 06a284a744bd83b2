import { anyone } from '@psp/auth/server/access';
import { sendJson, shared } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { contactView } from '@psp/contracts/contact';
import { readContact } from '@psp/domain/organisations/contact';

export const contactRoutes = (app: PortalApp): void => {
  const schema = { response: { 200: contactView } };
  app.get('/contact', { config: { access: anyone }, schema }, async (request, reply) =>
    sendJson(reply, await shared('contact', () => readContact(request.db))),
  );
};
