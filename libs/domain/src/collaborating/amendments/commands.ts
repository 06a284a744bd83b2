import type { MilestoneMove, ProposeAmendment } from '@psp/contracts/amendments';
import { romanianDay } from '@psp/contracts/romania';
import { actOnLocked } from '../../act.ts';
import { type Actor, SYSTEM } from '../../actor.ts';
import { notify } from '../../operating/notifications/notify.ts';
import { DomainError } from '../../errors.ts';
import { expectVersion, found } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import { Offer } from '../../sourcing/offers/offer.entity.ts';
import type { Change } from '../../state-machine.ts';
import { bySystem, type Write } from '../../write.ts';
import { Milestone } from '../projects/milestone.entity.ts';
import type { Project } from '../projects/project.entity.ts';
import { ownProject, touchProject } from '../projects/own-project.ts';
import { Amendment } from './amendment.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';

/**
 * Proposes another due date or price to the other side. Throws `amendment.exists` while a proposal is pending,
 * `amendment.no_change`, `amendment.past`, and `amendment.moved_past` if a milestone would move to the past.
 */
export const proposeAmendment = async (
  write: Write<Actor>,
  { id, version, dueOn, price, reason, moves = [] }: ProposeAmendment & { id: string },
): Promise<void> => {
  const { em, actor, now } = write;
  const project = await ownProject(write, id);
  expectVersion(project, version);
  project.check('amend', actor, now);
  if (await em.findOne(Amendment, { projectId: id, status: 'proposed' })) throw new DomainError('amendment.exists');
  const before = await termsOf(write, project);
  const after = { dueOn: dueOn ?? before.dueOn, price: price ?? before.price };
  if (after.dueOn === before.dueOn && after.price === before.price) throw new DomainError('amendment.no_change');
  if (dueOn !== null && dueOn < romanianDay(now)) throw new DomainError('amendment.past');
  const { organisationId } = actor;
  const moved = await movesOf(write, id, moves, { from: before.dueOn, to: after.dueOn });
  if (moved.some(({ to }) => to < romanianDay(now))) throw new DomainError('amendment.moved_past');
  const amendment = Amendment.propose({ projectId: id, organisationId, before, after, reason, moves: moved }, now);
  em.persist(amendment);
  await touchProject(write, project);
  record(
    write,
    { entity: 'amendment', id: amendment.id },
    { action: 'propose', from: null, to: 'proposed' },
    { reason },
  );
  notifyOtherSide(write, project, 'proposed', reason);
};

/* Shifts the open milestones among `ids` by as many days as the due date; none if it is not set or does not change. */
const movesOf = async (
  { em }: Write<Actor>,
  projectId: string,
  ids: string[],
  { from, to }: { from: string | null; to: string | null },
): Promise<MilestoneMove[]> => {
  if (ids.length === 0 || from === null || to === null || from === to) return [];
  const milestones = await em.find(
    Milestone,
    { projectId, id: { $in: ids } },
    { orderBy: { dueOn: 'asc', id: 'asc' } },
  );
  if (milestones.length < new Set(ids).size) throw new DomainError('not_found');
  const shift = Date.parse(to) - Date.parse(from);
  return milestones.flatMap(({ id, title, dueOn, doneAt }) =>
    dueOn && !doneAt
      ? [{ id, title, from: dueOn, to: new Date(Date.parse(dueOn) + shift).toISOString().slice(0, 10) }]
      : [],
  );
};

/* Skips milestones that were completed, removed or moved in the meantime. */
const moveMilestones = async ({ em }: Write<Actor>, { projectId, moves }: Amendment): Promise<void> => {
  if (moves.length === 0) return;
  const milestones = await em.find(Milestone, { projectId, doneAt: null, id: { $in: moves.map(({ id }) => id) } });
  for (const milestone of milestones) {
    const move = moves.find(({ id, from }) => id === milestone.id && from === milestone.dueOn);
    if (move) milestone.dueOn = move.to;
  }
};

const termsOf = async ({ em }: Write<Actor>, { dueOn, agreedPrice, offerId }: Project) => ({
  dueOn: dueOn ?? null,
  price: agreedPrice ?? found(await em.findOne(Offer, { id: offerId })).price ?? 0,
});

const notifyOtherSide = (
  write: Write<Actor>,
  project: Project,
  what: 'proposed' | 'accepted' | 'declined' | 'withdrawn',
  reason = '',
): void => {
  const { actor } = write;
  notify(write, [project.otherThan(actor.organisationId)], NOTIFICATIONS[what](project, actor, reason));
};

interface At {
  id: string;
  amendmentId: string;
  version: number;
}

/* Locks the project first, so that decisions happen one after the other. */
const decide =
  (
    what: 'accepted' | 'declined' | 'withdrawn',
    change: (amendment: Amendment, project: Project, write: Write<Actor>, reason: string) => Change<string>,
  ) =>
  async (write: Write<Actor>, { id, amendmentId, version, reason = '' }: At & { reason?: string }): Promise<void> => {
    const project = await ownProject(write, id);
    const amendment = found(await write.em.findOne(Amendment, { id: amendmentId, projectId: id }));
    const decided = () => change(amendment, project, write, reason);
    actOnLocked(write, { entity: 'amendment', row: amendment, version }, decided, { reason: reason || null });
    await touchProject(write, project);
    notifyOtherSide(write, project, what, reason);
  };

/** Accepts the other side's proposal: applies its terms to the project and moves the milestones. */
export const acceptAmendment = async (write: Write<Actor>, at: At): Promise<void> => {
  await acceptTerms(write, at);
  await moveMilestones(write, found(await write.em.findOne(Amendment, { id: at.amendmentId, projectId: at.id })));
};

const acceptTerms = decide('accepted', (amendment, project, { actor, now }) => {
  const change = amendment.accept(actor, project, now);
  project.agree({ dueOn: amendment.dueAfter ?? null, price: amendment.priceAfter });
  return change;
});

export const declineAmendment = decide('declined', (amendment, project, { actor, now }, reason) =>
  amendment.decline(actor, project, reason, now),
);

export const withdrawAmendment = decide('withdrawn', (amendment, project, { actor, now }) =>
  amendment.withdraw(actor, project, now),
);

/** Declines a pending proposal because the project has ended, and notifies its proposer of the reason. */
export const endAmendment = async (write: Write<Actor>, project: Project, reason: string): Promise<void> => {
  const { em, now } = write;
  const amendment = await em.findOne(Amendment, { projectId: project.id, status: 'proposed' });
  if (!amendment) return;
  const change = amendment.end(SYSTEM, project, reason, now);
  record(bySystem(write), { entity: 'amendment', id: amendment.id }, change, { reason });
  const { organisationId } = amendment;
  notify(write, [organisationId], NOTIFICATIONS.ended(project, organisationId, reason));
};
