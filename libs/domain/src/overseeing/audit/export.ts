import { AUDIT_EXPORT_MAX, type AuditFilters } from '@psp/contracts/audit';
import { ENTITY_LABELS } from '@psp/contracts/audited-entities';
import { actLabel } from '@psp/contracts/history';
import type { Actor } from '../../actor.ts';
import { dateOf, type ExportColumns } from '../../export.ts';
import { record } from '../../operating/audit/record.ts';
import type { Write } from '../../write.ts';
import { auditRows, type ExportedAct } from './queries.ts';
import { strings } from './strings.ts';

const labels: Readonly<Record<string, string>> = ENTITY_LABELS;

/** Reads the filtered audit, newest first, up to AUDIT_EXPORT_MAX rows, and records that it was exported, with the filters. */
export const exportAudit = async (write: Write<Actor>, filters: AuditFilters): Promise<ExportedAct[]> => {
  const rows = await auditRows(write.db, filters, AUDIT_EXPORT_MAX);
  const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
  record(write, { entity: 'audit', id: null }, { action: 'export' }, { details: { ...given, rows: rows.length } });
  return rows;
};

export const EXPORT_COLUMNS: ExportColumns<ExportedAct> = [
  { label: strings.at, value: ({ at }) => dateOf(at) },
  { label: strings.person, value: ({ person }) => person?.name ?? strings.portal },
  { label: strings.email, value: ({ email }) => email },
  { label: strings.organisation, value: ({ organisation }) => organisation?.name ?? null },
  { label: strings.act, value: ({ action, about }) => (about ? `${actLabel(action)}: ${about}` : actLabel(action)) },
  { label: strings.outcome, value: ({ outcome }) => strings.outcomes[outcome] },
  { label: strings.entity, value: ({ entity }) => labels[entity] ?? entity },
  { label: strings.object, value: ({ object }) => object?.title ?? null },
  { label: strings.objectId, value: ({ object }) => object?.id ?? null },
  { label: strings.from, value: ({ from }) => from },
  { label: strings.to, value: ({ to }) => to },
  { label: strings.reason, value: ({ reason }) => reason },
  { label: strings.details, value: ({ details }) => details.map(({ name, value }) => `${name}: ${value}`).join('; ') },
  { label: strings.traceId, value: ({ traceId }) => traceId },
  { label: strings.id, value: ({ id }) => id },
];
