import { editors, viewers } from './access.ts';
import { withReason } from './common.ts';
import { adminRequestList, adminRequestQuery, auditTrail } from './dashboards.ts';
import { act, file, operations, read } from './operations.ts';

/** All sent requests with their audit, for ADMIN. */
export const adminRequestOperations = operations(['admin'], {
  list: read('/service-requests', { access: viewers, query: adminRequestQuery, view: adminRequestList }),
  audit: read('/service-requests/:id/audit', { access: viewers, view: auditTrail }),
  attachment: file('/service-requests/:id/attachments/:fileId', { access: viewers }),
  cancel: act('service-request.cancel', 'POST /service-requests/:id/cancel', {
    access: editors,
    body: withReason,
    view: auditTrail,
  }),
});
