import type { ProjectStatus, ProjectView } from '@psp/contracts/projects';
import { formatDate } from '@psp/design-system/format';
import { strings } from './strings.ts';

const { life, next } = strings;

interface Step {
  label: string;
  detail: string;
  state: 'done' | 'now' | 'next';
}

const reached: Record<ProjectStatus, number> = { planning: 0, in_progress: 1, on_hold: 1, review: 2, completed: 4 };

/** Where the project stands, with true dates. */
export function projectSteps(project: ProjectView): Step[] {
  const { status, createdAt, startedAt, deliveredAt, completedAt, progress } = project;
  const position = reached[status];
  const all = [
    { label: life.planning, detail: formatDate(createdAt) },
    {
      label: status === 'on_hold' ? life.paused : life.working,
      detail: startedAt ? `${formatDate(startedAt)}, ${life.progress(progress)}` : life.toStart,
    },
    {
      label: life.review,
      detail: deliveredAt && position >= 2 ? life.delivered(formatDate(deliveredAt)) : life.toDeliver,
    },
    { label: life.completed, detail: completedAt ? formatDate(completedAt) : life.toAccept },
  ];
  return all.map((step, index) => ({
    ...step,
    state: index < position ? 'done' : index === position ? 'now' : 'next',
  }));
}

/** Who must act next, in words. */
export function projectNext(project: ProjectView): { title: string; text: string } {
  const { firma, status, holdReason, changesReason, closedAt } = project;
  if (status === 'completed') {
    const mayReview = project.actions.includes('review') && !project.reviews.own;
    return { title: next.completed, text: mayReview ? next.toReview : next.completedText };
  }
  if (closedAt)
    return { title: next.closed, text: [next.closedText, next.pausedText(holdReason)].filter(Boolean).join(' ') };
  if (status === 'planning') return { title: next.planning, text: next.planningText };
  if (status === 'on_hold') return { title: next.paused, text: next.pausedText(holdReason) };
  if (status === 'review') return { title: next.review, text: next.reviewText(firma.name) };
  return { title: next.working(firma.name), text: changesReason ? next.changes(changesReason) : next.workingText };
}
