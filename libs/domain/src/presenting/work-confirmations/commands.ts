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
import { hasKey } from './queries.ts';
import { WorkConfirmation } from './work-confirmation.entity.ts';

const ownWork = (write: Write<Actor>, id: string): Promise<PortfolioItem> =>
  lock(write, PortfolioItem, { id, organisationId: write.actor.organisationId });

/* Revokes the open request for the work, if there is one. */
const revokeOpen = async (write: Write<Actor>, workId: string): Promise<void> => {
  const open = await write.em.findOne(WorkConfirmation, { workId, status: 'open' });
  if (!open) return;
  const change = open.end('revoke', write.actor, write.now);
  record(write, { entity: 'work-confirmation', id: open.id }, change, { details: { work: workId } });
  await flush(write);
};

/**
 * Asks an approved authority to confirm a work of the actor's firm; without `authorityId`, creates a link that the firm can pass
 * on. Revokes an open request for the work. Returns the secret of the link, or null. Throws `not_found` for another firm's work and
 * for an unknown authority.
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

/** Revokes the open request for the confirmation of a work; its link stops working. */
export const revokeConfirmation = async (write: Write<Actor>, { id }: { id: string }): Promise<void> => {
  await ownWork(write, id);
  await revokeOpen(write, id);
};

interface Answer {
  key: string;
  /** Version of the work that the authority read. */
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
        }>`select w.id, w.work_id as "workId" from work_confirmation w where ${hasKey(key, actor)}`,
      ),
    );
    // Locks the work before its request, in the same order as `askForConfirmation`.
    const work = await lock(write, PortfolioItem, { id: workId });
    const asked = await lock(write, WorkConfirmation, { id });
    const decide = () => asked.decide(action, actor, reason || null, now);
    const more = { reason: reason || null, details: { work: workId } };
    actOnLocked(write, { entity: 'work-confirmation', row: asked, version: asked.version }, decide, more);
    expectVersion(work, version);
    if (action === 'confirm') Object.assign(work, { confirmedBy: actor.organisationId, confirmedAt: now });
    const about = { id, firm: '', work: work.name, authority: actor.organisationName, reason };
    const notification = action === 'confirm' ? NOTIFICATIONS.confirmed : NOTIFICATIONS.declined;
    notify(write, [work.organisationId], notification(about));
  };

/** Confirms a work on behalf of the actor's authority; the public page of the firm shows it. */
export const confirmWork = answer('confirm');
/** Declines to confirm a work, with a reason. */
export const declineWork = answer('decline');
