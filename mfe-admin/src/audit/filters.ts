import { auditQuery as query, type AuditList, type AuditQuery } from '@psp/contracts/audit';
import { ENTITY_LABELS } from '@psp/contracts/audited-entities';
import { ACT_LABELS } from '@psp/contracts/capabilities';
import { formatDate } from '@psp/design-system/format';
import { dayChips } from '@psp/features/reports/ui/day-chips';
import { bySchema } from '@psp/remote/lists/by-schema';
import { type Chip, listFilters } from '@psp/remote/lists/list-filters';
import { strings } from './strings.ts';

export const auditFilters = listFilters('/admin/audit', bySchema(query), {
  entity: { label: strings.entity, placeholder: strings.anyEntity, options: ENTITY_LABELS },
  act: { label: strings.act, placeholder: strings.anyAct, options: ACT_LABELS },
  outcome: { label: strings.outcome, placeholder: strings.anyOutcome, options: strings.outcomes },
});

/** Options of the acts on one kind of object; without one of all, each with its object. */
export const actOptions = (entity: string | undefined) =>
  Object.entries(ACT_LABELS)
    .map(([value, label]) => ({ value, label, of: value.slice(0, value.indexOf('.')) }))
    .filter(({ of }) => entity === undefined || of === entity)
    .map(({ value, label, of }) => ({
      value,
      label: entity === undefined ? `${label} (${entityLabel(of).toLowerCase()})` : label,
    }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'ro'));

const labels: Readonly<Record<string, string>> = ENTITY_LABELS;
export const entityLabel = (entity: string): string => labels[entity] ?? entity;

/** Chips of the filters without a select: person, organisation, object and days. */
export const moreChips = (filters: AuditQuery, chosen: AuditList['chosen'] | undefined): Chip[] => [
  ...(filters.account ? [{ key: 'account', label: strings.ofPerson(chosen?.account ?? strings.chosen) }] : []),
  ...(filters.organisation
    ? [{ key: 'organisation', label: strings.ofOrganisation(chosen?.organisation ?? strings.chosen) }]
    : []),
  ...(filters.object ? [{ key: 'object', label: strings.ofObject(chosen?.object ?? strings.chosen) }] : []),
  ...dayChips(filters, { from: (day) => strings.from(formatDate(day)), to: (day) => strings.to(formatDate(day)) }),
];
