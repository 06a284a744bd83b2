import type { PageOf } from '@psp/contracts/common';
import { PROJECT_STATUS, PROJECT_STATUSES, type ProjectListItem, type ProjectStatus } from '@psp/contracts/projects';
import { Button, ButtonLink } from '@psp/design-system/button';
import { Card } from '@psp/design-system/card';
import { SelectField } from '@psp/design-system/fields';
import { FilterBar, FilterChips, Pagination } from '@psp/design-system/filters';
import { formatDate } from '@psp/design-system/format';
import { ProgressBar } from '@psp/design-system/life';
import { Link } from '@psp/design-system/link';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { EmptyState } from '@psp/design-system/states';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Muted, StatusBadge } from '../common/facts.tsx';
import { Loaded } from '../common/loaded.tsx';
import { messages as common } from '../common/messages.ts';
import { readStatusFilters, statusAddress } from '../common/status-filters.ts';
import { messages } from './messages.ts';
import { projectsQuery } from './queries.ts';

const PATH = '/firma/projects';
const STATUSES = PROJECT_STATUSES.map((value) => ({ value, label: PROJECT_STATUS[value].label }));
const COLUMNS = [
  { key: 'project', label: messages.project },
  { key: 'progress', label: messages.progress },
  { key: 'due', label: messages.due },
  { key: 'status', label: messages.status },
];

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
      <Stack gap={12}>
        <FilterBar label={messages.filters}>
          <SelectField
            label={messages.status}
            placeholder={messages.allStatuses}
            options={STATUSES}
            value={filters.status ?? ''}
            onChange={show}
          />
        </FilterBar>
        <FilterChips
          chips={filters.status ? [{ key: 'status', label: PROJECT_STATUS[filters.status].label }] : []}
          onRemove={() => show('')}
          clearLabel={common.clearFilters}
          onClear={() => show('')}
          removeLabel={common.removeFilter}
          count={query.data ? messages.count(query.data.total) : ''}
        />
      </Stack>
      <Loaded query={query}>
        {(list) => <Projects list={list} status={filters.status} onClear={() => show('')} />}
      </Loaded>
    </Page>
  );
}

function Projects({
  list,
  status,
  onClear,
}: {
  list: PageOf<ProjectListItem>;
  status?: ProjectStatus;
  onClear: () => void;
}) {
  if (list.items.length === 0) return <NoProjects isFiltered={status !== undefined} onClear={onClear} />;
  return (
    <Stack gap={16}>
      <Card>
        <Table caption={messages.title} columns={COLUMNS} isCaptionHidden>
          {list.items.map((project) => (
            <Tr key={project.id}>
              <Th>
                <Link href={`${PATH}/${project.id}`} isStrong>
                  {project.title}
                </Link>
                <Muted as="div">
                  {project.number}, {project.uat.name}
                </Muted>
              </Th>
              <Td>
                <ProgressBar value={project.progress} label={messages.progressOf(project.title)} />
              </Td>
              <Td>{project.dueOn ? formatDate(project.dueOn) : <Muted>{messages.noDue}</Muted>}</Td>
              <Td>
                <StatusBadge status={PROJECT_STATUS[project.status]} />
              </Td>
            </Tr>
          ))}
        </Table>
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

function NoProjects({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (isFiltered) {
    const reset = (
      <Button variant="secondary" onPress={onClear}>
        {common.clearFilters}
      </Button>
    );
    return (
      <EmptyState title={messages.noneTitle} action={reset}>
        <p>{messages.noneText}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={messages.emptyTitle}
      action={<ButtonLink href="/firma/opportunities">{messages.emptyAction}</ButtonLink>}
    >
      <p>{messages.emptyText}</p>
    </EmptyState>
  );
}
