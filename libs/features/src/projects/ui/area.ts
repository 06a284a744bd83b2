import { PROJECT_FILTERS, PROJECT_STATUS, type ProjectView } from '@psp/contracts/projects';
import type { Client } from '@psp/remote/client';
import { listFilters } from '@psp/remote/lists/list-filters';
import { oneOfIn, pageIn } from '@psp/remote/lists/read-address';
import { statusChoice } from '@psp/remote/lists/status-choice';
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

/** The side that is not the reader's. */
export const otherSide = <Parties extends Pick<ProjectView, 'uat' | 'firma'>>(
  { kind }: ProjectArea,
  parties: Parties,
) => (kind === 'uat' ? parties.firma : parties.uat);

const read = (search: URLSearchParams) => ({
  status: oneOfIn(PROJECT_FILTERS, search, 'status'),
  page: pageIn(search),
});
export type ProjectFilters = ReturnType<typeof read>;

const choices = statusChoice({ ...strings.filters, ...PROJECT_STATUS });

export const projectList = {
  uat: listFilters('/uat/projects', read, choices),
  firma: listFilters('/firma/projects', read, choices),
};
