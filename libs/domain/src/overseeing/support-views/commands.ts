import { SUPPORT_SECTIONS, type SupportSection, supportSectionsOf } from '@psp/contracts/support-view-names';
import { sql } from 'kysely';
import { actOnLocked, lock, type Versioned } from '../../act.ts';
import { type Actor, isAdmin } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { expectVersion, found } from '../../load.ts';
import { Organisation } from '../../joining/organisations/organisation.entity.ts';
import { record } from '../../operating/audit/record.ts';
import { isWithinLimit } from '../../operating/limits/limit.ts';
import { notifyOwners } from '../../operating/notifications/notify.ts';
import { oneRow } from '../../sql.ts';
import { findRow } from '../../unit-of-work/find-row.ts';
import { flush, type Write } from '../../write.ts';
import { lapse } from './lapse.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { isOwnOpen } from './queries.ts';
import { type Reader, readerOf } from './reader.ts';
import { SupportView } from './support-view.entity.ts';

/* The actor's view that is open now; one whose time has passed ends first, since only one may be open. */
const openNow = async (write: Write<Actor>, organisationId: string): Promise<SupportView | null> => {
  const where = { organisationId, accountId: write.actor.accountId, status: 'open' } as const;
  const view = await findRow(write, SupportView, where, { lock: true });
  if (!view || view.endsAt > write.now) return view;
  lapse(write, view);
  await flush(write);
  return null;
};

/**
 * Opens the support view of an organisation for 30 minutes and tells its owners; changes nothing while the actor's own one is open.
 * Throws `not_found`, `support-view.association`, `support-view.too_many`.
 */
export const openSupportView = async (
  write: Write<Actor>,
  { id, reason }: { id: string; reason: string },
): Promise<void> => {
  const { em, db, actor, now } = write;
  if (!isAdmin(actor)) throw new DomainError('auth.forbidden');
  // Of two clicks the second waits, and finds the view of the first.
  await lock(write, Organisation, { id });
  const { kind } = await readerOf(db, actor, id);
  if (await openNow(write, id)) return;
  if (!(await isWithinLimit(write, 'support-view:account', actor.accountId)))
    throw new DomainError('support-view.too_many');
  const view = SupportView.of(actor, id, reason, now);
  em.persist(view);
  record(write, { entity: 'support-view', id: view.id }, { action: 'open', from: 'none', to: view.status }, { reason });
  notifyOwners(write, id, NOTIFICATIONS.opened(kind, actor.displayName, reason));
};

/** Ends the actor's own support view and returns its organisation's id. Throws `not_found`, `version.stale`, `action.not_allowed`. */
export const endSupportView = async (write: Write<Actor>, input: Versioned): Promise<string> => {
  const { actor, now } = write;
  const view = await lock(write, SupportView, { id: input.id, accountId: actor.accountId });
  if (view.endsAt <= now) {
    expectVersion(view, input.version);
    lapse(write, view);
  } else {
    const { version } = input;
    actOnLocked(write, { entity: 'support-view', row: view, version }, (row) => row.end(actor, now));
  }
  return view.organisationId;
};

/**
 * Lets the actor read a section while the support view is open, and records the first reading of each. Returns the organisation as
 * its reader. Throws `not_found`, also for a section of the other kind, and `support-view.not_open`.
 */
export const enterSection = async (
  write: Write<Actor>,
  { id, section }: { id: string; section: SupportSection },
): Promise<Reader> => {
  const { db, actor, now } = write;
  if (!isAdmin(actor)) throw new DomainError('auth.forbidden');
  const reader = await readerOf(db, actor, id);
  if (!supportSectionsOf(reader.kind).includes(section)) throw new DomainError('not_found');
  const open = sql<{ id: string }>`select v.id from support_view v where ${isOwnOpen(actor, id)} for share`;
  const view = found(await oneRow(db, open), 'support-view.not_open');
  const first = await db.run(sql`insert into support_view_section (view_id, section, read_at)
    values (${view.id}, ${section}, ${now}) on conflict do nothing returning 1`);
  if (first.length > 0) {
    const change = { action: 'read', from: 'open', to: 'open' };
    record(write, { entity: 'support-view', id: view.id }, change, { details: { title: SUPPORT_SECTIONS[section] } });
  }
  return reader;
};
