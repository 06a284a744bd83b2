import { OVERSEEN_PROJECT_ACTIONS, type OverseenProjectView } from '@psp/contracts/overseen';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { projectActions, sideToAct } from '../../collaborating/projects/project.entity.ts';
import { projectParties } from '../../collaborating/projects/queries.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import { trailOf } from '../records/trail.ts';
import { overseenProject } from './list.ts';

type Stored = Omit<OverseenProjectView, 'actions' | 'acts'> & { closedAt: string | null };

/* The project `p` with what was agreed, done and written about it. */
const ITS_ROWS = sql`select p.id union all select id from amendment where project_id = p.id
  union all select id from review where project_id = p.id`;

/** Reads a project with its recorded acts, oldest first, and the acts of the association on it; null for an unknown one. */
export const readOverseenProject = async (
  db: Db,
  actor: Actor,
  id: string,
  now: Date,
): Promise<OverseenProjectView | null> => {
  const row = await oneRow(
    db,
    sql<{ json: Stored }>`select ${overseenProject} || jsonb_build_object('version', p.version, 'offerId', p.offer_id,
      'request', jsonb_build_object('id', r.id, 'number', r.number), 'createdAt', p.created_at, 'completedAt', p.completed_at,
      'closedAt', p.closed_at, 'stopReason', case when p.status <> 'completed' then p.hold_reason end,
      'entries', ${trailOf(ITS_ROWS)}) as json
    from project p ${projectParties} where p.id = ${id}`,
  );
  if (!row) return null;
  const { closedAt, ...project } = row.json;
  const facts = {
    status: project.status,
    uatId: project.uat.id,
    firmaId: project.firma.id,
    closedAt: closedAt === null ? null : new Date(closedAt),
    updatedAt: new Date(project.updatedAt),
    dueOn: project.dueOn,
  };
  const possible = projectActions(facts, actor, now);
  return {
    ...project,
    acts: facts.closedAt ? null : sideToAct(project.status),
    actions: OVERSEEN_PROJECT_ACTIONS.filter((action) => possible.includes(action)),
  };
};
