import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Sql } from '../../sql.ts';

const files = sql`json_agg(json_build_object('id', f.id, 'name', f.name, 'contentType', f.content_type, 'size', f.size)
    order by a.id)`;

/** Files of the attachments `a` that match a condition, as JSON (`fileView[]`). */
export const attachedFiles = (condition: Sql): RawBuilder<string> => sql<string>`(
  select coalesce(${files}, '[]') from attachment a join stored_file f on f.id = a.file_id where ${condition})`;

/** Files of a delivery `d`. */
export const deliveryFiles = attachedFiles(sql`a.delivery_id = d.id`);

/** Files of a project as JSON (`projectFile[]`), newest first. */
export const projectFiles = (projectId: Sql, actor: Actor): RawBuilder<string> => sql<string>`(
  select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'contentType', f.content_type, 'size', f.size,
    'by', w.name, 'addedAt', a.created_at, 'delivery', d.number,
    'mayBeRemoved', f.organisation_id = ${actor.organisationId} and d.id is null) order by a.id desc), '[]')
  from attachment a join stored_file f on f.id = a.file_id join organisation w on w.id = f.organisation_id
    left join delivery d on d.id = a.delivery_id where a.project_id = ${projectId})`;

/** Current files of a request `r`. */
export const requestFiles = attachedFiles(sql`a.request_id = r.id and a.removed_in is null`);

/** Files of a certificate `x`, and those that visitors may read. */
export const certificateFiles = attachedFiles(sql`a.certificate_id = x.id`);
export const shownCertificateFiles = attachedFiles(sql`a.certificate_id = x.id and x.shows_files`);

/** Files of an offer `o`. */
export const offerFiles = attachedFiles(sql`a.offer_id = o.id`);

/** Files of a message `m`. */
export const messageFiles = attachedFiles(sql`a.message_id = m.id`);

/** Query for the files of many messages at once: a row (`message_id`, `files`) for each message that has files. */
export const filesOfMessages = (ids: Sql): Sql => sql`select a.message_id, ${files} as files
  from attachment a join stored_file f on f.id = a.file_id where a.message_id = any (array(${ids})) group by a.message_id`;
