import type { PageOf } from '@psp/contracts/common';
import { PROJECT_STATUS, PROJECT_STATUSES, type ProjectListItem } from '@psp/contracts/projects';
import { ButtonLink } from '@psp/design-system/button';
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
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { Loaded } from '@psp/remote/loaded';
import { messages as common } from '../common/messages.ts';
import { StatusBadge } from '../common/status-badge.tsx';
import { projectsHref, readFilters } from './filters.ts';
import { messages } from './messages.ts';
import { type ProjectFilters, projectsQuery } from './queries.ts';

const Under = styled.small`
  display: block;
  color: var(--ink-muted);
  font-size: 0.9375rem;
  font-weight: 400;
`;

const Narrow = styled.div`
  min-width: 130px;
`;

const Title = styled.div`
  min-width: 220px;
`;

const Day = styled.span`
  white-space: nowrap;
`;

const statuses = PROJECT_STATUSES.map((value) => ({ value, label: PROJECT_STATUS[value].label }));
const columns = Object.entries(messages.columns).map(([key, label]) => ({ key, label }));

/** /uat/projects: all collaborations of the authority. */
export function ProjectsPage() {
  const [search] = useSearchParams();
  const filters = readFilters(search);
  const query = useQuery({ ...projectsQuery(filters), placeholderData: keepPreviousData });
  usePageTitle(messages.title);
  return (
    <Page width="wide">
      <PageHeader title={messages.title} lead={messages.lead} />
      <Stack gap={16}>
        <Controls filters={filters} total={query.data?.total ?? null} />
        <Loaded query={query}>{(list) => <Projects list={list} filters={filters} />}</Loaded>
      </Stack>
    </Page>
  );
}

function Controls({ filters: { status }, total }: { filters: ProjectFilters; total: number | null }) {
  const navigate = useNavigate();
  const go = (next: string) => void navigate(projectsHref({ status: next }), { preventScrollReset: true });
  return (
    <Stack gap={12}>
      <FilterBar label={messages.filters}>
        <SelectField
          label={messages.status}
          placeholder={messages.anyStatus}
          options={statuses}
          value={status}
          onChange={go}
        />
      </FilterBar>
      <FilterChips
        chips={status ? [{ key: 'status', label: PROJECT_STATUS[status].label }] : []}
        count={total === null ? '' : messages.count(total)}
        clearLabel={messages.clearFilters}
        removeLabel={messages.removeFilter}
        onRemove={() => go('')}
        onClear={() => go('')}
      />
    </Stack>
  );
}

function Projects({ list, filters }: { list: PageOf<ProjectListItem>; filters: ProjectFilters }) {
  if (list.items.length === 0) return <Nothing isFiltered={filters.status !== ''} />;
  return (
    <Stack gap={16}>
      <Card>
        <Table caption={messages.title} columns={columns} isCaptionHidden>
          {list.items.map((item) => (
            <ProjectRow key={item.id} item={item} />
          ))}
        </Table>
      </Card>
      <Pagination
        page={list.page}
        pageCount={Math.ceil(list.total / list.pageSize)}
        hrefFor={(page) => projectsHref({ ...filters, page })}
        label={common.pages}
        previousLabel={common.previous}
        nextLabel={common.next}
      />
    </Stack>
  );
}

function ProjectRow({ item }: { item: ProjectListItem }) {
  return (
    <Tr>
      <Th>
        <Title>
          <Link href={`/uat/projects/${item.id}`} isStrong>
            {item.title}
          </Link>
          <Under>{item.number}</Under>
        </Title>
      </Th>
      <Td>{item.firma.name}</Td>
      <Td>
        <StatusBadge status={PROJECT_STATUS[item.status]} />
      </Td>
      <Td>
        <Narrow>
          <ProgressBar value={item.progress} label={messages.progressOf(item.title)} />
        </Narrow>
      </Td>
      <Td>
        <Day>{item.dueOn ? formatDate(item.dueOn) : messages.noDue}</Day>
      </Td>
    </Tr>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState
        title={messages.noResultsTitle}
        action={
          <ButtonLink href={projectsHref({})} variant="secondary">
            {messages.clearFilters}
          </ButtonLink>
        }
      >
        {messages.noResults}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={messages.firstUseTitle}
      action={<ButtonLink href="/uat/service-requests">{messages.toRequests}</ButtonLink>}
    >
      {messages.firstUse}
    </EmptyState>
  );
}
