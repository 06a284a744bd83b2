import { z } from 'zod';
import { editors, viewers } from './access.ts';
import { applicationList, applicationQuery, applicationView, approveApplication } from './applications.ts';
import { withReason } from './common.ts';
import { act, file, operations, read } from './operations.ts';

/* Apart from applications.ts, of which pages with the form of an application load the schemas. */

const decision = { access: editors, view: applicationView };
/** ADMIN's decisions on applications. */
export const applicationOperations = operations(['admin'], {
  list: read('/applications', { access: viewers, query: applicationQuery, view: applicationList }),
  view: read('/applications/:id', { access: viewers, view: applicationView }),
  file: file('/applications/:id/files/:fileId', { access: viewers }),
  approve: act('organisation.approve', 'POST /applications/:id/approve', { ...decision, body: approveApplication }),
  requestInfo: act('organisation.requestInfo', 'POST /applications/:id/request-info', {
    ...decision,
    body: withReason,
  }),
  reject: act('organisation.reject', 'POST /applications/:id/reject', { ...decision, body: withReason }),
  resend: act('registration.resend', 'POST /applications/:id/resend', { ...decision, body: z.strictObject({}) }),
});
