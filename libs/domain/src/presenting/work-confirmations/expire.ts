import { sql } from 'kysely';
import { lock } from '../../act.ts';
import type { TimedStep } from '../../capability.ts';
import { notify } from '../../operating/notifications/notify.ts';
import { record } from '../../operating/audit/record.ts';
import { PortfolioItem } from '../partners/company-parts.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { WorkConfirmation } from './work-confirmation.entity.ts';

/** Expires requests that were not answered in time. */
export const expireConfirmations: TimedStep = {
  due: (now) => sql`select w.id from work_confirmation w where w.status = 'open' and w.expires_at <= ${now}`,
  apply: async (write, id) => {
    const asked = await lock(write, WorkConfirmation, { id });
    if (asked.status !== 'open') return;
    record(write, { entity: 'work-confirmation', id }, asked.end('expire', write.actor, write.now));
    const work = await lock(write, PortfolioItem, { id: asked.workId });
    const about = { id, firm: '', work: work.name, authority: '', reason: '' };
    notify(write, [work.organisationId], NOTIFICATIONS.expired(about));
  },
};
