import { editors, viewers } from './access.ts';
import { withReason } from './common.ts';
import { act, file, operations, read } from './operations.ts';
import {
  overseenOfferExport,
  overseenOfferList,
  overseenOfferQuery,
  overseenOfferView,
  overseenProjectExport,
  overseenProjectList,
  overseenProjectQuery,
  overseenProjectView,
  sendReminder,
} from './overseen.ts';

const project = { access: editors, view: overseenProjectView };

/** All projects, for ADMIN. An export is itself recorded. */
export const overseenProjectOperations = operations(['admin'], {
  list: read('/projects', { access: viewers, query: overseenProjectQuery, view: overseenProjectList }),
  export: file('/projects/export', { access: viewers, query: overseenProjectExport }),
  view: read('/projects/:id', { access: viewers, view: overseenProjectView }),
  cancel: act('project.cancel', 'POST /projects/:id/cancel', { ...project, body: withReason }),
  remind: act('project.remind', 'POST /projects/:id/remind', { ...project, body: sendReminder }),
});

/** The offers that their authorities have opened, for ADMIN. Of sealed ones there is nothing, not even a number. */
export const overseenOfferOperations = operations(['admin'], {
  list: read('/offers', { access: viewers, query: overseenOfferQuery, view: overseenOfferList }),
  export: file('/offers/export', { access: viewers, query: overseenOfferExport }),
  view: read('/offers/:id', { access: viewers, view: overseenOfferView }),
});
