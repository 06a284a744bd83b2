import { defineEntity, p } from '@mikro-orm/core';
import type { StoredComparison } from '@psp/contracts/comparison';
import type { RequestKind } from '@psp/contracts/consultations';
import type { Weights } from '@psp/contracts/scores';
import type { RequestStatus, Urgency, Visibility } from '@psp/contracts/service-requests';
import type { CountyCode, DomainSlug } from '@psp/contracts/taxonomies';
import type { PurchaseKind } from '@psp/contracts/thresholds';
import { createdAt, numberOf, row, updatedAt } from '../../columns.ts';

/** What is stored of a request. */
export const requestSchema = defineEntity({
  name: 'ServiceRequest',
  tableName: 'service_request',
  properties: {
    ...row,
    createdAt,
    updatedAt,
    number: numberOf('next_service_request_number'),
    organisationId: p.uuid(),
    createdBy: p.uuid(),
    title: p.text().default(''),
    category: p.string().$type<DomainSlug>().nullable(),
    description: p.text().default(''),
    deadline: p.datetime().nullable(),
    budgetMin: p.decimal('number').nullable(),
    budgetMax: p.decimal('number').nullable(),
    countyCode: p.string().$type<CountyCode>().nullable(),
    locality: p.text().default(''),
    /** Null in a draft whose kind nobody chose, and in what was sent before it was asked. */
    purchaseKind: p.string().$type<PurchaseKind>().nullable(),
    cpvCode: p.text().nullable(),
    urgency: p.string().$type<Urgency>().default('medium'),
    visibility: p.string().$type<Visibility>().default('all'),
    status: p.string().$type<RequestStatus>().default('draft'),
    revision: p.integer().default(1),
    sentAt: p.datetime().nullable(),
    openedAt: p.datetime().nullable(),
    startedAt: p.datetime().nullable(),
    closedAt: p.datetime().nullable(),
    cancelReason: p.text().nullable(),
    kind: p.string().$type<RequestKind>().default('purchase'),
    conclusion: p.text().nullable(),
    /** The solution of the marketplace that it was begun from. */
    solutionId: p.uuid().nullable(),
    reminders: p.integer().default(0),
    /** Weights and marks of methods; null before somebody chose any. */
    comparison: p.json<StoredComparison>().nullable(),
    /** Weights that firms are told with the request; null: they are not. */
    announcedWeights: p.json<Weights>().nullable(),
  },
});
