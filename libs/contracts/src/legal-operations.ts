import { editors, viewers } from './access.ts';
import { versioned } from './common.ts';
import { legalAdminList, legalAdminView, legalParams, publishLegal, saveLegalDraft } from './legal.ts';
import { act, operations, read } from './operations.ts';

/* Separate from legal.ts, whose schemas are loaded by pages with consent forms. */

const changed = { access: editors, params: legalParams, view: legalAdminView };
/** Drafts and versions of the documents, for ADMIN. */
export const legalAdminOperations = operations(['admin'], {
  list: read('/legal', { access: viewers, view: legalAdminList }),
  view: read('/legal/:slug', { access: viewers, params: legalParams, view: legalAdminView }),
  save: act('legal-version.edit', 'PUT /legal/:slug', { ...changed, body: saveLegalDraft }),
  discard: act('legal-version.discard', 'POST /legal/:slug/discard', { ...changed, body: versioned }),
  publish: act('legal-version.publish', 'POST /legal/:slug/publish', { ...changed, body: publishLegal }),
});
