import type { AmendmentView } from '@psp/contracts/amendments';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Sql } from '../../sql.ts';
import { amendmentActions } from './amendment.entity.ts';

export type StoredAmendment = Omit<AmendmentView, 'actions'> & { organisationId: string };

/** The amendments of a project as JSON, newest first. */
export const amendmentsOf = (projectId: Sql): RawBuilder<string> => sql<string>`(
  select coalesce(json_agg(json_build_object('id', a.id, 'version', a.version, 'status', a.status, 'by', w.name,
    'organisationId', a.organisation_id,
    'before', json_build_object('dueOn', a.due_before, 'price', a.price_before),
    'after', json_build_object('dueOn', a.due_after, 'price', a.price_after),
    'reason', a.reason, 'moves', a.moves, 'declineReason', a.decline_reason, 'createdAt', a.created_at, 'decidedAt', a.decided_at)
    order by a.id desc), '[]')
  from amendment a join organisation w on w.id = a.organisation_id where a.project_id = ${projectId})`;

/** The amendment with the actor's actions. */
export const withAmendmentActions = (
  { organisationId, ...amendment }: StoredAmendment,
  sides: { uatId: string; firmaId: string },
  actor: Actor,
  now: Date,
): AmendmentView => ({
  ...amendment,
  actions: amendmentActions({ ...sides, status: amendment.status, proposedBy: organisationId }, actor, now),
});
