import type { ListingText } from '@psp/contracts/people';
import { sql } from 'kysely';
import { actOnLocked, lock, type Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { expectVersion, found } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import { isWithinLimit } from '../../operating/limits/limit.ts';
import { notifyMembers } from '../../operating/notifications/notify.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import { findRow } from '../../unit-of-work/find-row.ts';
import type { Write } from '../../write.ts';
import { type Owner, PersonListing } from './listing.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';

/* The names that the listing copies cannot change until the transaction ends. */
const lockMembership = async ({ db, actor }: Write<Actor>): Promise<string> => {
  const { accountId, organisationId } = actor;
  const membership = sql<{ id: string }>`select m.id from membership m join account a on a.id = m.account_id
      join organisation o on o.id = m.organisation_id
    where m.account_id = ${accountId} and m.organisation_id = ${organisationId} for share of a, o for key share of m`;
  return found(await oneRow(db, membership), 'auth.forbidden').id;
};

const FIELDS = ['isListed', 'position', 'domains', 'competences', 'about', 'phone', 'shows'] as const;

/**
 * Saves the actor's own listing. The audit names the changed fields and not their text, which is erased with the account. Throws
 * `version.stale`, `people.pace`, `auth.forbidden` for a former member.
 */
export const saveListing = async (
  write: Write<Actor>,
  { version, ...text }: ListingText & { version: number },
): Promise<void> => {
  const { em, actor, now } = write;
  const id = await lockMembership(write);
  const stored = await findRow(write, PersonListing, { id }, { lock: true });
  const listing = stored ?? PersonListing.begin(id, now);
  expectVersion({ id, version: stored?.version ?? 0 }, version);
  const fields = FIELDS.filter((field) => JSON.stringify(listing[field]) !== JSON.stringify(text[field]));
  if (stored && fields.length === 0) return;
  if (!(await isWithinLimit(write, 'person-listing:account', actor.accountId))) throw new DomainError('people.pace');
  const change = listing.save(text, actor, actor, now);
  const from = stored && change.from;
  record(write, { entity: 'person-listing', id }, { ...change, from }, { details: { fields } });
  if (!stored) em.persist(listing);
};

interface Listed extends Owner {
  kind: 'uat' | 'firma';
}
const ownerOf = async (db: Db, id: string): Promise<Listed> =>
  found(
    await oneRow(
      db,
      sql<Listed>`select m.account_id as "accountId", m.organisation_id as "organisationId", o.kind
        from membership m join organisation o on o.id = m.organisation_id where m.id = ${id}`,
    ),
  );

/** Hides a listing from members and tells its person why. Throws `not_found`, `version.stale`, `action.not_allowed`. */
export const hideListing = async (
  write: Write<Actor>,
  { id, version, reason }: Versioned & { reason: string },
): Promise<void> => {
  const { db, actor, now } = write;
  const listing = await lock(write, PersonListing, { id });
  const owner = await ownerOf(db, id);
  const hide = () => listing.hide(reason, owner, actor, now);
  actOnLocked(write, { entity: 'person-listing', row: listing, version }, hide, { reason });
  notifyMembers(write, owner.organisationId, [owner.accountId], NOTIFICATIONS.hidden(owner.kind, reason));
};

/** Ends the hiding of a listing and tells its person. Throws `not_found`, `version.stale`, `action.not_allowed`. */
export const unhideListing = async (write: Write<Actor>, { id, version }: Versioned): Promise<void> => {
  const { db, actor, now } = write;
  const listing = await lock(write, PersonListing, { id });
  const owner = await ownerOf(db, id);
  const unhide = () => listing.unhide(owner, actor, now);
  actOnLocked(write, { entity: 'person-listing', row: listing, version }, unhide);
  notifyMembers(write, owner.organisationId, [owner.accountId], NOTIFICATIONS.unhidden(owner.kind));
};
