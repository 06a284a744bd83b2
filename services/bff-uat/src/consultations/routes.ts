import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { consultationOperations } from '@psp/contracts/service-request-operations';
import { fileOfOpenedAnswer } from '@psp/domain/sourcing/consultations/attached-files';
import { concludeConsultation } from '@psp/domain/sourcing/consultations/conclude';
import { attachmentDownload } from '@psp/features/attachments/server/handlers';
import { onRequest } from '../service-requests/views.ts';

/* Consultations are read and opened by the routes of requests. */
export const consultationRoutes = (app: PortalApp): void =>
  implement(app, 'uat', consultationOperations, {
    attachment: attachmentDownload(fileOfOpenedAnswer),
    conclude: onRequest(concludeConsultation),
  });
