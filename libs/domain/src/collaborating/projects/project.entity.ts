import { defineEntity, p } from '@mikro-orm/core';
import type { Terms } from '@psp/contracts/amendments';
import type { ProjectAction } from '@psp/contracts/projects';
import type { ProjectStatus } from '@psp/contracts/project-statuses';
import { type Doer, isAdmin, isSystem, canWriteFor } from '../../actor.ts';
import { createdAt, row, updatedAt } from '../../columns.ts';
import { newId } from '../../id.ts';
import type { Offer } from '../../sourcing/offers/offer.entity.ts';
import type { ServiceRequest } from '../../sourcing/service-requests/service-request.entity.ts';
import { type Change, stateMachine } from '../../state-machine.ts';
import { romanianDay } from '@psp/contracts/romania';

const DAY = 86_400_000;
/** Maximum progress, in percent, after changes are requested; also used if the progress before the delivery is unknown. */
const MOST_BEFORE_ACCEPTANCE = 90;

/** Actions that change only other rows than the project. */
export type Checked = Extract<
  ProjectAction,
  'addFiles' | 'amend' | 'editMilestones' | 'completeMilestone' | 'makeNote' | 'remind' | 'review'
>;

const projectSchema = defineEntity({
  name: 'Project',
  tableName: 'project',
  properties: {
    ...row,
    createdAt,
    updatedAt,
    requestId: p.uuid(),
    offerId: p.uuid(),
    uatId: p.uuid(),
    firmaId: p.uuid(),
    title: p.text(),
    status: p.string().$type<ProjectStatus>().default('planning'),
    progress: p.integer().default(0),
    progressBefore: p.integer().nullable(),
    agreedPrice: p.decimal('number').nullable(),
    holdReason: p.text().nullable(),
    changesReason: p.text().nullable(),
    acceptanceRemarks: p.text().nullable(),
    dueOn: p.date().nullable(),
    startedAt: p.datetime().nullable(),
    deliveredAt: p.datetime().nullable(),
    completedAt: p.datetime().nullable(),
    closedAt: p.datetime().nullable(),
  },
});

/** The collaboration opened by an accepted offer. Both sides work on it until the authority accepts the delivery. */
export class Project extends projectSchema.class {
  /** Opens the project; its due date is `offer.deliveryDays` after the acceptance. */
  static open(request: ServiceRequest, offer: Offer, now: Date): Project {
    const project = new Project();
    Object.assign(project, {
      id: newId(),
      requestId: request.id,
      offerId: offer.id,
      uatId: request.organisationId,
      firmaId: offer.organisationId,
      title: request.title,
      status: 'planning',
      progress: 0,
      createdAt: now,
      dueOn: romanianDay(new Date(now.getTime() + (offer.deliveryDays ?? 0) * DAY)),
    });
    return project;
  }

  /** Returns the id of the other side. */
  otherThan(organisationId: string): string {
    return organisationId === this.uatId ? this.firmaId : this.uatId;
  }

  start(doer: Doer, now: Date): Change<ProjectStatus> {
    const change = machine.apply(this, 'start', doer, now);
    this.startedAt = now;
    return change;
  }

  setProgress(doer: Doer, progress: number, now: Date): Change<ProjectStatus> {
    const change = machine.apply(this, 'setProgress', doer, now);
    this.progress = progress;
    return change;
  }

  /** Checks that an action may be taken that changes only other rows. */
  check(action: Checked, doer: Doer, now: Date): Change<ProjectStatus> {
    return machine.apply(this, action, doer, now);
  }

  /** Applies the terms on which both sides agreed. */
  agree({ dueOn, price }: Terms): void {
    this.dueOn = dueOn;
    this.agreedPrice = price;
  }

  pause(doer: Doer, reason: string, now: Date): Change<ProjectStatus> {
    const change = machine.apply(this, 'pause', doer, now);
    this.holdReason = reason;
    return change;
  }

  resume(doer: Doer, now: Date): Change<ProjectStatus> {
    const change = machine.apply(this, 'resume', doer, now);
    this.holdReason = null;
    return change;
  }

  deliver(doer: Doer, now: Date): Change<ProjectStatus> {
    const change = machine.apply(this, 'deliver', doer, now);
    this.deliveredAt = now;
    this.changesReason = null;
    this.progressBefore = this.progress;
    this.progress = 100;
    return change;
  }

