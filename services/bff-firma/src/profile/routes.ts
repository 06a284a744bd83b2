import { editors, presenters, viewers } from '@psp/contracts/access';
import { actorOf } from '@psp/auth/server/plugin';
import { actRoute } from '@psp/bff-kit/act-route';
import { sendJson } from '@psp/bff-kit/read';
import { pictureRoute } from '@psp/bff-kit/uploads/picture-route';
import type { PortalApp } from '@psp/bff-kit/service';
import { idParams, versioned } from '@psp/contracts/common';
import {
  COMPANY_ITEMS,
  COMPANY_SECTIONS,
  companyOrder,
  type CompanySection,
  savedOver,
} from '@psp/contracts/company-bodies';
import { COMPANY_LISTS, type CompanyList } from '@psp/contracts/company-names';
import { ownCompany } from '@psp/contracts/own-company';
import { partnerView } from '@psp/contracts/partners';
import type { Actor } from '@psp/domain/actor';
import { editCompanySection } from '@psp/domain/presenting/partners/company';
import {
  addCompanyPart,
  editCompanyPart,
  orderCompanyParts,
  removeCompanyPart,
} from '@psp/domain/presenting/partners/company-parts';
import { askBadge } from '@psp/domain/presenting/partners/decide-badge';
import { readOwnCompany } from '@psp/domain/presenting/partners/own-company';
import { fileOfOwnCertificate } from '@psp/domain/sourcing/attachments/read-file';
import { previewPartner } from '@psp/domain/presenting/partners/profile';
import type { Write } from '@psp/domain/write';
import { attachmentDownload } from '@psp/features/attachments/server/routes';
import { identityRoutes } from '@psp/features/organisations/server/routes';
import { z } from 'zod';
import { confirmationRoutes } from './confirmations.ts';

/* Each change answers the profile as it stands then. */
const changed = {
  access: presenters('firma'),
  view: ownCompany,
  answer: ({ db, actor, now }: Write<Actor>) => readOwnCompany(db, actor, now),
};

/** The firm's own profile: read, saved section by section, its lists item by item. */
export const profileRoutes = (app: PortalApp): void => {
  const config = { access: viewers('firma') };
  app.get('/profile', { config, schema: { response: { 200: ownCompany } } }, (request) =>
    readOwnCompany(request.db, actorOf(request), request.now),
  );
  app.get('/profile/preview', { config, schema: { response: { 200: partnerView } } }, async (request, reply) =>
    sendJson(reply, await previewPartner(request.db, actorOf(request))),
  );
  for (const section of Object.keys(COMPANY_SECTIONS) as CompanySection[]) sectionRoute(app, section);
  for (const list of COMPANY_LISTS) listRoutes(app, list);
  attachmentDownload(app, 'firma', '/profile/certificates/:id', fileOfOwnCertificate);
  actRoute(app, 'organisation.askBadge', '/profile/badge', {
    ...changed,
    access: editors('firma'),
    body: z.strictObject({}),
    command: askBadge,
  });
  confirmationRoutes(app);
  identityRoutes(app, 'firma');
  pictureRoute(app, 'organisation.showLogo', '/profile/pictures', { access: presenters('firma') });
};

const sectionRoute = (app: PortalApp, section: CompanySection): void =>
  actRoute(app, 'organisation.editProfile', `/profile/${section}`, {
    ...changed,
    method: 'PUT',
    body: savedOver(COMPANY_SECTIONS[section]),
    command: (write, { version, content }) => editCompanySection(write, { section, version, content }),
  });

const listRoutes = (app: PortalApp, list: CompanyList): void => {
  const path = `/profile/${list}`;
  const one = { ...changed, params: idParams };
  actRoute(app, 'organisation.addToProfile', path, {
    ...changed,
    body: z.strictObject({ content: COMPANY_ITEMS[list] }),
    command: (write, { content }) => addCompanyPart(write, { list, content }),
  });
  actRoute(app, 'organisation.editInProfile', `${path}/:id`, {
    ...one,
    method: 'PUT',
    body: savedOver(COMPANY_ITEMS[list]),
    command: (write, input) => editCompanyPart(write, { list, ...input }),
  });
  actRoute(app, 'organisation.removeFromProfile', `${path}/:id/remove`, {
    ...one,
    body: versioned,
    command: (write, input) => removeCompanyPart(write, { list, ...input }),
  });
  actRoute(app, 'organisation.orderProfile', `${path}/order`, {
    ...changed,
    body: companyOrder,
    command: (write, { order }) => orderCompanyParts(write, { list, order }),
  });
};
