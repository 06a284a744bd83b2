import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { adminRequestOperations } from '@psp/contracts/admin-requests';
import { fileOfSentRequest } from '@psp/domain/sourcing/service-requests/attached-files';
import { listAllRequests, readAuditTrail } from '@psp/domain/overseeing/service-requests/queries';
import { cancelRequest } from '@psp/domain/sourcing/service-requests/end-request';
import { attachmentDownload } from '@psp/features/attachments/server/handlers';
import { actsOn, type Reading } from '../acts-on.ts';

const auditOf = ({ db, actor, now }: Reading, id: string) => readAuditTrail(db, actor, id, now);

/** All sent requests with their audit trails. */
export const requestRoutes = (app: PortalApp): void =>
  implement(app, 'admin', adminRequestOperations, {
    list: ({ db }, query) => listAllRequests(db, query),
    audit: (read, { id }) => auditOf(read, id),
    attachment: attachmentDownload(fileOfSentRequest),
    cancel: actsOn(auditOf)(cancelRequest),
  });