  requestChanges(doer: Doer, reason: string, now: Date): Change<ProjectStatus> {
    const change = machine.apply(this, 'requestChanges', doer, now);
    this.changesReason = reason;
    this.progress = Math.min(this.progressBefore ?? MOST_BEFORE_ACCEPTANCE, MOST_BEFORE_ACCEPTANCE);
    return change;
  }

  /** Accepts the delivery. `remarks`: the authority's remarks about the work, or ''. */
  accept(doer: Doer, remarks: string, now: Date): Change<ProjectStatus> {
    const change = machine.apply(this, 'accept', doer, now);
    this.acceptanceRemarks = remarks || null;
    this.completedAt = now;
    this.closedAt = now;
    return change;
  }

  /** Stops the project because its request was cancelled; no further action is possible. */
  close(doer: Doer, reason: string, now: Date): Change<ProjectStatus> {
    return this.stop('close', doer, reason, now);
  }

  /** Stops the project by the association; the caller cancels its request, which cannot go on without it. */
  cancel(doer: Doer, reason: string, now: Date): Change<ProjectStatus> {
    return this.stop('cancel', doer, reason, now);
  }

  private stop(action: 'close' | 'cancel', doer: Doer, reason: string, now: Date): Change<ProjectStatus> {
    const change = machine.apply(this, action, doer, now);
    this.holdReason = reason;
    this.closedAt = now;
    return change;
  }
}
projectSchema.setClass(Project);

/** The columns on which the allowed actions depend. */
export type ProjectFacts = Pick<Project, 'status' | 'uatId' | 'firmaId' | 'closedAt'> &
  Partial<Pick<Project, 'updatedAt' | 'dueOn'>>;

/** Days without a change after which the association may remind the side that has to act; none after the due date. */
const IDLE_DAYS = 7;
const isIdle = ({ updatedAt, dueOn }: ProjectFacts, now: Date): boolean =>
  updatedAt == null ||
  now.getTime() - updatedAt.getTime() >= IDLE_DAYS * DAY ||
  (dueOn != null && dueOn < romanianDay(now));
/** Side that has to act next on a project that has not ended. */
export const sideToAct = (status: ProjectStatus): 'uat' | 'firma' =>
  status === 'review' || status === 'on_hold' ? 'uat' : 'firma';

const byUat = (doer: Doer, { uatId }: ProjectFacts): boolean => canWriteFor(doer, uatId);
const byFirma = (doer: Doer, { firmaId }: ProjectFacts): boolean => canWriteFor(doer, firmaId);
const byEither = (doer: Doer, project: ProjectFacts): boolean => byUat(doer, project) || byFirma(doer, project);
const unless = ({ closedAt }: ProjectFacts) => (closedAt ? ('project.closed' as const) : null);

const machine = stateMachine<ProjectFacts, ProjectStatus, ProjectAction>({
  start: { from: ['planning'], to: 'in_progress', by: byEither, unless },
  setProgress: { from: ['in_progress'], by: byFirma, unless },
  addFiles: { from: ['planning', 'in_progress', 'on_hold', 'review'], by: byEither, unless },
  amend: { from: ['planning', 'in_progress', 'on_hold', 'review'], by: byEither, unless },
  editMilestones: { from: ['planning', 'in_progress'], by: byEither, unless },
  completeMilestone: { from: ['in_progress'], by: byFirma, unless },
  pause: { from: ['in_progress'], to: 'on_hold', by: byUat, unless },
  resume: { from: ['on_hold'], to: 'in_progress', by: byUat, unless },
  deliver: { from: ['in_progress'], to: 'review', by: byFirma, unless },
  requestChanges: { from: ['review'], to: 'in_progress', by: byUat, unless },
  accept: { from: ['review'], to: 'completed', by: byUat, unless },
  close: { from: ['planning', 'in_progress', 'on_hold', 'review'], to: 'on_hold', by: isSystem, unless },
  cancel: { from: ['planning', 'in_progress', 'on_hold', 'review'], to: 'on_hold', by: isAdmin, unless },
  remind: {
    from: ['planning', 'in_progress', 'on_hold', 'review'],
    by: isAdmin,
    unless: (project, now) => unless(project) ?? (isIdle(project, now) ? null : ('reminder.too_early' as const)),
  },
  makeNote: { from: ['completed'], by: byEither },
  review: { from: ['completed'], by: byEither },
});

/** Actions that the doer may take on the project at `now`. The caller removes `review` if the doer's side has reviewed it. */
export const projectActions = (project: ProjectFacts, doer: Doer, now: Date): ProjectAction[] =>
  machine.actionsFor(project, doer, now);
