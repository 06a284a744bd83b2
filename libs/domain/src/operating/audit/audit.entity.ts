import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id } from '../../columns.ts';

const auditSchema = defineEntity({
  name: 'Audit',
  tableName: 'audit',
  properties: {
    id,
    at: createdAt,
    accountId: p.uuid().nullable(),
    organisationId: p.uuid().nullable(),
    action: p.text(),
    entity: p.text(),
    entityId: p.uuid().nullable(),
    fromState: p.text().nullable(),
    toState: p.text().nullable(),
    reason: p.text().nullable(),
    outcome: p.string().$type<'done' | 'refused'>().default('done'),
    details: p.json<Record<string, unknown>>().nullable(),
    traceId: p.text().nullable(),
  },
});

/** One row of the append-only audit: who did what, when and why. The database refuses updates and deletes. */
export class Audit extends auditSchema.class {}
auditSchema.setClass(Audit);
