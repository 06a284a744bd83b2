import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Sql } from '../../sql.ts';

const files = sql`json_agg(json_build_object('id', f.id, 'name', f.name, 'contentType', f.content_type, 'size', f.size)
    order by a.id)`;

/** The files of the rows of `attachment` (named `a`) that a condition chooses, as JSON (`fileView[]`). */
export const attachedFiles = (condition: Sql): RawBuilder<string> => sql<string>`(
  select coalesce(${files}, '[]') from attachment a join stored_file f on f.id = a.file_id where ${condition})`;

/** Those that came with a delivery `d`. */
export const deliveryFiles = attachedFiles(sql`a.delivery_id = d.id`);

/** Those of a project as JSON (`projectFile[]`), the last added first. */
export const projectFiles = (projectId: Sql, actor: Actor): RawBuilder<string> => sql<string>`(
  select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'contentType', f.content_type, 'size', f.size,
    'by', w.name, 'addedAt', a.created_at, 'delivery', d.number,
    'mayBeRemoved', f.organisation_id = ${actor.organisationId} and d.id is null) order by a.id desc), '[]')
  from attachment a join stored_file f on f.id = a.file_id join organisation w on w.id = f.organisation_id
    left join delivery d on d.id = a.delivery_id where a.project_id = ${projectId})`;

/** Those that a request `r` has now. */
export const requestFiles = attachedFiles(sql`a.request_id = r.id and a.removed_in is null`);

/** Those of a certificate `x`, and of them what visitors may read. */
export const certificateFiles = attachedFiles(sql`a.certificate_id = x.id`);
export const shownCertificateFiles = attachedFiles(sql`a.certificate_id = x.id and x.shows_files`);

/** Those of an offer `o`. */
export const offerFiles = attachedFiles(sql`a.offer_id = o.id`);

/** Those of a message `m`. */
export const messageFiles = attachedFiles(sql`a.message_id = m.id`);

/** A row for each of these messages that has files: `message_id` and `files`. Read for all of a thread at once. */
export const filesOfMessages = (ids: Sql): Sql => sql`select a.message_id, ${files} as files
  from attachment a join stored_file f on f.id = a.file_id where a.message_id = any (array(${ids})) group by a.message_id`;
