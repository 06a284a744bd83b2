import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { CommunityStatus } from '@psp/contracts/communities';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { found } from '../../load.ts';
import type { Change } from '../../state-machine.ts';
import { Community } from './community.entity.ts';

/** A showcase that the actor keeps or, from the association, moderates; locked until the transaction ends. */
export const ownCommunity = async (em: EntityManager, actor: Actor, id: string): Promise<Community> => {
  const side = actor.kind === 'admin' ? {} : { organisationId: actor.organisationId };
  return found(await em.findOne(Community, { id, ...side }, { lockMode: LockMode.PESSIMISTIC_WRITE }));
};

/** Dates the showcase by a change of its parts; whoever is writing its text meanwhile may still save it. */
export const touchCommunity = async (em: EntityManager, { id }: Community, now: Date): Promise<void> => {
  await sql`update community set updated_at = ${now} where id = ${id}`.execute(em.getKysely());
};

/** A showcase whose parts the actor may change now; it is dated anew. Throws `not_found`, `auth.forbidden`. */
export const editedCommunity = async (
  em: EntityManager,
  actor: Actor,
  id: string,
  now: Date,
): Promise<{ community: Community; change: Change<CommunityStatus> }> => {
  const community = await ownCommunity(em, actor, id);
  const change = community.editParts(actor, now);
  await touchCommunity(em, community, now);
  return { community, change };
};

/** Records what was changed in one of the showcase's parts. */
export const recordPart = (
  em: EntityManager,
  actor: Actor,
  { id }: Community,
  change: Change<CommunityStatus>,
  action: string,
  details?: Record<string, unknown>,
): void => record(em, actor, { entity: 'community', id }, { ...change, action }, details ? { details } : {});
