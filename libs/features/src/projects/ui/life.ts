import { type ProjectAction, type ProjectView } from '@psp/contracts/projects';
import { PROJECT_STATUS, type ProjectStatus } from '@psp/contracts/project-statuses';
import { formatDate } from '@psp/design-system/format';
import { next } from './next-strings.ts';
import { strings } from './strings.ts';

const { life } = strings;

interface Step {
  label: string;
  detail: string;
  state: 'done' | 'now' | 'next';
}

/** Number of completed steps by status. */
const OVER: Record<ProjectStatus, number> = { planning: 0, in_progress: 1, on_hold: 1, review: 2, completed: 4 };

/** Returns the four steps of a project's life cycle with their dates; a suspended project is at the second step. */
export function projectSteps(project: ProjectView): Step[] {
  const { status, createdAt, startedAt, deliveredAt, completedAt, progress } = project;
  const over = OVER[status];
  const working = over === OVER.on_hold ? status : 'in_progress';
  const steps = [
    { status: 'planning', detail: formatDate(createdAt) },
    { status: working, detail: startedAt ? life.started(formatDate(startedAt), progress) : life.toStart },
    {
      status: 'review',
      detail: deliveredAt && over >= OVER.review ? life.delivered(formatDate(deliveredAt)) : life.toDeliver,
    },
    { status: 'completed', detail: completedAt ? formatDate(completedAt) : life.toAccept },
  ] as const;
  return steps.map(({ status: at, detail }, index) => ({
    label: PROJECT_STATUS[at].label,
    detail,
    state: index < over ? 'done' : index === over ? 'now' : 'next',
  }));
}

/** Acts that advance a project; the side that may run one of them must act next. */
const MOVES: readonly ProjectAction[] = ['start', 'deliver', 'resume', 'accept', 'review'];

/** Describes the next step; `isOwn` is true when the user's side must act. */
export function projectNext(project: ProjectView): { title: string; text: string; isOwn: boolean } {
  const { firma, dueOn, holdReason, actions } = project;
  const isOwn = MOVES.some((move) => actions.includes(move));
  const { title, text } = next[situationOf(project)][isOwn ? 'own' : 'other'];
  const about = { firma: firma.name, due: dueOn && formatDate(dueOn), reason: holdReason ?? '' };
  return { title: title(about), text: text(about), isOwn };
}

function situationOf({ status, closedAt, completedAt, holdReason, changesReason }: ProjectView): keyof typeof next {
  if (closedAt && !completedAt) return 'closed';
  return changesReason && !holdReason ? 'changes' : status;
}
