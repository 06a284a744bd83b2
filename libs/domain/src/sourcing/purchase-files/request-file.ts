import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { newId } from '../../id.ts';
import { record } from '../../operating/audit/record.ts';
import { newCode } from '../../operating/documents/new-code.ts';
import { enqueue } from '../../operating/jobs/enqueue.ts';
import type { Write } from '../../write.ts';
import { ownRequest } from '../service-requests/own-request.ts';

/**
 * Enqueues a purchase file for the current state of a request. Returns the file's id. Throws `purchase_file.draft` for a request
 * that was not sent; a database constraint refuses a second file while one is being built.
 */
export const requestFile = async (write: Write<Actor>, { id }: { id: string }): Promise<string> => {
  const { db, actor, now } = write;
  const request = await ownRequest(write, id);
  if (request.status === 'draft') throw new DomainError('purchase_file.draft');
  const [fileId, code] = [newId(), newCode()];
  await db.run(sql`insert into purchase_file (id, request_id, organisation_id, code, created_at)
    values (${fileId}, ${id}, ${actor.organisationId}, ${code}, ${now})`);
  await enqueue(db, 'purchase-file', { id: fileId });
  const { status } = request;
  record(write, { entity: 'service-request', id }, { action: 'file', from: status, to: status });
  return fileId;
};
