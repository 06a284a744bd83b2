import { editors, viewers } from './access.ts';
import { withReason } from './common.ts';
import { act, file, operations, read } from './operations.ts';
import {
  overseenRequestExport,
  overseenRequestList,
  overseenRequestQuery,
  overseenRequestView,
  sendReminder,
} from './overseen.ts';

const step = { access: editors, view: overseenRequestView };

/** All sent requests with their audit, for ADMIN. An export is itself recorded. */
export const adminRequestOperations = operations(['admin'], {
  list: read('/service-requests', { access: viewers, query: overseenRequestQuery, view: overseenRequestList }),
  export: file('/service-requests/export', { access: viewers, query: overseenRequestExport }),
  audit: read('/service-requests/:id/audit', { access: viewers, view: overseenRequestView }),
  attachment: file('/service-requests/:id/attachments/:fileId', { access: viewers }),
  cancel: act('service-request.cancel', 'POST /service-requests/:id/cancel', { ...step, body: withReason }),
  remind: act('service-request.remind', 'POST /service-requests/:id/remind', { ...step, body: sendReminder }),
  remindFirms: act('service-request.remindFirms', 'POST /service-requests/:id/remind-firms', {
    ...step,
    body: sendReminder,
  }),
});
