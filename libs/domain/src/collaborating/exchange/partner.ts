import type { Actor } from '../../actor.ts';
import { lock } from '../../act.ts';
import { notify } from '../../operating/notifications/notify.ts';
import type { Write } from '../../write.ts';
import { ExchangeProject } from './exchange-project.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { recordUse } from './own-project.ts';

/**
 * The answer of a firm about its name on a project: it agrees, declines, or objects after it agreed, which hides its name at once.
 * Throws `not_found`.
 */
export const answerNaming = async (
  write: Write<Actor>,
  { id, agrees, reason }: { id: string; agrees: boolean; reason: string },
): Promise<void> => {
  const { actor } = write;
  const project = await lock(write, ExchangeProject, { id, partnerId: actor.organisationId });
  const before = project.partnerState;
  const to = project.answerNaming(actor, { agrees, reason });
  if (before === to) return;
  recordUse(write, project, 'answerNaming', { reason: reason || null, details: { partner: to } });
  notify(write, [project.organisationId], NOTIFICATIONS.answered(project, actor.organisationName, reason));
};
