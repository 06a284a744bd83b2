import type { SolutionContent, SolutionStatus } from '@psp/contracts/solutions';
import { type Acted, act, lock, ownOrModerated, type Versioned } from '../../act.ts';
import { decided, moved } from '../../decided.ts';
import type { Actor } from '../../actor.ts';
import { findRow } from '../../unit-of-work/find-row.ts';
import { expectVersion, found } from '../../load.ts';
import { keepFlags, settleFlags } from '../../operating/flags/commands.ts';
import { NOTIFICATIONS as FLAGS } from '../../operating/flags/notifications.ts';
import { tellReporters } from '../../operating/flags/settle.ts';
import { notify } from '../../operating/notifications/notify.ts';
import { record } from '../../operating/audit/record.ts';
import type { Change } from '../../state-machine.ts';
import { expectOwnImages, releaseImages } from '../../operating/images/own-images.ts';
import { flush, type Write } from '../../write.ts';
import { flaggedSolution } from './flagged.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { Solution } from './solution.entity.ts';

/* The association finds the solutions of all firms; a firm gets `not_found` for another firm's. */
const solutions: Acted<Solution> = {
  entity: 'solution',
  type: Solution,
  where: ownOrModerated,
};

const MARKETPLACE = '/marketplace';

const step =
  (change: (solution: Solution, actor: Actor, now: Date) => Change<SolutionStatus>) =>
  (write: Write<Actor>, at: Versioned): Promise<Solution> =>
    act(write, solutions, at, (solution) => change(solution, write.actor, write.now));

export const publishSolution = step((solution, actor, now) => solution.publish(actor, now));

/** Stops showing a solution. Its open reports end, and who made them is told. */
export const archiveSolution = async (write: Write<Actor>, at: Versioned): Promise<void> => {
  const solution = await act(write, solutions, at, (one) => one.archive(write.actor, write.now));
  const flags = await settleFlags(write, 'solution_id', { id: at.id, outcome: 'withdrawn' });
  tellReporters(write, flags, () => FLAGS.ended(flaggedSolution(solution), MARKETPLACE));
};

/** Turns a withdrawn solution into a draft, to correct it. */
export const reviseSolution = async (write: Write<Actor>, at: Versioned): Promise<void> => {
  await act(write, solutions, at, (solution) => solution.revise(write.actor, write.now));
  await moved(write, at.id, 'reworked');
};

/* What a decision is about. */
const about = ({ id, title, organisationId }: Solution) => ({ entity: 'solution', id, title, organisationId }) as const;

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

/** Keeps a reported solution: its open reports are answered, and who made them reads why. Throws `version.stale`, `flag.none`. */
export const keepSolution = async (
  write: Write<Actor>,
  { id, version, reason }: Versioned & { reason: string },
): Promise<void> => {
  const { actor, now } = write;
  const solution = await lock(write, Solution, solutions.where(id, actor));
  expectVersion(solution, version);
  solution.keep(actor, now);
  await flush(write);
  const flags = await keepFlags(write, 'solution_id', { id, reason });
  const since = flags[0]?.at ?? null;
  await decided(write, { ...about(solution), action: 'keep', outcome: 'kept', since, reason });
  tellReporters(write, flags, () => FLAGS.kept(flaggedSolution(solution), `${MARKETPLACE}/${id}`, reason));
};

/** Removes a solution from the marketplace and notifies its firm of the reason. Answers its open reports. */
export const withdrawSolution = async (
  write: Write<Actor>,
  { reason, ...at }: Versioned & { reason: string },
): Promise<void> => {
  const { actor, now } = write;
  const solution = await act(write, solutions, at, (one) => one.withdraw(actor, reason, now), { reason });
  notify(write, [solution.organisationId], NOTIFICATIONS.withdrawn(solution, reason));
  await flush(write);
  const flags = await settleFlags(write, 'solution_id', { id: solution.id, outcome: 'removed' });
  const since = flags[0]?.at ?? null;
  await decided(write, { ...about(solution), action: 'withdraw', outcome: 'removed', since, reason });
  tellReporters(write, flags, () => FLAGS.upheld(flaggedSolution(solution), MARKETPLACE));
};

/** Reverts a withdrawal and notifies the firm. */
export const restoreSolution = async (write: Write<Actor>, at: Versioned): Promise<void> => {
  const solution = await act(write, solutions, at, (one) => one.restore(write.actor, write.now));
  notify(write, [solution.organisationId], NOTIFICATIONS.restored(solution));
  await moved(write, at.id, 'restored');
};
