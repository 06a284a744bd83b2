import { z } from 'zod';
import { editors } from './access.ts';
import { ENTITY_LABELS } from './audited-entities.ts';
import { ACT_LABELS } from './capabilities.ts';
import { id, isoDate, isoDateTime, pageOf, paging, party } from './common.ts';
import type { Act, AuditedEntity } from './history.ts';
import { file, operations, read } from './operations.ts';

export const AUDITED_ENTITIES = Object.keys(ENTITY_LABELS) as AuditedEntity[];
const ACTS = Object.keys(ACT_LABELS) as Act[];

/** A refused act is an attempt that the portal did not allow. */
export const OUTCOMES = ['done', 'refused'] as const;
export type Outcome = (typeof OUTCOMES)[number];

const shown = {
  /** Who acted, and for which organisation. */
  account: id.optional(),
  organisation: id.optional(),
  /** Id of the record that was acted on. */
  object: id.optional(),
  entity: z.enum(AUDITED_ENTITIES).optional(),
  act: z.enum(ACTS).optional(),
  outcome: z.enum(OUTCOMES).optional(),
  /** First and last day, in Romania. */
  from: isoDate.optional(),
  to: isoDate.optional(),
};
export const auditQuery = z.strictObject({ ...paging, ...shown });
export type AuditQuery = z.infer<typeof auditQuery>;
export type AuditFilters = Omit<AuditQuery, 'page'>;
export const auditExportQuery = z.strictObject({ ...shown, format: z.enum(['csv', 'xlsx']) });
export type AuditExportQuery = z.infer<typeof auditExportQuery>;

/** Maximum number of rows in an exported file, the newest ones. */
export const AUDIT_EXPORT_MAX = 10_000;

export const auditItem = z.object({
  id,
  at: isoDateTime,
  /** Null for acts of the portal itself. */
  person: party.nullable(),
  organisation: party.nullable(),
  action: z.string(),
  about: z.string().nullable(),
  entity: z.string(),
  /** `title` and `href` (a page of the association's area) are null for what the association cannot open. */
  object: z.object({ id, title: z.string().nullable(), href: z.string().nullable() }).nullable(),
  /** States in words. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  reason: z.string().nullable(),
  outcome: z.enum(OUTCOMES),
});
export type AuditItem = z.infer<typeof auditItem>;

/** `chosen`: names of what the filters `account`, `organisation` and `object` select; null for an unknown one. */
export const auditList = pageOf(auditItem).extend({
  chosen: z.object({
    account: z.string().nullable(),
    organisation: z.string().nullable(),
    object: z.string().nullable(),
  }),
});
export type AuditList = z.infer<typeof auditList>;

export const auditView = auditItem.extend({
  email: z.string().nullable(),
  /** Labels and values in words. */
  details: z.array(z.object({ name: z.string(), value: z.string() })),
  traceId: z.string().nullable(),
  /** Its hash in the chain, whose position would tell how many acts are left out; null until it is sealed, usually within a minute. */
  seal: z.string().nullable(),
});
export type AuditView = z.infer<typeof auditView>;

/** The recorded acts of everybody, for ADMIN. What concerns sealed offers is left out until they are opened. */
export const auditOperations = operations(['admin'], {
  list: read('/audit', { access: editors, query: auditQuery, view: auditList }),
  export: file('/audit/export', { access: editors, query: auditExportQuery }),
  view: read('/audit/:id', { access: editors, view: auditView }),
});
