import { sql } from 'kysely';
import { actOnLocked, lock } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { notify } from '../../operating/notifications/notify.ts';
import { countAttempt } from '../../operating/limits/limit.ts';
import { hashSecret, newSecret } from '../../operating/secrets.ts';
import { expectVersion, found } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import { oneRow } from '../../sql.ts';
import { flush, type Write } from '../../write.ts';
import { PortfolioItem } from '../partners/company-parts.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { ofKey } from './queries.ts';
import { WorkConfirmation } from './work-confirmation.entity.ts';

const ownWork = (write: Write<Actor>, id: string): Promise<PortfolioItem> =>
  lock(write, PortfolioItem, { id, organisationId: write.actor.organisationId });

/* The request that is open, if one is. */
const revokeOpen = async (write: Write<Actor>, workId: string): Promise<void> => {
  const open = await write.em.findOne(WorkConfirmation, { workId, status: 'open' });
  if (!open) return;
  const change = open.end('revoke', write.actor, write.now);
  record(write, { entity: 'work-confirmation', id: open.id }, change, { details: { work: workId } });
  await flush(write);
};

/**
 * Asks an approved authority to confirm a work of the actor's firm, or makes a link for whoever is given it; a request that is
 * open ends. Returns the secret of the link, or null. Throws `not_found` for another's work and for an authority that is not
 * there.
 */
export const askForConfirmation = async (
  write: Write<Actor>,
  { id, authorityId }: { id: string; authorityId: string | null },
): Promise<string | null> => {
  const { em, db, actor, now } = write;
  await countAttempt(write, 'work-confirmation:organisation', actor.organisationId);
  const work = await ownWork(write, id);
  if (authorityId)
    found(
      await oneRow(
        db,
        sql`select 1 from organisation where id = ${authorityId} and kind = 'uat' and status = 'approved'`,
      ),
    );
  await revokeOpen(write, id);
  const token = authorityId ? null : newSecret();
  const asked = WorkConfirmation.ask(id, { authorityId, tokenHash: token && hashSecret(token) }, now);
  em.persist(asked);
  const begun = { action: 'ask', from: 'none', to: 'open' };
  record(write, { entity: 'work-confirmation', id: asked.id }, begun, {
    details: { work: id, authority: authorityId },
  });
  const about = { id: asked.id, firm: actor.organisationName, work: work.name, authority: '', reason: '' };
  if (authorityId) notify(write, [authorityId], NOTIFICATIONS.asked(about));
  return token;
};

/** Ends the open request for the confirmation of a work: its link leads nowhere from now on. */
export const revokeConfirmation = async (write: Write<Actor>, { id }: { id: string }): Promise<void> => {
  await ownWork(write, id);
  await revokeOpen(write, id);
};

interface Answer {
  key: string;
  /** Of the work, as it was read. */
  version: number;
  reason?: string;
}

const answer =
  (action: 'confirm' | 'decline') =>
  async (write: Write<Actor>, { key, version, reason = '' }: Answer): Promise<void> => {
    const { db, actor, now } = write;
    const { id, workId } = found(
      await oneRow(
        db,
        sql<{
          id: string;
          workId: string;
        }>`select w.id, w.work_id as "workId" from work_confirmation w where ${ofKey(key, actor)}`,
      ),
    );
    // The work before its request, as whoever asks does.
    const work = await lock(write, PortfolioItem, { id: workId });
    const asked = await lock(write, WorkConfirmation, { id });
    const decide = () => asked.decide(action, actor, reason || null, now);
    const more = { reason: reason || null, details: { work: workId } };
    actOnLocked(write, { entity: 'work-confirmation', row: asked, version: asked.version }, decide, more);
    expectVersion(work, version);
    if (action === 'confirm') Object.assign(work, { confirmedBy: actor.organisationId, confirmedAt: now });
    const about = { id, firm: '', work: work.name, authority: actor.organisationName, reason };
    const tell = action === 'confirm' ? NOTIFICATIONS.confirmed : NOTIFICATIONS.declined;
    notify(write, [work.organisationId], tell(about));
  };

/** Confirms, for the actor's authority, that a work is as its firm tells it: the public page says so from now on. */
export const confirmWork = answer('confirm');
/** Says that it is not so, and why. */
export const declineWork = answer('decline');
