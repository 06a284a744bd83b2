import { sql } from 'kysely';
import { attachedFile, type ReadFile } from '../../operating/attachments/read-file.ts';
import { ownProjects } from './queries.ts';

/** Reads a file of a project in which the actor's organisation is one of the two sides. */
export const fileOfProject: ReadFile = (db, actor, wanted) =>
  attachedFile(
    db,
    wanted,
    sql`join project p on p.id = a.project_id`,
    sql`p.id = ${wanted.id} and ${ownProjects(actor)}`,
  );
