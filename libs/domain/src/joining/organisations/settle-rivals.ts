import { lock } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { notify } from '../../operating/notifications/notify.ts';
import { record } from '../../operating/audit/record.ts';
import type { Write } from '../../write.ts';
import { rivalsOf } from './cui.ts';
import { mailOwners } from './mail-owners.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { Organisation } from './organisation.entity.ts';
import { strings } from './strings.ts';

/** Rejects the other open claims of an approved organisation's tax code, and notifies and mails their members. */
export const settleRivals = async (write: Write<Actor>, approved: Organisation): Promise<void> => {
  const { db, actor, now } = write;
  const reason = strings.claimSettled(approved.name);
  for (const { id } of await rivalsOf(db, approved)) {
    const rival = await lock(write, Organisation, { id });
    record(write, { entity: 'organisation', id }, rival.decide('reject', actor, reason, now), { reason });
    notify(write, [id], NOTIFICATIONS.claimSettled(reason));
    await mailOwners(db, rival, 'claim-settled', { approved: approved.name });
  }
};
