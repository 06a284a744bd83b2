import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { PROJECT_FILES_MAX } from '@psp/contracts/file-limits';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';

/* Throws `attachment.gone` unless all files exist and belong to the actor's organisation. */
const expectOwn = async ({ db, actor }: Write<Actor>, files: readonly string[]): Promise<void> => {
  const row = await oneRow(
    db,
    sql<{ count: number }>`select count(*)::int as count from stored_file
      where id = any (${files}::uuid[]) and purpose = 'attachment' and organisation_id = ${actor.organisationId}`,
  );
  if (row?.count !== new Set(files).size) throw new DomainError('attachment.gone');
};

/**
 * Sets the files of a request, in this order, from `revision` on; earlier revisions keep theirs. Undefined changes nothing. Throws
 * `attachment.gone` for a file that does not belong to the organisation.
 */
export const attachToRequest = async (
  write: Write<Actor>,
  { id, revision }: { id: string; revision: number },
  files: readonly string[] | undefined,
): Promise<void> => {
  if (!files) return;
  await expectOwn(write, files);
  const { db, now } = write;
  const gone = sql`request_id = ${id} and removed_in is null and file_id <> all (${files}::uuid[])`;
  await Promise.all([
    db.run(sql`delete from attachment where ${gone} and added_in = ${revision}`),
    db.run(sql`update attachment set removed_in = ${revision} where ${gone} and added_in < ${revision}`),
    db.run(sql`insert into attachment (request_id, file_id, added_in, created_at)
      select ${id}, f.id, ${revision}, ${now} from unnest(${files}::uuid[]) with ordinality f(id, position)
      where not exists (select from attachment a where a.request_id = ${id} and a.file_id = f.id and a.removed_in is null)
      order by f.position on conflict (request_id, file_id, added_in) do nothing`),
  ]);
};

/** Copies the current files of a request to a new one of the same organisation. */
export const copyAttachments = async ({ db, now }: Write<Actor>, from: string, to: string): Promise<void> => {
  await db.run(sql`insert into attachment (request_id, file_id, created_at)
    select ${to}, file_id, ${now} from attachment where request_id = ${from} and removed_in is null order by id`);
};

/**
 * Adds files to a project; `deliveryId` is the delivery they belong to. Throws `attachment.gone` like `attachToRequest`, and
 * `attachment.too_many` above PROJECT_FILES_MAX.
 */
export const attachToProject = async (
  write: Write<Actor>,
  { projectId, deliveryId = null }: { projectId: string; deliveryId?: string | null },
  files: readonly string[],
): Promise<void> => {
  if (files.length === 0) return;
  await expectOwn(write, files);
  const { db, now } = write;
  await db.run(sql`insert into attachment (project_id, delivery_id, file_id, created_at)
    select ${projectId}, ${deliveryId}::uuid, f.id, ${now} from unnest(${files}::uuid[]) with ordinality f(id, position)
    order by f.position on conflict (project_id, file_id) do nothing`);
  const row = await oneRow(
    db,
    sql<{ count: number }>`select count(*)::int as count from attachment where project_id = ${projectId}`,
  );
  if ((row?.count ?? 0) > PROJECT_FILES_MAX) throw new DomainError('attachment.too_many');
};

/** Removes a file from a project and returns its name. Throws `not_found` for another organisation's file or one of a delivery. */
export const detachFromProject = async (
  { db, actor }: Write<Actor>,
  projectId: string,
  fileId: string,
): Promise<string> => {
  const row = await oneRow(
    db,
    sql<{
      name: string;
    }>`delete from attachment a using stored_file f where f.id = a.file_id and a.project_id = ${projectId}
      and a.file_id = ${fileId} and a.delivery_id is null and f.organisation_id = ${actor.organisationId} returning f.name`,
  );
  return found(row).name;
};

/* Like `attachToRequest`, for the row that `column` refers to, without revisions. */
const attachTo =
  (column: 'offer_id' | 'answer_id' | 'certificate_id' | 'message_id' | 'claim_id' | 'exchange_id') =>
  async (write: Write<Actor>, id: string, files: readonly string[] | undefined): Promise<void> => {
    if (!files) return;
    await expectOwn(write, files);
    const { db, now } = write;
    const subject = sql.ref(column);
    await Promise.all([
      db.run(sql`delete from attachment where ${subject} = ${id} and file_id <> all (${files}::uuid[])`),
      db.run(sql`insert into attachment (${subject}, file_id, created_at)
        select ${id}, f.id, ${now} from unnest(${files}::uuid[]) with ordinality f(id, position)
        order by f.position on conflict (${subject}, file_id) do nothing`),
    ]);
  };

export const attachToOffer = attachTo('offer_id');
export const attachToAnswer = attachTo('answer_id');
export const attachToCertificate = attachTo('certificate_id');
export const attachToMessage = attachTo('message_id');
export const attachToClaim = attachTo('claim_id');
export const attachToExchange = attachTo('exchange_id');
