import type { AboutQuery, ConversationStart, StartQuery } from '@psp/contracts/messages';
import type { ERRORS } from '@psp/contracts/words/messages';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { CAPABILITIES } from '../../capabilities.ts';
import { listedName } from '../../joining/people/person.ts';
import { isUsedUp } from '../../operating/limits/limit.ts';
import type { Db } from '../../read-db.ts';
import { allOf, oneRow, type Sql } from '../../sql.ts';
import type { Dated } from '../../write.ts';
import { readBlockReason, otherSide, refusalError } from './own-conversation.ts';
import { type Stranger, readStranger } from './strangers.ts';

/** A conversation that the actor may start, or has started: its sides, subject and context. */
export interface PossibleStart {
  uatId: string;
  firmaId: string;
  other: string;
  subject: string;
  requestId: string | null;
  projectId: string | null;
  /** Id of the conversation about the same project or request, if there is one. */
  existing: string | null;
  /** False while the offers to the request are sealed. */
  isOpened: boolean;
}

/* The notification of the message shows the subject, so that the person finds their name in it. */
const forAttention = (name: string): string => `În atenția ${name}: `;

const columns = sql`o.name as other, c.id as existing`;

/* A project of the actor's organisation. */
const ofProject = (actor: Actor, id: string): Sql => sql`
  select p.uat_id as "uatId", p.firma_id as "firmaId", p.title as subject, null as "requestId", p.id as "projectId",
    true as "isOpened", ${columns}
  from project p join organisation o on o.id = ${actor.kind === 'uat' ? sql`p.firma_id` : sql`p.uat_id`}
    left join conversation c on c.project_id = p.id
  where p.id = ${id} and ${actor.kind === 'uat' ? sql`p.uat_id` : sql`p.firma_id`} = ${actor.organisationId}`;

const conversationRules = () => CAPABILITIES.flatMap(({ conversations }) => conversations ?? []);

/* SQL condition, declared by capabilities: the firm may see request `r` while its offers are sealed. */
const seesRequest = (actor: Actor): Sql => allOf(...conversationRules().map((one) => one.seesRequest?.(actor)));

/* SQL condition, declared by capabilities: offer `o` takes part in the comparison. */
const isCompared = (): Sql => allOf(...conversationRules().map((one) => one.isCompared));

/* A request and a firm whose offer is compared. While the offers are sealed, any approved firm, because bidders are secret. */
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

/** Finds the conversation that a query describes; null when the actor may not see its project, request or organisation. */
export const findStart = (
  db: Db,
  actor: Actor,
  { to, project, request }: AboutQuery,
): Promise<PossibleStart | null> => {
  if (project) return oneRow(db, sql<PossibleStart>`${ofProject(actor, project)}`);
  if (request) return oneRow(db, sql<PossibleStart>`${ofRequest(actor, request, to)}`);
  return oneRow(db, sql<PossibleStart>`${ofOrganisation(actor, to)}`);
};

/* While a conversation of the two is locked, they may not start a general one in its place. */
const lockedBetween = (uatId: string, firmaId: string) =>
  sql`select 1 from conversation where uat_id = ${uatId} and firma_id = ${firmaId} and locked_at is not null limit 1`;

type Refusal = keyof typeof ERRORS;

/** Returns the other side if the conversation is a general one and the two do not know each other; otherwise null. */
export const findStranger = async (db: Db, actor: Actor, wanted: PossibleStart): Promise<Stranger | null> =>
  wanted.projectId || wanted.requestId ? null : readStranger(db, actor, wanted);

/** Returns why the conversation may not be started, or null. Does not check the limit on new conversations. */
export const refusalOf = async (
  db: Db,
  actor: Actor,
  wanted: PossibleStart,
  stranger: Stranger | null,
): Promise<Refusal | null> => {
  if (!wanted.isOpened) return 'conversation.ask_publicly';
  const bar = await readBlockReason(db, actor.organisationId, otherSide(wanted, actor));
  if (bar) return `conversation.${bar}`;
  if (wanted.projectId || wanted.requestId) return null;
  if (await oneRow(db, lockedBetween(wanted.uatId, wanted.firmaId))) return 'conversation.locked_between';
  if (stranger?.accepts === 'nobody') return 'conversation.closed_to_strangers';
  if (stranger?.accepts === 'verified' && !stranger.isVerified) return 'conversation.verified_only';
  return stranger?.hasUnanswered ? 'conversation.waits' : null;
};

const refusalNow = async (dated: Dated, actor: Actor, wanted: PossibleStart): Promise<Refusal | null> => {
  const stranger = await findStranger(dated.db, actor, wanted);
  const refusal = await refusalOf(dated.db, actor, wanted, stranger);
  if (refusal || !stranger) return refusal;
  return (await isUsedUp(dated, stranger.limit, actor.organisationId)) ? 'conversation.too_many_first' : null;
};

/**
 * Reads the data of the page for a new conversation; null when the actor may not see its project, request or organisation. A person
 * who is not listed any more is not named.
 */
export const readStart = async (
  dated: Dated,
  actor: Actor,
  { person, ...query }: StartQuery,
): Promise<ConversationStart | null> => {
  const wanted = await findStart(dated.db, actor, query);
  if (!wanted) return null;
  const { subject, existing, other } = wanted;
  const refusal = existing ? null : await refusalNow(dated, actor, wanted);
  const id = otherSide(wanted, actor);
  const name = person && (await listedName(dated.db, person, id));
  return {
    other: { id, name: other },
    subject: name ? forAttention(name) : subject,
    existing,
    refusal: refusal && (await refusalError(dated.db, actor, id, refusal)).message,
  };
};
