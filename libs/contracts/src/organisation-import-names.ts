/* Without zod, for pages that only show names. */
import type { StatusLabel } from './common.ts';

/** Maximum number of rows of the table, and its size in bytes. */
export const ORGANISATION_IMPORT_MAX = 5000;
export const ORGANISATION_IMPORT_BYTES = 5_000_000;
/** Days after which an import and its rows are deleted, and for which an invitation to found an organisation is open. */
export const ORGANISATION_IMPORT_DAYS = 30;
export const FOUNDING_DAYS = 14;

/** Columns of the table, in the order of the example. */
export const ORGANISATION_IMPORT_COLUMNS = [
  ...(['Fel', 'Denumire', 'CUI', 'E-mail', 'Județ', 'Localitate', 'Tip', 'Pachet', 'Adresă', 'Telefon'] as const),
  ...(['Nr. registrul comerțului', 'Reprezentant legal', 'Site', 'Domenii'] as const),
] as const;
export type OrganisationImportColumn = (typeof ORGANISATION_IMPORT_COLUMNS)[number];
/** Columns that the table must have. */
export const ORGANISATION_IMPORT_REQUIRED = ORGANISATION_IMPORT_COLUMNS.slice(0, 5);

/**
 * What becomes of a row: `new` is invited; `known` is in the portal, or asks to be let in; `invited` has an open invitation; `twice`
 * repeats a tax code of the table; `wrong` cannot be read.
 */
export const IMPORT_OUTCOMES = ['new', 'known', 'invited', 'twice', 'wrong'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];
export const IMPORT_OUTCOME_LABELS: Record<ImportOutcome, StatusLabel> = {
  new: { label: 'Se invită', tone: 'open' },
  known: { label: 'Există deja', tone: 'closed' },
  invited: { label: 'Invitată deja', tone: 'waiting' },
  twice: { label: 'Repetată', tone: 'closed' },
  wrong: { label: 'De îndreptat', tone: 'danger' },
};

/** What became of the invitation of a row that was invited. */
export const IMPORT_INVITATIONS = ['open', 'accepted', 'expired', 'revoked'] as const;
export type ImportInvitation = (typeof IMPORT_INVITATIONS)[number];
export const IMPORT_INVITATION_LABELS: Record<ImportInvitation, StatusLabel> = {
  open: { label: 'Invitată', tone: 'progress' },
  accepted: { label: 'A intrat', tone: 'success' },
  expired: { label: 'Invitație expirată', tone: 'closed' },
  revoked: { label: 'Invitație anulată', tone: 'closed' },
};

/** `ready`: shown before it is started; `started`: an act invites its rows. */
export const ORGANISATION_IMPORT_STATUSES = ['ready', 'started', 'dropped'] as const;
export type OrganisationImportStatus = (typeof ORGANISATION_IMPORT_STATUSES)[number];
export const ORGANISATION_IMPORT_STATUS: Record<OrganisationImportStatus, StatusLabel> = {
  ready: { label: 'De confirmat', tone: 'waiting' },
  started: { label: 'Pornit', tone: 'success' },
  dropped: { label: 'Renunțat', tone: 'closed' },
};
