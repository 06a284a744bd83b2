import type { OwnApplication } from '@psp/contracts/applications';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { historyOf } from '../../operating/audit/queries.ts';
import type { StoredFile } from '../../operating/files/store-file.ts';
import { organisationActions } from '../organisations/transitions.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import { applicationContent, applicationFiles } from './content.ts';

/** Reads the application of the actor's organisation; null for the association, which has none. */
export const readOwnApplication = async (db: Db, actor: Actor, now: Date): Promise<OwnApplication | null> => {
  const row = await oneRow(
    db,
    sql<{ json: Omit<OwnApplication, 'actions'> }>`select json_build_object('status', o.status,
      'statusReason', o.status_reason, 'appliedAt', o.applied_at, 'decidedAt', o.decided_at,
      'content', ${applicationContent}, 'files', ${applicationFiles()},
      'history', ${historyOf(sql`select o.id`, actor)}, 'version', o.version) as json
    from organisation o where o.id = ${actor.organisationId} and o.kind in ('uat', 'firma')`,
  );
  if (!row) return null;
  const facts = { id: actor.organisationId, kind: row.json.content.kind, status: row.json.status };
  return { ...row.json, actions: organisationActions(facts, actor, now) };
};

/** Finds a file of an application or of an unconfirmed sign-up. `id`: id of the organisation or of the sign-up. */
export const readApplicationFile = (db: Db, id: string, fileId: string): Promise<StoredFile | null> =>
  oneRow(
    db,
    sql<StoredFile>`select name, content_type as "contentType", storage_key as "storageKey" from stored_file
      where id = ${fileId} and purpose = 'application' and (organisation_id = ${id} or registration_id = ${id})`,
  );
