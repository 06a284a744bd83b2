import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { SolutionContent, SolutionStatus } from '@psp/contracts/solutions';
import type { Actor } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { expectVersion, found } from '../../load.ts';
import { notify } from '../../communicating/notifications/notify.ts';
import type { Change } from '../../state-machine.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { Solution } from './solution.entity.ts';

interface Input {
  id: string;
  version: number;
}

/* The association sees every firm's; another firm's is answered like one that does not exist. */
const lockSolution = async (em: EntityManager, actor: Actor, { id, version }: Input): Promise<Solution> => {
  const side = actor.kind === 'admin' ? {} : { organisationId: actor.organisationId };
  const solution = found(await em.findOne(Solution, { id, ...side }, { lockMode: LockMode.PESSIMISTIC_WRITE }));
  expectVersion(solution, version);
  return solution;
};

const step =
  (change: (solution: Solution, actor: Actor, now: Date) => Change<SolutionStatus>) =>
  async (em: EntityManager, actor: Actor, input: Input, now: Date): Promise<Solution> => {
    const solution = await lockSolution(em, actor, input);
    record(em, actor, { entity: 'solution', id: solution.id }, change(solution, actor, now));
    return solution;
  };

export const publishSolution = step((solution, actor, now) => solution.publish(actor, now));
export const archiveSolution = step((solution, actor, now) => solution.archive(actor, now));
/** Takes up what the association withdrew, to put it right. */
export const reviseSolution = step((solution, actor, now) => solution.revise(actor, now));

/** Starts a draft. Returns its id. */
export const createSolution = (em: EntityManager, actor: Actor, content: SolutionContent, now: Date): string => {
  const solution = Solution.draft(actor, content, now);
  record(em, actor, { entity: 'solution', id: solution.id }, { action: 'create', from: 'draft', to: 'draft' });
  em.persist(solution);
  return solution.id;
};

export const editSolution = (
  em: EntityManager,
  actor: Actor,
  { content, ...input }: Input & { content: SolutionContent },
  now: Date,
): Promise<Solution> => step((solution, doer, moment) => solution.edit(doer, content, moment))(em, actor, input, now);

/** The association takes a solution out of the marketplace; its firm is told why. */
export const withdrawSolution = async (
  em: EntityManager,
  actor: Actor,
  { reason, ...input }: Input & { reason: string },
  now: Date,
): Promise<void> => {
  const solution = await lockSolution(em, actor, input);
  const change = solution.withdraw(actor, reason, now);
  record(em, actor, { entity: 'solution', id: solution.id }, change, { reason });
  await notify(em, [solution.organisationId], NOTIFICATIONS.withdrawn(solution, reason));
};
