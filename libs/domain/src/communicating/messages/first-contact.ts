import type { AboutQuery, ConversationStart } from '@psp/contracts/messages';
import { ERRORS } from '@psp/contracts/words/messages';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import { isCompared } from '../../sourcing/offers/queries.ts';
import { shownTo } from '../../sourcing/opportunities/queries.ts';
import { oneRow, type Sql } from '../../sql.ts';
import { otherOf, barBetween } from './own-conversation.ts';

/** What can be begun: with whom, about what, and whether the two know each other. */
export interface Wanted {
  uatId: string;
  firmaId: string;
  other: string;
  subject: string;
  requestId: string | null;
  projectId: string | null;
  existing: string | null;
  /** False before the offers to the request were opened. */
  isOpened: boolean;
}

const columns = sql`o.name as other, c.id as existing`;

/* A project of the actor's own. */
const ofProject = (actor: Actor, id: string): Sql => sql`
  select p.uat_id as "uatId", p.firma_id as "firmaId", p.title as subject, null as "requestId", p.id as "projectId",
    true as "isOpened", ${columns}
  from project p join organisation o on o.id = ${actor.kind === 'uat' ? sql`p.firma_id` : sql`p.uat_id`}
    left join conversation c on c.project_id = p.id
  where p.id = ${id} and ${actor.kind === 'uat' ? sql`p.uat_id` : sql`p.firma_id`} = ${actor.organisationId}`;

/* A request with a firm whose offer takes part in the comparison. Before the opening with any approved firm: who has offered is sealed. */
const ofRequest = (actor: Actor, id: string, to: string | undefined): Sql => {
  const isUat = actor.kind === 'uat';
  const sealed = sql`r.status <> 'draft' and f.kind = 'firma' and f.status = 'approved' and ${isUat ? sql`true` : shownTo(actor)}`;
  return sql`select r.organisation_id as "uatId", f.id as "firmaId", r.title as subject, r.id as "requestId",
      null as "projectId", r.opened_at is not null as "isOpened", ${columns}
    from service_request r join organisation f on f.id = ${isUat ? to : actor.organisationId}::uuid
      join organisation o on o.id = ${isUat ? sql`f.id` : sql`r.organisation_id`}
      left join conversation c on c.request_id = r.id and c.firma_id = f.id
    where r.id = ${id} and ${isUat ? sql`r.organisation_id` : sql`f.id`} = ${actor.organisationId}
      and case when r.opened_at is null then ${sealed}
        else exists (select from offer o where o.request_id = r.id and o.organisation_id = f.id and ${isCompared}) end`;
};

/* An approved organisation of the other kind. */
const ofOrganisation = (actor: Actor, to: string | undefined): Sql => sql`
  select ${actor.kind === 'uat' ? actor.organisationId : sql`o.id`} as "uatId",
    ${actor.kind === 'uat' ? sql`o.id` : actor.organisationId} as "firmaId", '' as subject, null as "requestId",
    null as "projectId", true as "isOpened", o.name as other, null as existing
  from organisation o where o.id = ${to}::uuid and o.status = 'approved' and o.kind = ${actor.kind === 'uat' ? 'firma' : 'uat'}`;

/** Null for what the actor may not see. */
export const wantedStart = (db: Db, actor: Actor, { to, project, request }: AboutQuery): Promise<Wanted | null> => {
  if (project) return oneRow(db, sql<Wanted>`${ofProject(actor, project)}`);
  if (request) return oneRow(db, sql<Wanted>`${ofRequest(actor, request, to)}`);
  return oneRow(db, sql<Wanted>`${ofOrganisation(actor, to)}`);
};

/* The two have worked together, one has answered the other, or one asked the other for an offer. */
const areKnown = (uatId: string, firmaId: string): Sql => sql`(
  exists (select from project where uat_id = ${uatId} and firma_id = ${firmaId})
  or exists (select from conversation where uat_id = ${uatId} and firma_id = ${firmaId} and status <> 'pending')
  or exists (select from service_request_invitation i join service_request r on r.id = i.request_id
    where r.organisation_id = ${uatId} and i.organisation_id = ${firmaId} and r.status <> 'draft'))`;

/* What may not be said in one conversation is not said in another that is about nothing in particular. */
const lockedBetween = (uatId: string, firmaId: string) =>
  sql`select 1 from conversation where uat_id = ${uatId} and firma_id = ${firmaId} and locked_at is not null limit 1`;

type Refusal = keyof typeof ERRORS;

/** Why the conversation may not be begun, or null. */
export const refusalOf = async (db: Db, actor: Actor, wanted: Wanted): Promise<Refusal | null> => {
  if (!wanted.isOpened) return 'conversation.ask_publicly';
  const other = otherOf(wanted, actor);
  const bar = await barBetween(db, actor.organisationId, other);
  if (bar) return `conversation.${bar}`;
  if (wanted.projectId || wanted.requestId) return null;
  if (await oneRow(db, lockedBetween(wanted.uatId, wanted.firmaId))) return 'conversation.locked_between';
  const row = await oneRow(
    db,
    sql<{ taken: string; isVerified: boolean }>`select o.first_contact as taken,
      own.kind = 'uat' or own.verified_at is not null as "isVerified"
    from organisation o, organisation own
    where o.id = ${other} and own.id = ${actor.organisationId} and not ${areKnown(wanted.uatId, wanted.firmaId)}`,
  );
  if (row?.taken === 'nobody') return 'conversation.closed_to_strangers';
  return row?.taken === 'verified' && !row.isVerified ? 'conversation.verified_only' : null;
};

/** What the page of a new conversation is given; null for what the actor may not see. */
export const readStart = async (db: Db, actor: Actor, query: AboutQuery): Promise<ConversationStart | null> => {
  const wanted = await wantedStart(db, actor, query);
  if (!wanted) return null;
  const refusal = wanted.existing ? null : await refusalOf(db, actor, wanted);
  const { subject, existing, other } = wanted;
  return {
    other: { id: otherOf(wanted, actor), name: other },
    subject,
    existing,
    refusal: refusal && ERRORS[refusal][1],
  };
};
