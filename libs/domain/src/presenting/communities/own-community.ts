import { sql } from 'kysely';
import { type Acted, lock, ownOrModerated } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { found } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import { notify } from '../../operating/notifications/notify.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import { send, type Write } from '../../write.ts';
import { Community } from './community.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { PART_WORDS } from './strings.ts';

/** Finds the showcase of the actor's organisation; for the association, any showcase. */
export const communities: Acted<Community> = {
  entity: 'community',
  type: Community,
  where: ownOrModerated,
};

/** Locks one of `communities` until the transaction ends. Throws `not_found`. */
export const ownCommunity = (write: Write<Actor>, id: string): Promise<Community> =>
  lock(write, Community, communities.where(id, write.actor));

/**
 * Updates the date of the showcase after a change of its parts, without its version, so that open editors of its text can still
 * save.
 */
export const touchCommunity = (write: Write<unknown>, { id }: Community): void =>
  send(write, sql`update community set updated_at = ${write.now} where id = ${id}`);

/** Locks a showcase whose parts the actor may change, and updates its date. Throws `not_found`, `auth.forbidden`. */
export const editedCommunity = async (write: Write<Actor>, id: string): Promise<Community> => {
  const community = await ownCommunity(write, id);
  community.editParts(write.actor, write.now);
  touchCommunity(write, community);
  return community;
};

/** Notifies the owner of a change that the association made to a part. */
export const tellOwner = (write: Write<Actor>, community: Community, part: string): void => {
  if (write.actor.kind === 'admin' && community.organisationId)
    notify(write, [community.organisationId], NOTIFICATIONS.edited(community, part));
};

/** Records a change of one of the showcase's parts in the audit, and notifies the owner if the association made it. */
export const recordPart = (
  write: Write<Actor>,
  community: Community,
  action: string,
  details?: Record<string, unknown>,
): void => {
  const { id, status } = community;
  record(write, { entity: 'community', id }, { action, from: status, to: status }, details && { details });
  tellOwner(write, community, action === 'editGallery' ? PART_WORDS.gallery : PART_WORDS.lists);
};

/** Reads which organisation owns the images of a showcase; null for the association. Throws `not_found`. */
export const ownerOfCommunity = async (db: Db, id: string): Promise<string | null> => {
  const row = await oneRow(
    db,
    sql<{
      owner: string | null;
    }>`select organisation_id as owner from community where id = ${id} and deleted_at is null`,
  );
  return found(row).owner;
};
