import type { PageOf } from '@psp/contracts/common';
import { PROJECT_STATUS, PROJECT_STATUSES, type ProjectListItem, type ProjectStatus } from '@psp/contracts/projects';
import { Card } from '@psp/design-system/card';
import { Pagination } from '@psp/design-system/filters';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { RowList } from '@psp/design-system/rows';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Loaded } from '@psp/remote/loaded';
import { messages as common } from '../common/messages.ts';
import { Nothing } from '../common/nothing.tsx';
import { StatusFilterBar } from '../common/status-filter-bar.tsx';
import { readStatusFilters, statusAddress } from '../common/status-filters.ts';
import { messages } from './messages.ts';
import { ProjectRow } from './project-row.tsx';
import { projectsQuery } from './queries.ts';

const PATH = '/firma/projects';
const STATUSES = PROJECT_STATUSES.map((value) => ({ value, label: PROJECT_STATUS[value].label }));

/** Every collaboration of the firm, by state. */
export function ProjectsPage() {
  usePageTitle(messages.title);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const filters = readStatusFilters(search, PROJECT_STATUSES);
  const query = useQuery(projectsQuery(filters));
  const show = (status: string) =>
    void navigate(statusAddress(PATH, { page: 1, status: status || undefined }), { preventScrollReset: true });
  return (
    <Page>
      <PageHeader title={messages.title} lead={messages.lead} />
      <StatusFilterBar
        label={messages.filters}
        options={STATUSES}
        value={filters.status ?? ''}
        onChange={show}
        count={query.data ? messages.count(query.data.total) : ''}
      />
      <Loaded query={query}>
        {(list) => <Projects list={list} status={filters.status} onClear={() => show('')} />}
      </Loaded>
    </Page>
  );
}

interface ProjectsProps {
  list: PageOf<ProjectListItem>;
  status?: ProjectStatus;
  onClear: () => void;
}

function Projects({ list, status, onClear }: ProjectsProps) {
  if (list.items.length === 0) return <Nothing words={messages} isFiltered={status !== undefined} onClear={onClear} />;
  return (
    <Stack gap={16}>
      <Card aria-label={messages.title}>
        <RowList>
          {list.items.map((project) => (
            <ProjectRow key={project.id} project={project} />
          ))}
        </RowList>
      </Card>
      <Pagination
        page={list.page}
        pageCount={Math.ceil(list.total / list.pageSize)}
        hrefFor={(page) => statusAddress(PATH, { page, status })}
        label={common.pages}
        previousLabel={common.previous}
        nextLabel={common.next}
      />
    </Stack>
  );
}
