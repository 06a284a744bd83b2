import type { FirstContact } from '@psp/contracts/messages';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import { otherSide, sidesOf } from './own-conversation.ts';

/** Number of messages allowed to an unknown organisation before it answers, including the first one. */
const UNANSWERED_MAX = 3;

/* SQL condition: the two have a common project, have both written to each other, or the authority invited the firm to offer. */
const areKnown = (uat: Sql, firma: Sql): Sql => sql`(
  exists (select from project k where k.uat_id = ${uat} and k.firma_id = ${firma})
  or exists (select from conversation k where k.uat_id = ${uat} and k.firma_id = ${firma}
    and k.uat_number > 0 and k.firma_number > 0)
  or exists (select from service_request_invitation i join service_request k on k.id = i.request_id
    where k.organisation_id = ${uat} and i.organisation_id = ${firma} and k.status <> 'draft'))`;

/* SQL condition: `c` is a general conversation that the actor's side started and the other side has not answered. */
const isUnanswered = (actor: Actor): Sql => {
  const { own, otherNumber } = sidesOf(actor);
  return sql`(c.started_by = ${own} and ${otherNumber} = 0 and c.project_id is null and c.request_id is null)`;
};

/** SQL condition: in conversation `c` the actor's side may not write more until the other, an unknown organisation, answers. */
export const isSpent = (actor: Actor): Sql => sql`(${isUnanswered(actor)}
  and (select m.position from message m where m.conversation_id = c.id order by m.number desc limit 1) >= ${UNANSWERED_MAX}
  and not ${areKnown(sql`c.uat_id`, sql`c.firma_id`)})`;

/** Checks `isSpent` for one conversation. The caller holds its lock, so that no other message is added meanwhile. */
export const hasSpentMessages = async (db: Db, actor: Actor, id: string): Promise<boolean> =>
  (await oneRow(db, sql<{ spent: boolean }>`select ${isSpent(actor)} as spent from conversation c where c.id = ${id}`))
    ?.spent ?? false;

/** Facts that decide whether a first message may be sent to an unknown organisation. */
export interface Stranger {
  /** The organisations from which it accepts first messages. */
  accepts: FirstContact;
  /** True when the actor's organisation is an authority or a verified firm. */
  isVerified: boolean;
  /** The limit that applies to the actor's organisation. */
  limit: 'first-contact:authority' | 'first-contact:verified' | 'first-contact:firm';
  /** It has not answered a conversation started by the actor's organisation. */
  hasUnanswered: boolean;
}

/** Reads the other side if the two do not know each other; otherwise null. */
export const readStranger = (
  db: Db,
  actor: Actor,
  sides: { uatId: string; firmaId: string },
): Promise<Stranger | null> => {
  const { own } = sidesOf(actor);
  const [uat, firma] = [sql`${sides.uatId}::uuid`, sql`${sides.firmaId}::uuid`];
  return oneRow(
    db,
    sql<Stranger>`select o.first_contact as accepts, s.kind = 'uat' or s.verified_at is not null as "isVerified",
      case when s.kind = 'uat' then 'first-contact:authority' when s.verified_at is not null then 'first-contact:verified'
        else 'first-contact:firm' end as limit,
      exists (select from conversation c where ${own} = s.id and c.uat_id = ${uat} and c.firma_id = ${firma}
        and ${isUnanswered(actor)}) as "hasUnanswered"
    from organisation o, organisation s
    where o.id = ${otherSide(sides, actor)} and s.id = ${actor.organisationId} and not ${areKnown(uat, firma)}`,
  );
};
