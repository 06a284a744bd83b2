import type { SolutionContent, SolutionStatus } from '@psp/contracts/solutions';
import { type Acted, act, ownOrModerated, type Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { notify } from '../../communicating/notifications/notify.ts';
import { record } from '../../operating/audit/record.ts';
import type { Change } from '../../state-machine.ts';
import type { Write } from '../../write.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { Solution } from './solution.entity.ts';

/* The association sees every firm's; another firm's is answered like one that does not exist. */
const solutions: Acted<Solution> = {
  entity: 'solution',
  type: Solution,
  where: ownOrModerated,
};

const step =
  (change: (solution: Solution, actor: Actor, now: Date) => Change<SolutionStatus>) =>
  (write: Write<Actor>, at: Versioned): Promise<Solution> =>
    act(write, solutions, at, (solution) => change(solution, write.actor, write.now));

export const publishSolution = step((solution, actor, now) => solution.publish(actor, now));
export const archiveSolution = step((solution, actor, now) => solution.archive(actor, now));
/** Takes up what the association withdrew, to put it right. */
export const reviseSolution = step((solution, actor, now) => solution.revise(actor, now));

/** Starts a draft. Returns its id. */
export const createSolution = async (write: Write<Actor>, content: SolutionContent): Promise<string> => {
  const solution = Solution.draft(write.actor, content, write.now);
  record(write, { entity: 'solution', id: solution.id }, { action: 'create', from: 'draft', to: 'draft' });
  write.em.persist(solution);
  return solution.id;
};

export const editSolution = (
  write: Write<Actor>,
  { content, ...at }: Versioned & { content: SolutionContent },
): Promise<Solution> => act(write, solutions, at, (solution) => solution.edit(write.actor, content, write.now));

/** The association takes a solution out of the marketplace; its firm is told why. */
export const withdrawSolution = async (
  write: Write<Actor>,
  { reason, ...at }: Versioned & { reason: string },
): Promise<void> => {
  const { actor, now } = write;
  const solution = await act(write, solutions, at, (one) => one.withdraw(actor, reason, now), { reason });
  notify(write, [solution.organisationId], NOTIFICATIONS.withdrawn(solution, reason));
};
