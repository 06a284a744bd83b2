import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { StoredFile } from '../files/store-file.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import { lasts } from '../../time.ts';
import { sidesOf } from '../../communicating/messages/own-conversation.ts';
import { ownProjects } from '../../collaborating/projects/queries.ts';
import { isShownText } from '../../sourcing/groups/read.ts';
import { readBy } from '../../sourcing/groups/queries.ts';
import { shownToAuthority } from '../../sourcing/offers/queries.ts';
import { shownTo } from '../../sourcing/opportunities/queries.ts';

/** A file of the request or of the offer `id`. */
interface Wanted {
  id: string;
  fileId: string;
}
/** Finds a file for somebody; null for whoever may not see what it is attached to. */
export type ReadFile = (db: Db, actor: Actor, wanted: Wanted) => Promise<StoredFile | null>;

const file = sql`select f.name, f.content_type as "contentType", f.storage_key as "storageKey"
  from attachment a join stored_file f on f.id = a.file_id`;

/* Of any version of the request. */
const ofRequest =
  (isShownTo: (actor: Actor) => Sql): ReadFile =>
  (db, actor, { id, fileId }) =>
    oneRow(
      db,
      sql<StoredFile>`${file} join service_request r on r.id = a.request_id
        where r.id = ${id} and f.id = ${fileId} and ${isShownTo(actor)} limit 1`,
    );

const ofOffer =
  (isShownTo: (actor: Actor) => Sql): ReadFile =>
  (db, actor, { id, fileId }) =>
    oneRow(
      db,
      sql<StoredFile>`${file} join offer o on o.id = a.offer_id join service_request r on r.id = o.request_id
        where o.id = ${id} and f.id = ${fileId} and ${isShownTo(actor)}`,
    );

/** Of a project of which the actor's organisation is one of the two sides. */
export const fileOfProject: ReadFile = (db, actor, { id, fileId }) =>
  oneRow(
    db,
    sql<StoredFile>`${file} join project p on p.id = a.project_id
      where p.id = ${id} and f.id = ${fileId} and ${ownProjects(actor)}`,
  );

export const fileOfOwnRequest = ofRequest(readBy);
export const fileOfGroup = ofRequest(isShownText);
export const fileOfSentRequest = ofRequest(() => sql`r.status <> 'draft'`);
export const fileOfOpportunity = ofRequest((actor) => sql`r.status <> 'draft' and ${shownTo(actor)}`);
export const fileOfOwnOffer = ofOffer(({ organisationId }) => sql`o.organisation_id = ${organisationId}`);
const ofAnswer =
  (isShownTo: (actor: Actor) => Sql): ReadFile =>
  (db, actor, { id, fileId }) =>
    oneRow(
      db,
      sql<StoredFile>`${file} join consultation_answer n on n.id = a.answer_id join service_request r on r.id = n.request_id
        where n.id = ${id} and f.id = ${fileId} and ${isShownTo(actor)}`,
    );

export const fileOfOwnAnswer = ofAnswer(({ organisationId }) => sql`n.organisation_id = ${organisationId}`);

const ofCertificate = (db: Db, { id, fileId }: Wanted, isShown: Sql): Promise<StoredFile | null> =>
  oneRow(
    db,
    sql<StoredFile>`${file} join certificate c on c.id = a.certificate_id join organisation o on o.id = c.organisation_id
      where c.id = ${id} and f.id = ${fileId} and ${isShown}`,
  );

export const fileOfOwnCertificate: ReadFile = (db, { organisationId }, wanted) =>
  ofCertificate(db, wanted, sql`o.id = ${organisationId}`);
export const fileOfCertificate: ReadFile = (db, _, wanted) => ofCertificate(db, wanted, sql`true`);
/** For anybody: of an approved firm that shows it, until its last day. */
export const shownFileOfCertificate = (db: Db, wanted: Wanted): Promise<StoredFile | null> =>
  ofCertificate(db, wanted, sql`o.status = 'approved' and c.shows_files and ${lasts(sql`c.valid_until`)}`);

/** Sealed until the authority opens the answers. */
export const fileOfOpenedAnswer = ofAnswer(
  ({ organisationId }) =>
    sql`r.organisation_id = ${organisationId} and r.opened_at is not null and n.status = 'submitted'`,
);
/** Sealed until the authority opens the offers. */
export const fileOfOpenedOffer = ofOffer(shownToAuthority);

/** Of a message that was reported to the association, with those around it that were sent along. */
export const fileOfReport: ReadFile = (db, _, { id, fileId }) =>
  oneRow(
    db,
    sql<StoredFile>`${file} join message m on m.id = a.message_id join conversation_report x
        on x.conversation_id = m.conversation_id and m.number between x.first_number and x.last_number
      where x.id = ${id} and f.id = ${fileId} and not m.is_note`,
  );

/** Of a message that the actor's organisation reads. */
export const fileOfMessage: ReadFile = (db, actor, { id, fileId }) =>
  oneRow(
    db,
    sql<StoredFile>`${file} join message m on m.id = a.message_id join conversation c on c.id = m.conversation_id
      where c.id = ${id} and f.id = ${fileId} and ${sidesOf(actor).own} = ${actor.organisationId}
        and (not m.is_note or m.organisation_id = ${actor.organisationId})`,
  );
