import { saidKind } from '@psp/contracts/purchase-kinds';
import type { PurchaseKind, PurchaseLimit } from '@psp/contracts/thresholds';
import { placesOfRequest } from '@psp/contracts/service-requests';
import { sql } from 'kysely';
import type { Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { DomainError } from '../../errors.ts';
import { expectVersion } from '../../load.ts';
import { emit } from '../../listeners.ts';
import { notify, notifyAdmins } from '../../operating/notifications/notify.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { closeParts } from '../groups/participants.ts';
import { readPurchaseLimit } from '../starting-texts/purchase-limit.ts';
import { NOTIFICATIONS, newRequestMessage } from './notifications.ts';
import { expectConfirmedPlaces } from '../unfilled-places.ts';
import { isNotified } from './matching.ts';
import { invitedFirms, storeRevision, ownRequest } from './own-request.ts';
import type { ServiceRequest } from './service-request.entity.ts';

declare module '../../listeners.ts' {
  interface Events {
    /** A request was sent or changed, or a firm was invited: some firm may see it, or its new text, for the first time. */
    'service-request.shown': { requestId: string };
  }
}

interface RequestToSend extends Versioned {
  /** Number of unfilled places that the sender confirmed; undefined if they were not asked. */
  places?: number | undefined;
}

/**
 * Sends a draft and notifies the firms that it suits, in one transaction. Throws `request.places_left` if the sender confirmed
 * another number of unfilled places than its text has.
 */
export const sendRequest = async (write: Write<Actor>, { id, version, places }: RequestToSend): Promise<void> => {
  const { actor, now } = write;
  const request = await ownRequest(write, id);
  const invited = await invitedFirms(write.db, id);
  // After a second click the error is that the request was sent already, not that somebody else changed it.
  if (request.status === 'draft') expectVersion(request, version);
  const unfilled = placesOfRequest(request);
  if (request.status === 'draft') expectConfirmedPlaces('request.places_left', places, unfilled);
  const change = request.send(actor, now);
  if (request.visibility === 'invited' && invited.length === 0) throw new DomainError('request.no_invited');
  request.purchaseKind ??=
    saidKind({ title: request.title, cpv: request.cpvCode }) ?? (await kindOfDomain(write.db, request));
  await closeParts(write, request, actor.organisationName);
  const [firms, limit] = await Promise.all([firmsToNotify(write.db, id), limitOf(write, request)]);
  const details = { firms: firms.length, told: firms, limit, ...(unfilled > 0 ? { unfilled } : {}) };
  record(write, { entity: 'service-request', id }, change, { details });
  storeRevision(write, request, request.content(invited));
  notify(write, firms, newRequestMessage(request, actor.organisationName));
  await emit(write, 'service-request.shown', { requestId: id });
  notifyAdmins(write, NOTIFICATIONS.requestSent(request, actor.organisationName));
};

/* The limit to which the page compared the budget, recorded for the purchase file. */
const limitOf = ({ db, actor, now }: Write<Actor>, request: ServiceRequest): Promise<PurchaseLimit | null> => {
  const { id, category, purchaseKind: kind, cpvCode: cpv } = request;
  return category ? readPurchaseLimit(db, actor, { category, kind, cpv, except: id }, now) : Promise.resolve(null);
};

const kindOfDomain = async (db: Db, { category }: ServiceRequest): Promise<PurchaseKind | null> => {
  const row = await oneRow(
    db,
    sql<{ kind: PurchaseKind }>`select purchase_kind as kind from domain where slug = ${category}`,
  );
  return row?.kind ?? null;
};

const firmsToNotify = async (db: Db, id: string): Promise<string[]> => {
  const rows = await db.run(sql<{ id: string }>`select o.id from service_request r, organisation o
    where r.id = ${id} and ${isNotified}`);
  return rows.map(({ id: firm }) => firm);
};
