import type { FirstContact } from '@psp/contracts/messages';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import { otherOf, sidesOf } from './own-conversation.ts';

/** Messages to a stranger before it answers, the first one included. */
const UNANSWERED_MOST = 3;

/* The two have worked together, both have written to each other, or one asked the other for an offer. */
const areKnown = (uat: Sql, firma: Sql): Sql => sql`(
  exists (select from project k where k.uat_id = ${uat} and k.firma_id = ${firma})
  or exists (select from conversation k where k.uat_id = ${uat} and k.firma_id = ${firma}
    and k.uat_number > 0 and k.firma_number > 0)
  or exists (select from service_request_invitation i join service_request k on k.id = i.request_id
    where k.organisation_id = ${uat} and i.organisation_id = ${firma} and k.status <> 'draft'))`;

/* Conversations `c` about nothing in particular that the side began and the other has never answered. */
const isUnanswered = (actor: Actor): Sql => {
  const { own, otherNumber } = sidesOf(actor);
  return sql`(c.started_by = ${own} and ${otherNumber} = 0 and c.project_id is null and c.request_id is null)`;
};

/** SQL of whether the actor's side has written all that it may in a conversation `c` before the other, a stranger, answers. */
export const isSpent = (actor: Actor): Sql => sql`(${isUnanswered(actor)}
  and (select m.position from message m where m.conversation_id = c.id order by m.number desc limit 1) >= ${UNANSWERED_MOST}
  and not ${areKnown(sql`c.uat_id`, sql`c.firma_id`)})`;

/** The same, of one conversation, whose lock the caller holds so that no other message is counted meanwhile. */
export const hasSpentMessages = async (db: Db, actor: Actor, id: string): Promise<boolean> =>
  (await oneRow(db, sql<{ spent: boolean }>`select ${isSpent(actor)} as spent from conversation c where c.id = ${id}`))
    ?.spent ?? false;

/** What a first message to a stranger depends on. */
export interface Stranger {
  /** From whom it takes first messages. */
  taken: FirstContact;
  isVerified: boolean;
  /** How many of them the actor's organisation may write to. */
  limit: 'first-contact:authority' | 'first-contact:verified' | 'first-contact:firm';
  /** It has not answered a conversation that the actor's organisation began. */
  isWaitedFor: boolean;
}

/** The other of the two as a stranger to the actor's organisation; null when they know each other. */
export const strangerOf = (
  db: Db,
  actor: Actor,
  sides: { uatId: string; firmaId: string },
): Promise<Stranger | null> => {
  const { own } = sidesOf(actor);
  const [uat, firma] = [sql`${sides.uatId}::uuid`, sql`${sides.firmaId}::uuid`];
  return oneRow(
    db,
    sql<Stranger>`select o.first_contact as taken, s.kind = 'uat' or s.verified_at is not null as "isVerified",
      case when s.kind = 'uat' then 'first-contact:authority' when s.verified_at is not null then 'first-contact:verified'
        else 'first-contact:firm' end as limit,
      exists (select from conversation c where ${own} = s.id and c.uat_id = ${uat} and c.firma_id = ${firma}
        and ${isUnanswered(actor)}) as "isWaitedFor"
    from organisation o, organisation s
    where o.id = ${otherOf(sides, actor)} and s.id = ${actor.organisationId} and not ${areKnown(uat, firma)}`,
  );
};
