import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { emit } from '../../listeners.ts';
import { notify } from '../../operating/notifications/notify.ts';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { notificationsFor } from './notifications.ts';
import { invitedFirms, ownRequest } from './own-request.ts';
import { notYetNotified } from './not-notified.ts';

/** Same limit as for the invitations of a draft. */
const MOST_INVITED = 50;

/**
 * Invites another firm to a sent request, and notifies it unless it was notified when the request was sent; does nothing if it is
 * invited already. Offers need no new confirmation, since the text is unchanged. Throws `not_found`, `request.submission_closed`,
 * `request.too_many_invited`.
 */
export const invitePartner = async (
  write: Write<Actor>,
  { id, partnerId }: { id: string; partnerId: string },
): Promise<void> => {
  const { db, actor, now } = write;
  const request = await ownRequest(write, id);
  const invited = await invitedFirms(db, id);
  if (invited.includes(partnerId)) return;
  const change = request.invite(actor, now);
  if (invited.length >= MOST_INVITED) throw new DomainError('request.too_many_invited');
  const firm = found(
    await oneRow(
      db,
      sql<{ name: string }>`with added as (
          insert into service_request_invitation (request_id, organisation_id, created_at)
          select ${id}, o.id, ${now} from organisation o where o.id = ${partnerId} and o.kind = 'firma' and o.status = 'approved'
          returning organisation_id)
        select o.name from added join organisation o on o.id = added.organisation_id`,
    ),
  );
  record(write, { entity: 'service-request', id }, change, { details: { title: firm.name, partner: partnerId } });
  await emit(write, 'service-request.shown', { requestId: id });
  notify(
    write,
    await notYetNotified(db, id, [partnerId]),
    notificationsFor(request).invited(request, actor.organisationName),
  );
};
