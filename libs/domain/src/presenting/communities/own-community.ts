import { sql } from 'kysely';
import { type Acted, lock, ownOrModerated } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { send, type Write } from '../../write.ts';
import { Community } from './community.entity.ts';

/** The showcase that the actor keeps; the association moderates all of them. */
export const communities: Acted<Community> = {
  entity: 'community',
  type: Community,
  where: ownOrModerated,
};

/** One of `communities`, locked until the transaction ends. Throws `not_found`. */
export const ownCommunity = (write: Write<Actor>, id: string): Promise<Community> =>
  lock(write, Community, communities.where(id, write.actor));

/** Dates the showcase by a change of its parts; whoever is writing its text meanwhile may still save it. */
export const touchCommunity = (write: Write<unknown>, { id }: Community): void =>
  send(write, sql`update community set updated_at = ${write.now} where id = ${id}`);

/** A showcase whose parts the actor may change now; it is dated anew. Throws `not_found`, `auth.forbidden`. */
export const editedCommunity = async (write: Write<Actor>, id: string): Promise<Community> => {
  const community = await ownCommunity(write, id);
  community.editParts(write.actor, write.now);
  touchCommunity(write, community);
  return community;
};

/** Records what was changed in one of the showcase's parts. */
export const recordPart = (
  write: Write<Actor>,
  { id, status }: Community,
  action: string,
  details?: Record<string, unknown>,
): void => record(write, { entity: 'community', id }, { action, from: status, to: status }, details && { details });
