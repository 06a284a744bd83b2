import { PROJECT_STATUS, type ProjectStatus, type ProjectView } from '@psp/contracts/projects';
import { formatDate } from '@psp/design-system/format';
import { strings, next } from './strings.ts';

const ORDER: ProjectStatus[] = ['planning', 'in_progress', 'review', 'completed'];

interface LifeStep {
  label: string;
  detail?: string;
  state: 'done' | 'now' | 'next';
}

/** The life of a project as steps; a suspended one stands at its work. */
export function lifeSteps(project: ProjectView): LifeStep[] {
  const { status, createdAt, startedAt, deliveredAt, completedAt } = project;
  const now = ORDER.indexOf(status === 'on_hold' ? 'in_progress' : status);
  const dates: Partial<Record<ProjectStatus, string | null>> = {
    planning: createdAt,
    in_progress: startedAt,
    review: status === 'in_progress' ? null : deliveredAt,
    completed: completedAt,
  };
  return ORDER.map((step, index) => {
    const at = dates[step];
    const isHeld = status === 'on_hold' && step === 'in_progress';
    const detail = isHeld ? PROJECT_STATUS.on_hold.label : at ? formatDate(at) : undefined;
    const isOver = index < now || status === 'completed';
    return { label: PROJECT_STATUS[step].label, detail, state: isOver ? 'done' : index === now ? 'now' : 'next' };
  });
}

export interface Step {
  title: string;
  text?: string;
  act?: 'start' | 'deliver' | 'review';
}

/** What the firm is to do next, or whom it waits for; controls follow the server's actions alone. */
export function nextStep(project: ProjectView): Step {
  const { actions, changesReason, dueOn } = project;
  const due = dueOn ? formatDate(dueOn) : strings.noDue;
  if (actions.includes('start')) return { title: next.start, text: next.startText(due), act: 'start' };
  if (actions.includes('deliver')) {
    return changesReason
      ? { title: next.changes, text: changesReason, act: 'deliver' }
      : { title: next.deliver(due), text: next.deliverText, act: 'deliver' };
  }
  if (actions.includes('review')) return { title: next.writeReview, text: next.writeReviewText, act: 'review' };
  return waitingStep(project);
}

function waitingStep({ status, closedAt, holdReason, changesReason }: ProjectView): Step {
  const reason = holdReason ? next.holdText(holdReason) : undefined;
  if (status === 'completed') return { title: next.completed };
  if (closedAt) return { title: next.closed, text: reason };
  if (status === 'on_hold') return { title: next.hold, text: reason };
  if (status === 'review') return { title: next.review, text: next.reviewText };
  if (changesReason) return { title: next.changes, text: changesReason };
  return { title: status === 'planning' ? next.waitingStart : next.waiting };
}
