import type { AboutQuery, ConversationStart } from '@psp/contracts/messages';
import type { ERRORS } from '@psp/contracts/words/messages';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { CAPABILITIES } from '../../capabilities.ts';
import { isUsedUp } from '../../operating/limits/limit.ts';
import type { Db } from '../../read-db.ts';
import { allOf, oneRow, type Sql } from '../../sql.ts';
import type { Dated } from '../../write.ts';
import { barBetween, otherOf, refusedTo } from './own-conversation.ts';
import { type Stranger, strangerOf } from './strangers.ts';

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

const declared = () => CAPABILITIES.flatMap(({ conversations }) => conversations ?? []);

/** Whether a firm may see a request `r` whose offers are not opened, by what capabilities declare. */
const seesRequest = (actor: Actor): Sql => allOf(...declared().map((one) => one.seesRequest?.(actor)));

/** Whether an offer `o` takes part in the comparison, by what capabilities declare. */
const isCompared = (): Sql => allOf(...declared().map((one) => one.isCompared));

/* A request with a firm whose offer takes part in the comparison. Before the opening with any approved firm: who has offered is sealed. */
const ofRequest = (actor: Actor, id: string, to: string | undefined): Sql => {
  const isUat = actor.kind === 'uat';
  const sealed = sql`r.status <> 'draft' and f.kind = 'firma' and f.status = 'approved' and ${isUat ? sql`true` : seesRequest(actor)}`;
  return sql`select r.organisation_id as "uatId", f.id as "firmaId", r.title as subject, r.id as "requestId",
      null as "projectId", r.opened_at is not null as "isOpened", ${columns}
    from service_request r join organisation f on f.id = ${isUat ? to : actor.organisationId}::uuid
      join organisation o on o.id = ${isUat ? sql`f.id` : sql`r.organisation_id`}
      left join conversation c on c.request_id = r.id and c.firma_id = f.id
    where r.id = ${id} and ${isUat ? sql`r.organisation_id` : sql`f.id`} = ${actor.organisationId}
      and case when r.opened_at is null then ${sealed}
        else exists (select from offer o where o.request_id = r.id and o.organisation_id = f.id and ${isCompared()}) end`;
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

/* What may not be said in one conversation is not said in another that is about nothing in particular. */
const lockedBetween = (uatId: string, firmaId: string) =>
  sql`select 1 from conversation where uat_id = ${uatId} and firma_id = ${firmaId} and locked_at is not null limit 1`;

type Refusal = keyof typeof ERRORS;

/** The other side where the conversation is about nothing in particular and the two do not know each other; else null. */
export const strangerIn = async (db: Db, actor: Actor, wanted: Wanted): Promise<Stranger | null> =>
  wanted.projectId || wanted.requestId ? null : strangerOf(db, actor, wanted);

/** Why the conversation may not be begun, or null; how many more the actor's organisation may begin is not looked at. */
export const refusalOf = async (
  db: Db,
  actor: Actor,
  wanted: Wanted,
  stranger: Stranger | null,
): Promise<Refusal | null> => {
  if (!wanted.isOpened) return 'conversation.ask_publicly';
  const bar = await barBetween(db, actor.organisationId, otherOf(wanted, actor));
  if (bar) return `conversation.${bar}`;
  if (wanted.projectId || wanted.requestId) return null;
  if (await oneRow(db, lockedBetween(wanted.uatId, wanted.firmaId))) return 'conversation.locked_between';
  if (stranger?.taken === 'nobody') return 'conversation.closed_to_strangers';
  if (stranger?.taken === 'verified' && !stranger.isVerified) return 'conversation.verified_only';
  return stranger?.isWaitedFor ? 'conversation.waits' : null;
};

const refusalNow = async (dated: Dated, actor: Actor, wanted: Wanted): Promise<Refusal | null> => {
  const stranger = await strangerIn(dated.db, actor, wanted);
  const refusal = await refusalOf(dated.db, actor, wanted, stranger);
  if (refusal || !stranger) return refusal;
  return (await isUsedUp(dated, stranger.limit, actor.organisationId)) ? 'conversation.too_many_first' : null;
};

/** What the page of a new conversation is given; null for what the actor may not see. */
export const readStart = async (dated: Dated, actor: Actor, query: AboutQuery): Promise<ConversationStart | null> => {
  const wanted = await wantedStart(dated.db, actor, query);
  if (!wanted) return null;
  const { subject, existing, other } = wanted;
  const refusal = existing ? null : await refusalNow(dated, actor, wanted);
  const id = otherOf(wanted, actor);
  return {
    other: { id, name: other },
    subject,
    existing,
    refusal: refusal && (await refusedTo(dated.db, actor, id, refusal)).message,
  };
};
