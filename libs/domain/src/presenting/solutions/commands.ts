import type { SolutionContent, SolutionStatus } from '@psp/contracts/solutions';
import { type Acted, act, ownOrModerated, type Versioned } from '../../act.ts';
import { decided, moved } from '../../decided.ts';
import type { Actor } from '../../actor.ts';
import { findRow } from '../../unit-of-work/find-row.ts';
import { found } from '../../load.ts';
import { notify } from '../../operating/notifications/notify.ts';
import { record } from '../../operating/audit/record.ts';
import type { Change } from '../../state-machine.ts';
import { expectOwnImages, releaseImages } from '../../operating/images/own-images.ts';
import { flush, type Write } from '../../write.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { Solution } from './solution.entity.ts';

/* The association finds the solutions of all firms; a firm gets `not_found` for another firm's. */
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
/** Turns a withdrawn solution into a draft, to correct it. */
export const reviseSolution = async (write: Write<Actor>, at: Versioned): Promise<void> => {
  await act(write, solutions, at, (solution) => solution.revise(write.actor, write.now));
  await moved(write, at.id, 'reworked');
};

const idsOf = ({ pictures = [] }: SolutionContent): string[] => pictures.map(({ id }) => id);

/** Creates a draft. Returns its id. Throws `not_found` for another organisation's picture. */
export const createSolution = async (write: Write<Actor>, content: SolutionContent): Promise<string> => {
  await expectOwnImages(write, write.actor, idsOf(content));
  return start(write, Solution.draft(write.actor, content, write.now), 'create');
};

/** Copies a solution of the firm into a draft. Returns its id. */
export const duplicateSolution = async (write: Write<Actor>, { id }: { id: string }): Promise<string> => {
  const { organisationId } = write.actor;
  const source = found(await findRow(write, Solution, { id, organisationId }, { lock: false }));
  return start(write, source.copy(write.actor, write.now), 'duplicate');
};

const start = (write: Write<Actor>, solution: Solution, action: 'create' | 'duplicate'): string => {
  record(write, { entity: 'solution', id: solution.id }, { action, from: 'draft', to: 'draft' });
  write.em.persist(solution);
  return solution.id;
};

/** Discards a draft and deletes pictures that nothing else shows; the audit still shows that it existed. */
export const discardSolution = async (write: Write<Actor>, at: Versioned): Promise<void> => {
  const draft = await act(write, solutions, at, (solution) => solution.discard(write.actor, write.now));
  write.em.remove(draft);
  await flush(write);
  await releaseImages(write, write.actor, draft.imageIds);
};

/**
 * Replaces the content and deletes removed pictures that nothing else shows. Throws `not_found` for another organisation's picture.
 */
export const editSolution = async (
  write: Write<Actor>,
  { content, ...at }: Versioned & { content: SolutionContent },
): Promise<void> => {
  const { actor, now } = write;
  await expectOwnImages(write, actor, idsOf(content));
  let before: string[] = [];
  const { imageIds } = await act(write, solutions, at, (solution) => {
    before = solution.imageIds;
    return solution.edit(actor, content, now);
  });
  const removed = before.filter((id) => !imageIds.includes(id));
  if (removed.length === 0) return;
  await flush(write);
  await releaseImages(write, actor, removed);
};

export const renewSolution = (
  write: Write<Actor>,
  { validUntil, ...at }: Versioned & { validUntil: string },
): Promise<Solution> => act(write, solutions, at, (solution) => solution.renew(write.actor, validUntil, write.now));

/** Removes a solution from the marketplace and notifies its firm of the reason. */
export const withdrawSolution = async (
  write: Write<Actor>,
  { reason, ...at }: Versioned & { reason: string },
): Promise<void> => {
  const { actor, now } = write;
  const solution = await act(write, solutions, at, (one) => one.withdraw(actor, reason, now), { reason });
  notify(write, [solution.organisationId], NOTIFICATIONS.withdrawn(solution, reason));
  const { id, title, organisationId } = solution;
  const about = { entity: 'solution', id, title, organisationId, since: null, reason } as const;
  await decided(write, { ...about, action: 'withdraw', outcome: 'removed' });
};

/** Reverts a withdrawal and notifies the firm. */
export const restoreSolution = async (write: Write<Actor>, at: Versioned): Promise<void> => {
  const solution = await act(write, solutions, at, (one) => one.restore(write.actor, write.now));
  notify(write, [solution.organisationId], NOTIFICATIONS.restored(solution));
  await moved(write, at.id, 'restored');
};
