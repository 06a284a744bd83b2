import { proposeSuspension } from '@psp/domain/overseeing/users/suspensions/commands';
import { daysBefore } from './clock.ts';
import { COLLEAGUES, ASSOCIATION } from './content/members.ts';
import { type Founding, loadIds } from './founding.ts';
import { as, rowOf, type Step } from './step.ts';
import type { Party } from './world.ts';

const PROPOSED_DAYS = 1.6;
const REASON = 'Trei autorități au reclamat că firma nu răspunde la mesaje după semnarea contractului.';

/** The association's second administrator proposes to suspend a firm; the first one may confirm. */
export function suspensionSteps({ now }: Founding, admin: Party, firm: Party): Step[] {
  const colleague = COLLEAGUES.find(({ roles }) => roles.some(([organisation]) => organisation === ASSOCIATION));
  if (!colleague) throw new Error('The association of the demonstration has one administrator');
  const by = { ...admin, email: colleague.email, person: colleague.name };
  const at = daysBefore(now, PROPOSED_DAYS);
  const run: Step['run'] = async (whole) => {
    await loadIds(whole, by);
    await as(whole, by, at, async (write) =>
      proposeSuspension(write, { ...(await rowOf(write, 'organisation', { id: firm.id })), reason: REASON }),
    );
  };
  return [{ at, by, run }];
}
