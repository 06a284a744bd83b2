import { editors, viewers } from '@psp/auth/server/access';
import { actorOf } from '@psp/auth/server/plugin';
import { actRoute } from '@psp/bff-kit/act-route';
import type { PortalApp } from '@psp/bff-kit/service';
import {
  blockOrganisation as blockBody,
  messageSettings,
  setFirstContact as firstContactBody,
} from '@psp/contracts/messages';
import type { Actor } from '@psp/domain/actor';
import { blockOrganisation, readSettings, setFirstContact } from '@psp/domain/communicating/messages/contact-settings';
import type { Write } from '@psp/domain/write';

/** Who may write to the organisation first, and whose messages it does not take. */
export const contactRoutes = (app: PortalApp, kind: 'uat' | 'firma'): void => {
  const config = { access: viewers(kind) };
  app.get('/message-settings', { config, schema: { response: { 200: messageSettings } } }, (request) =>
    readSettings(request.db, actorOf(request)),
  );
  const changed = {
    access: editors(kind),
    view: messageSettings,
    answer: ({ db, actor }: Write<Actor>) => readSettings(db, actor),
  };
  actRoute(app, 'organisation.setFirstContact', '/message-settings/first-contact', {
    ...changed,
    method: 'PUT',
    body: firstContactBody,
    command: setFirstContact,
  });
  actRoute(app, 'organisation.block', '/message-settings/blocked', {
    ...changed,
    body: blockBody,
    command: blockOrganisation,
  });
};
