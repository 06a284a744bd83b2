import type { ProjectListQuery } from '@psp/contracts/project-list';
import { PROJECT_FILTERS, PROJECT_SORTS, PROJECT_STATUS } from '@psp/contracts/project-statuses';
import type { flagOperations } from '@psp/contracts/flag-operations';
import type {
  amendmentOperations,
  authorityProjectOperations,
  firmProjectOperations,
  projectOperations,
  reviewOperations,
} from '@psp/contracts/project-operations';
import { type ProjectView } from '@psp/contracts/projects';
import { REVIEW_CRITERIA } from '@psp/contracts/review-criteria';
import type { Api } from '@psp/remote/api';
import { byParts, day, keysOf, oneOf, page, text } from '@psp/remote/lists/by-parts';
import { type Chip, type Choices, listFilters, type QueryReader } from '@psp/remote/lists/list-filters';
import type { MessagesArea } from '../../messages/ui/area.ts';
import { strings } from './strings.ts';

/** Operations of both sides; a project's view names the acts that the user's side may run. */
export type ProjectOperations =
  | typeof projectOperations
  | typeof authorityProjectOperations
  | typeof firmProjectOperations
  | typeof amendmentOperations
  | typeof reviewOperations
  | typeof flagOperations;

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

/** The query of the list, with the mark as the address has it, and how the projects are shown. */
export interface ProjectFilters extends Omit<ProjectListQuery, 'mark'> {
  mark?: (typeof MARKS)[number] | undefined;
  view: (typeof VIEWS)[number];
}

const parts = byParts<ProjectFilters>({
  q: text,
  status: oneOf(PROJECT_FILTERS),
  sort: oneOf(PROJECT_SORTS, 'touched'),
  from: day,
  to: day,
  mark: oneOf(MARKS),
  criterion: oneOf(keysOf(REVIEW_CRITERIA)),
  view: oneOf(VIEWS, 'list'),
  page,
});

const reader: QueryReader<ProjectFilters> = {
  ...parts,
  read: (search) => {
    const filters = parts.read(search);
    // A criterion filters nothing without a mark.
    return filters.mark ? filters : { ...filters, criterion: undefined };
  },
};

const choices: Choices<ProjectFilters> = {
  status: {
    label: strings.status,
    placeholder: strings.allStatuses,
    options: { ...strings.filters, ...PROJECT_STATUS },
  },
  sort: { label: strings.sort, options: strings.sorts, isOrder: true },
};

/** Creates the filter chips that a report's links set: publication days of the review, and its mark for a criterion. */
export const reviewChips = ({ from, to, criterion, mark }: ProjectFilters): Chip[] => [
  ...(from ? [{ key: 'from', label: strings.reviewedFrom(from) }] : []),
  ...(to ? [{ key: 'to', label: strings.reviewedTo(to) }] : []),
  ...(criterion && mark ? [{ key: 'mark', label: strings.marked(REVIEW_CRITERIA[criterion], mark) }] : []),
];

export const projectList = {
  uat: listFilters('/uat/projects', reader, choices),
  firma: listFilters('/firma/projects', reader, choices),
};
