import { PROJECT_FILTERS, PROJECT_SORTS, PROJECT_STATUS, type ProjectView } from '@psp/contracts/projects';
import type { Client } from '@psp/remote/client';
import { type Choice, listFilters } from '@psp/remote/lists/list-filters';
import { oneOfIn, pageIn, textIn } from '@psp/remote/lists/read-address';
import { statusChoice } from '@psp/remote/lists/status-choice';
import { optionsOf } from '@psp/remote/options';
import { strings } from './strings.ts';

/** The side that looks at projects. */
export interface ProjectArea {
  kind: 'uat' | 'firma';
  /** The client of the area's own service. */
  client: Client;
  /** Address of the area's list of requests; one request lies below it. */
  requests: string;
}

/** What the parts of a project's page are given. */
export interface ProjectProps {
  area: ProjectArea;
  project: ProjectView;
}

/** Address of a project's page. */
export const projectHref = ({ kind }: ProjectArea, id: string): string => `/${kind}/projects/${id}`;

/** Where the area receives files. */
export const uploadsOf = ({ kind }: ProjectArea): string => `/api/${kind}/uploads`;

export const fileHref =
  ({ area, project }: ProjectProps) =>
  (fileId: string): string =>
    `/api/${area.kind}/projects/${project.id}/attachments/${fileId}`;

/** The side that is not the reader's. */
export const otherSide = <Parties extends Pick<ProjectView, 'uat' | 'firma'>>(
  { kind }: ProjectArea,
  parties: Parties,
) => (kind === 'uat' ? parties.firma : parties.uat);

const VIEWS = ['list', 'board'] as const;

const read = (search: URLSearchParams) => ({
  q: textIn(search),
  status: oneOfIn(PROJECT_FILTERS, search, 'status'),
  sort: oneOfIn(PROJECT_SORTS, search, 'sort') ?? 'touched',
  view: oneOfIn(VIEWS, search, 'view') ?? 'list',
  page: pageIn(search),
});
export type ProjectFilters = ReturnType<typeof read>;

const choices: Choice<ProjectFilters>[] = [
  ...statusChoice({ ...strings.filters, ...PROJECT_STATUS }),
  { name: 'sort', label: strings.sort, options: optionsOf(strings.sorts), isOrder: true },
];

export const projectList = {
  uat: listFilters('/uat/projects', read, choices),
  firma: listFilters('/firma/projects', read, choices),
};
