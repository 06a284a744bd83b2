import { sql } from 'kysely';
import { lock } from '../../act.ts';
import { SYSTEM } from '../../actor.ts';
import type { TimedStep } from '../../capability.ts';
import { record } from '../../operating/audit/record.ts';
import { bySystem, type Write } from '../../write.ts';
import { SupportView } from './support-view.entity.ts';

/** Ends a locked view whose time has passed, by the system. Throws `action.not_allowed` for one that has ended. */
export const lapse = (write: Write<unknown>, view: SupportView): void =>
  record(bySystem(write), { entity: 'support-view', id: view.id }, view.lapse(SYSTEM, write.now));

/** Ends the views whose time has passed, so that the history and open pages tell their end. */
export const lapseSupportViews: TimedStep = {
  due: (now) => sql`select v.id from support_view v where v.status = 'open' and v.ends_at <= ${now}`,
  apply: async (write, id) => {
    const view = await lock(write, SupportView, { id });
    if (view.status === 'open' && view.endsAt <= write.now) lapse(write, view);
  },
};
