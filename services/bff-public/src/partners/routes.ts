import { implement } from '@psp/bff-kit/implement';
import { shareRead } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { sendStoredFile } from '@psp/bff-kit/uploads/send-file';
import { publicPartnerOperations } from '@psp/contracts/partners';
import { found } from '@psp/domain/load';
import { listReviews, readPartner } from '@psp/domain/presenting/partners/profile';
import { listPartners } from '@psp/domain/presenting/partners/queries';
import { shownFileOfCertificate } from '@psp/domain/presenting/partners/attached-files';
import { countsPageView } from '../count-view.ts';

export const partnerRoutes = (app: PortalApp): void =>
  implement(app, 'public', publicPartnerOperations, {
    list: ({ db }, query) => shareRead(`partners ${JSON.stringify(query)}`, () => listPartners(db, query)),
    view: ({ db }, { id }) => readPartner(db, id),
    countView: countsPageView('profile'),
    reviews: ({ db }, { id, page }) => listReviews(db, id, page),
    certificateFile: async ({ db }, params, reply) =>
      sendStoredFile(reply, app.portal.files, found(await shownFileOfCertificate(db, params))),
  });
