import type { AlikeRequests } from '@psp/contracts/alike-requests';
import { saidKind } from '@psp/contracts/purchase-kinds';
import type { DomainSlug } from '@psp/contracts/taxonomies';
import type { PurchaseKind } from '@psp/contracts/thresholds';
import { sql } from 'kysely';
import { type Actor, canWriteFor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { alikeRows, kindOf, thresholdOf } from '../starting-texts/purchase-limit.ts';
import { ownRequest } from './own-request.ts';

/** Maximum number of requests in the answer. */
const SHOWN = 200;
/** Statuses in which requests can be set apart; after that the comparison is final. */
const CHANGEABLE = ['draft', 'sent', 'in_progress'];

interface Compared {
  number: string;
  title: string;
  status: string;
  category: DomainSlug | null;
  purchaseKind: PurchaseKind | null;
  cpv: string | null;
}

/**
 * Lists the similar requests whose amounts count together with one of the authority's requests, including those set apart. Throws
 * `not_found`, also for a request without a domain.
 */
export const readAlike = async (db: Db, actor: Actor, id: string, now: Date): Promise<AlikeRequests> => {
  const request = found(
    await oneRow(
      db,
      sql<Compared>`select number, title, status, category, purchase_kind as "purchaseKind", cpv_code as cpv
        from service_request where id = ${id} and organisation_id = ${actor.organisationId} and category is not null`,
    ),
  );
  const purchase = {
    ...{ category: found(request.category), kind: saidKind(request), cpv: request.cpv, except: id },
  };
  const rows = await oneRow(
    db,
    sql<Pick<AlikeRequests, 'kind' | 'amount' | 'items'>>`select ${kindOf(purchase)} as kind,
      ${thresholdOf(purchase, now)} as amount, coalesce((select json_agg(json_build_object('id', a.id, 'number', a.number,
        'title', a.title, 'status', a.status, 'at', a.at, 'amount', a.amount::float8, 'apart', a.apart) order by a.at desc, a.id)
      from (select * from (${alikeRows(actor, purchase, now)}) every order by at desc, id limit ${SHOWN}) a), '[]') as items`,
  );
  const mayChange = CHANGEABLE.includes(request.status) && canWriteFor(actor, actor.organisationId);
  return { number: request.number, title: request.title, mayChange, ...found(rows) };
};

const expectChangeable = async (write: Write<Actor>, id: string): Promise<void> => {
  const request = await ownRequest(write, id);
  if (!CHANGEABLE.includes(request.status)) throw new DomainError('action.not_allowed');
};

/**
 * Excludes a similar request from the sum, with a reason; a second call replaces the reason. Throws `not_found` for a request that
 * is not similar.
 */
export const setApart = async (
  write: Write<Actor>,
  { id, other, reason }: { id: string; other: string; reason: string },
): Promise<void> => {
  const { db, actor, now } = write;
  await expectChangeable(write, id);
  const { items } = await readAlike(db, actor, id, now);
  const { number } = found(items.find((one) => one.id === other) ?? null);
  await db.run(sql`insert into request_set_apart (request_id, other_id, reason, set_at)
    values (${id}, ${other}, ${reason}, ${now})
    on conflict (request_id, other_id) do update set reason = excluded.reason, set_at = excluded.set_at`);
  record(write, { entity: 'service-request', id }, { action: 'setApart' }, { reason, details: { title: number } });
};

/** Counts an excluded request again. */
export const putBack = async (write: Write<Actor>, { id, other }: { id: string; other: string }): Promise<void> => {
  const { db } = write;
  await expectChangeable(write, id);
  const gone = await db.run(sql<{ number: string }>`delete from request_set_apart x using service_request r
    where x.request_id = ${id} and x.other_id = ${other} and r.id = x.other_id returning r.number`);
  const [one] = gone;
  if (one) record(write, { entity: 'service-request', id }, { action: 'putBack' }, { details: { title: one.number } });
};
