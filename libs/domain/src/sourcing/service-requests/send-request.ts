import { sql } from 'kysely';
import type { Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { DomainError } from '../../errors.ts';
import { expectVersion } from '../../load.ts';
import { notify, notifyAdmins } from '../../communicating/notifications/notify.ts';
import type { Db } from '../../read-db.ts';
import type { Write } from '../../write.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { invitedTo, keepRevision, ownRequest } from './own-request.ts';
import type { ServiceRequest } from './service-request.entity.ts';

/** Sends a draft to the firms it suits and tells them, in one transaction. */
export const sendRequest = async (write: Write<Actor>, { id, version }: Versioned): Promise<void> => {
  const { actor, now } = write;
  const request = await ownRequest(write, id);
  const invited = await invitedTo(write.db, id);
  // A second click finds the request already sent; that is said as such, not as somebody else's change.
  if (request.status === 'draft') expectVersion(request, version);
  const change = request.send(actor, now);
  if (request.visibility === 'invited' && invited.length === 0) throw new DomainError('request.no_invited');
  const firms = await suitedFirms(write.db, request, invited);
  record(write, { entity: 'service-request', id }, change, { details: { firms: firms.length } });
  keepRevision(write, request, request.content(invited));
  notify(write, firms, NOTIFICATIONS.newOpportunity(request, actor.organisationName));
  notifyAdmins(write, NOTIFICATIONS.requestSent(request, actor.organisationName));
};

/** Invited firms and, when every partner may see the request, those of its domain; none that was suspended meanwhile. */
const suitedFirms = async (db: Db, request: ServiceRequest, invited: string[]): Promise<string[]> => {
  const rows = await db.run(sql<{ id: string }>`select o.id from organisation o
    where o.kind = 'firma' and o.status = 'approved' and (o.id = any (${invited}::uuid[])
      or ${request.visibility === 'all'}::boolean and exists (select 1 from organisation_domain d where d.organisation_id = o.id and d.domain_slug = ${request.category}))`);
  return rows.map(({ id }) => id);
};
