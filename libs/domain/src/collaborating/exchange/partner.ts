import type { Actor } from '../../actor.ts';
import { lock } from '../../act.ts';
import { countAttempt } from '../../operating/limits/limit.ts';
import { notify } from '../../operating/notifications/notify.ts';
import type { Write } from '../../write.ts';
import { ExchangeProject } from './exchange-project.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { recordUse } from './own-project.ts';

/**
 * Records a firm's answer about its name on a project: it agrees, declines, or objects after it agreed, which hides its name at once.
 * Throws `not_found` and, for an agreement, `rate.limited`; an objection is always accepted.
 */
export const answerNaming = async (
  write: Write<Actor>,
  { id, agrees, reason }: { id: string; agrees: boolean; reason: string },
): Promise<void> => {
  const { actor } = write;
  const project = await lock(write, ExchangeProject, { id, partnerId: actor.organisationId });
  const before = project.partnerState;
  const to = project.answerNaming(actor, { agrees, reason });
  if (before === to || to === 'asked') return;
  if (agrees) await countAttempt(write, 'exchange-agree:organisation', actor.organisationId);
  recordUse(write, project, 'answerNaming', { reason: reason || null, details: { partner: to } });
  notify(
    write,
    [project.organisationId],
    NOTIFICATIONS.answered(project, actor.organisationName, to, agrees ? '' : reason),
  );
};
