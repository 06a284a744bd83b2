import { PROJECT_FILTERS, PROJECT_SORTS } from '@psp/contracts/project-list';
import type {
  amendmentOperations,
  authorityProjectOperations,
  firmProjectOperations,
  projectOperations,
  reviewOperations,
} from '@psp/contracts/project-operations';
import { type ProjectView } from '@psp/contracts/projects';
import { PROJECT_STATUS } from '@psp/contracts/project-statuses';
import { REVIEW_CRITERIA } from '@psp/contracts/review-criteria';
import type { Api } from '@psp/remote/api';
import { type Chip, type Choice, listFilters } from '@psp/remote/lists/list-filters';
import { dayIn, keyIn, oneOfIn, pageIn, textIn } from '@psp/remote/lists/read-address';
import { statusChoice } from '@psp/remote/lists/status-choice';
import { optionsOf } from '@psp/remote/options';
import type { MessagesArea } from '../../messages/ui/area.ts';
import { strings } from './strings.ts';

/** Operations of both sides; a project's view names the acts that the user's side may run. */
export type ProjectOperations =
  | typeof projectOperations
  | typeof authorityProjectOperations
  | typeof firmProjectOperations
  | typeof amendmentOperations
  | typeof reviewOperations;

/** Area whose projects are shown. */
export interface ProjectArea {
  kind: 'uat' | 'firma';
  api: Api<ProjectOperations>;
  messages: MessagesArea;
  /** Path of the area's list of requests; single requests are below it. */
  requests: string;
}

/** Props of the sections of a project's page. */
export interface ProjectProps {
  area: ProjectArea;
  project: ProjectView;
}

/** Path of a project's page. */
export const projectHref = ({ kind }: ProjectArea, id: string): string => `/${kind}/projects/${id}`;

export const fileHref =
  ({ area, project }: ProjectProps) =>
  (fileId: string): string =>
    area.api.href('GET /projects/:id/attachments/:fileId', { id: project.id, fileId });

/** Returns the side that is not the user's. */
export const otherSide = <Parties extends Pick<ProjectView, 'uat' | 'firma'>>(
  { kind }: ProjectArea,
  parties: Parties,
) => (kind === 'uat' ? parties.firma : parties.uat);

const VIEWS = ['list', 'board'] as const;

const MARKS = ['1', '2', '3', '4', '5'] as const;

const read = (search: URLSearchParams) => {
  const mark = oneOfIn(MARKS, search, 'mark');
  return {
    q: textIn(search),
    status: oneOfIn(PROJECT_FILTERS, search, 'status'),
    sort: oneOfIn(PROJECT_SORTS, search, 'sort') ?? 'touched',
    ...{ from: dayIn(search, 'from'), to: dayIn(search, 'to'), mark },
    /* Mark and criterion are used only together. */
    criterion: mark && keyIn(REVIEW_CRITERIA, search, 'criterion'),
    view: oneOfIn(VIEWS, search, 'view') ?? 'list',
    page: pageIn(search),
  };
};
export type ProjectFilters = ReturnType<typeof read>;

const choices: Choice<ProjectFilters>[] = [
  ...statusChoice({ ...strings.filters, ...PROJECT_STATUS }),
  { name: 'sort', label: strings.sort, options: optionsOf(strings.sorts), isOrder: true },
];

/** Creates the filter chips that a report's links set: publication days of the review, and its mark for a criterion. */
export const reviewChips = ({ from, to, criterion, mark }: ProjectFilters): Chip[] => [
  ...(from ? [{ key: 'from', label: strings.reviewedFrom(from) }] : []),
  ...(to ? [{ key: 'to', label: strings.reviewedTo(to) }] : []),
  ...(criterion && mark ? [{ key: 'mark', label: strings.marked(REVIEW_CRITERIA[criterion], mark) }] : []),
];

export const projectList = {
  uat: listFilters('/uat/projects', read, choices),
  firma: listFilters('/firma/projects', read, choices),
};
