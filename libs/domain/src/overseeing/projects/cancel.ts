import { actOnLocked, lock, type Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { Project } from '../../collaborating/projects/project.entity.ts';
import { found } from '../../load.ts';
import { cancelLocked } from '../../sourcing/service-requests/end-request.ts';
import { ServiceRequest } from '../../sourcing/service-requests/service-request.entity.ts';
import type { Write } from '../../write.ts';

/**
 * Cancels a project by the association, with a reason for both sides. Its request ends too, since it has no other way to a result.
 * Throws `project.closed`, `version.stale` and `action.not_allowed`.
 */
export const cancelProject = async (
  write: Write<Actor>,
  { id, version, reason }: Versioned & { reason: string },
): Promise<void> => {
  const { em, actor, now } = write;
  // The request before the project, as every change that ends both.
  const { requestId } = found(await em.findOne(Project, { id }));
  const request = await lock(write, ServiceRequest, { id: requestId });
  const project = await lock(write, Project, { id });
  actOnLocked(write, { entity: 'project', row: project, version }, (row) => row.cancel(actor, reason, now), { reason });
  await cancelLocked(write, request, { version: request.version, reason });
};
