import { z } from 'zod';
import { editors, viewers } from './access.ts';
import { id, isoDateTime, pageOf, paging, version, versioned } from './common.ts';
import { act, file, operations, read, upload } from './operations.ts';
import { IMPORT_INVITATIONS, IMPORT_OUTCOMES, ORGANISATION_IMPORT_STATUSES } from './organisation-import-names.ts';

const outcome = z.enum(IMPORT_OUTCOMES);

const listed = {
  id,
  /** Name of the table. */
  name: z.string(),
  status: z.enum(ORGANISATION_IMPORT_STATUSES),
  createdAt: isoDateTime,
  by: z.string(),
  rows: z.int(),
  /** Rows that are invited. */
  ready: z.int(),
};
export const organisationImportItem = z.object(listed);
export type OrganisationImportItem = z.infer<typeof organisationImportItem>;
export const organisationImportQuery = z.strictObject(paging);
export type OrganisationImportQuery = z.infer<typeof organisationImportQuery>;
export const organisationImportList = pageOf(organisationImportItem);

export const organisationImportView = z.object({
  ...listed,
  version,
  /** Number of rows by outcome. */
  counts: z.object({ new: z.int(), known: z.int(), invited: z.int(), twice: z.int(), wrong: z.int() }),
  /** Organisations that have accepted. */
  accepted: z.int(),
  /** The act that invites the rows; null before it is started. */
  bulkActId: id.nullable(),
  /** When the table and its rows are deleted. */
  deletedAt: isoDateTime,
  actions: z.array(z.enum(['start', 'drop'])),
});
export type OrganisationImportView = z.infer<typeof organisationImportView>;

export const importRowQuery = z.strictObject({
  ...paging,
  outcome: z.enum(['all', ...IMPORT_OUTCOMES]).default('all'),
});
export type ImportRowQuery = z.infer<typeof importRowQuery>;
/** The invitation that an organisation of a table was sent. */
export const importInvitation = z.object({
  id,
  email: z.string(),
  status: z.enum(IMPORT_INVITATIONS),
  version,
  actions: z.array(z.enum(['revoke'])),
});
export type ImportInvitation = z.infer<typeof importInvitation>;
export const importRow = z.object({
  position: z.int(),
  /** Line of the table. */
  line: z.int(),
  name: z.string(),
  cui: z.string(),
  email: z.string(),
  outcome,
  /** The state of `sent` for pages of the release before, which do not know revoked invitations: these count as expired. */
  invitation: z.enum(['open', 'accepted', 'expired']).nullable(),
  /** Null for a row that is not invited, or not yet. Optional until the next release. */
  sent: importInvitation.nullable().optional(),
  /** Why it is not invited, with the column; null for a row that is. */
  problem: z.string().nullable(),
});
export type ImportRow = z.infer<typeof importRow>;
export const importRowList = pageOf(importRow);

const changed = { access: editors, view: organisationImportView };
/** Imports of members and partners from a table: it is read and shown, then each organisation is invited by mail. */
export const organisationImportOperations = operations(['admin'], {
  list: read('/organisation-imports', {
    access: viewers,
    query: organisationImportQuery,
    view: organisationImportList,
  }),
  view: read('/organisation-imports/:id', { access: viewers, view: organisationImportView }),
  rows: read('/organisation-imports/:id/rows', { access: viewers, query: importRowQuery, view: importRowList }),
  /** The rows that are not invited, with their cells and the reason, as CSV. */
  refused: file('/organisation-imports/:id/refused', { access: viewers }),
  example: file('/organisation-import-example', { access: viewers }),
  create: upload('organisation-import.create', '/organisation-imports', changed),
  start: act('organisation-import.start', 'POST /organisation-imports/:id/start', { ...changed, body: versioned }),
  drop: act('organisation-import.drop', 'POST /organisation-imports/:id/drop', { ...changed, body: versioned }),
  revoke: act('founding-invitation.revoke', 'POST /founding-invitations/:id/revoke', {
    ...{ access: editors, body: versioned, view: importInvitation },
  }),
});
