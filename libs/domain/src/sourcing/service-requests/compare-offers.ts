import type { Marks } from '@psp/contracts/comparison';
import { sameWeights, type Weights } from '@psp/contracts/scores';
import { sql } from 'kysely';
import type { Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { expectVersion } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import type { Write } from '../../write.ts';
import { isConfirmed } from '../offers/queries.ts';
import { invitedFirms, ownRequest } from './own-request.ts';
import type { ServiceRequest } from './service-request.entity.ts';
import { comparisonStrings as strings } from './strings.ts';
import { notifyOfRevision } from './write-request.ts';

interface Comparison {
  weights?: Weights | undefined;
  marks?: Marks | undefined;
}

/** Details of a comparison in the audit: new and old values, with changed marks only. */
export interface RecordedComparison extends Comparison {
  before: Comparison;
  /** True after the opening. */
  opened: boolean;
  /** Description of the change, for histories. */
  title: string;
}

/**
 * Sets the weights of a request, the marks of its offers' methods, or both. Changing announced weights before the opening makes a
 * new revision. Throws `not_found` for an offer to another request, `reason.required` for a change after the opening without a
 * reason.
 */
export const saveComparison = async (
  write: Write<Actor>,
  { id, version, reason, ...sent }: Versioned & Comparison & { reason?: string | undefined },
): Promise<void> => {
  const request = await ownRequest(write, id);
  expectVersion(request, version);
  const { weights, marks, before } = changesOf(request, sent);
  const opened = request.openedAt != null;
  const comparison = {
    weights: weights ?? request.weights(),
    ...(marks && { marks: { ...request.comparison?.marks, ...marks } }),
  };
  const { revision } = request;
  const change = request.compare(write.actor, comparison, write.now);
  if (opened && !reason && (weights || Object.values(before.marks ?? {}).some((mark) => mark !== null)))
    throw new DomainError('reason.required', { fields: { reason: strings.reasonMissing } });
  const names = await namesOf(write, id, Object.keys(sent.marks ?? {}));
  const title = strings.change({ weights, marks, before, opened }, names);
  const details = { weights, marks, before, opened, title } satisfies RecordedComparison;
  record(write, { entity: 'service-request', id }, change, { details: { ...details }, reason: reason || null });
  if (request.revision === revision) return;
  const edit = { action: 'edit', from: change.from, to: change.to };
  record(write, { entity: 'service-request', id }, edit, { details: { revision: request.revision } });
  await notifyOfRevision(write, request, await invitedFirms(write.db, id));
};

const changesOf = (request: ServiceRequest, { weights, marks }: Comparison): Comparison & { before: Comparison } => {
  const old = request.weights();
  const hasNewWeights = weights && !sameWeights(weights, old);
  const markOf = (offerId: string) => request.comparison?.marks?.[offerId] ?? null;
  const changed = Object.entries(marks ?? {}).filter(([offerId, mark]) => mark !== markOf(offerId));
  const before = Object.fromEntries(changed.map(([offerId]) => [offerId, markOf(offerId)]));
  return {
    ...(hasNewWeights && { weights }),
    ...(marks && { marks: Object.fromEntries(changed) }),
    before: { ...(hasNewWeights && { weights: old }), ...(marks && { marks: before }) },
  };
};

/* Names of firms by the ids of their offers to the request. */
const namesOf = async (
  { db }: Write<Actor>,
  requestId: string,
  ids: string[],
): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const known = await db.run(sql<{ id: string; name: string }>`select o.id, f.name
    from offer o join organisation f on f.id = o.organisation_id
    where o.request_id = ${requestId} and o.id = any (${ids}::uuid[])
      and o.status not in ('draft', 'withdrawn') and ${isConfirmed}`);
  if (known.length < ids.length) throw new DomainError('not_found');
  return new Map(known.map(({ id, name }) => [id, name]));
};
