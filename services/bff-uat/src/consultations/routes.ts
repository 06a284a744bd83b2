import { editors } from '@psp/contracts/access';
import { actRoute } from '@psp/bff-kit/act-route';
import type { PortalApp } from '@psp/bff-kit/service';
import { idParams } from '@psp/contracts/common';
import { concludeConsultation as conclusionBody } from '@psp/contracts/consultations';
import { requestView } from '@psp/contracts/service-requests';
import { fileOfOpenedAnswer } from '@psp/domain/sourcing/attachments/read-file';
import { concludeConsultation } from '@psp/domain/sourcing/consultations/conclude';
import { attachmentDownload } from '@psp/features/attachments/server/routes';
import { changedRequest } from '../service-requests/views.ts';

/* Reading and opening are those of every request. */
export const consultationRoutes = (app: PortalApp): void => {
  attachmentDownload(app, 'uat', '/consultation-answers/:id', fileOfOpenedAnswer);
  actRoute(app, 'service-request.conclude', '/service-requests/:id/conclude', {
    access: editors('uat'),
    params: idParams,
    body: conclusionBody,
    view: requestView,
    command: concludeConsultation,
    answer: (write, _, { id }) => changedRequest(write, id),
  });
};
