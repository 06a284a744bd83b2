import { z } from 'zod';
import { applicants, editors, viewers } from './access.ts';
import {
  applicationList,
  applicationQuery,
  applicationView,
  approveApplication,
  editApplication,
  ownApplication,
} from './applications.ts';
import { versioned, withReason } from './common.ts';
import { act, file, operations, read } from './operations.ts';

/* Separate from applications.ts, whose schemas are loaded by pages with the application form. */

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

const applicant = /* @__PURE__ */ applicants('viewer');
const edited = { access: /* @__PURE__ */ applicants('editor'), view: ownApplication };
/** The application of the person's organisation. It can be read also while suspended, and edited until it is decided. */
export const ownApplicationOperations = operations(['identity'], {
  view: read('/application', { access: applicant, view: ownApplication }),
  file: file('/application/files/:id', { access: applicant }),
  edit: act('organisation.edit', 'PUT /application', { ...edited, body: editApplication }),
  resubmit: act('organisation.resubmit', 'POST /application/resubmit', { ...edited, body: versioned }),
});
