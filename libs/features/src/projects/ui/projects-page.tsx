import type { ProjectBoard } from '@psp/contracts/project-list';
import { PROJECT_STATUS } from '@psp/contracts/project-statuses';
import { StatusBadge } from '@psp/design-system/badge';
import { ButtonLink } from '@psp/design-system/button';
import { Card } from '@psp/design-system/card';
import { Under } from '@psp/design-system/cells';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { ProgressBar } from '@psp/design-system/progress-bar';
import { RowList } from '@psp/design-system/rows';
import { media } from '@psp/design-system/theme';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { SearchBar } from '@psp/remote/lists/search-bar';
import { useFilterNavigation } from '@psp/remote/lists/use-filter-navigation';
import { useListed } from '@psp/remote/lists/use-listed';
import { Loaded } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { otherSide, type ProjectArea, type ProjectFilters, projectHref, projectList, reviewChips } from './area.ts';
import { ProjectRow } from './project-row.tsx';
import { boardQuery, projectsQuery } from './queries.ts';
import { strings } from './strings.ts';
import { Views } from './views.tsx';

const Board = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(190px, 1fr));
  gap: 16px;
  align-items: start;
  ${media.narrow} { grid-template-columns: 1fr; }
`;

const Column = styled.section`
  display: grid;
  gap: 12px;
  padding: 12px;
  border-radius: 8px;
  background: var(--sunken);
  > header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px; }
  h2 { font: inherit; }
  ul { display: grid; gap: 12px; margin: 0; padding: 0; list-style: none; }
  p { margin: 0; color: var(--ink-muted); }
`;

const Item = styled.li`
  display: grid;
  gap: 6px;
  padding: 12px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
  overflow-wrap: anywhere;
`;

interface BoardProps {
  area: ProjectArea;
  filters: ProjectFilters;
}

/* Board with a column per status and its latest projects; the list has all of them. */
function ProjectsBoard({ area, filters }: BoardProps) {
  const list = { ...projectList[area.kind], choices: [] };
  const show = useFilterNavigation(list);
  const query = useQuery(boardQuery(area, filters));
  const total = query.data?.columns.reduce((sum, column) => sum + column.total, 0);
  return (
    <Stack gap={16}>
      <SearchBar
        list={list}
        filters={filters}
        hint={strings.searchHint}
        submitLabel={undefined}
        count={total === undefined ? '' : strings.count(total)}
        active={0}
        onClear={() => show(list.without(filters, ['q']))}
      />
      <Loaded query={query} rows={5}>
        {({ columns }) => (
          <Board>
            {columns.map((column) => (
              <BoardColumn key={column.status} area={area} filters={filters} column={column} />
            ))}
          </Board>
        )}
      </Loaded>
    </Stack>
  );
}

function BoardColumn({ area, filters, column }: BoardProps & { column: ProjectBoard['columns'][number] }) {
  const { status, total, items } = column;
  const list = projectList[area.kind];
  return (
    <Column aria-labelledby={`board-${status}`}>
      <header>
        <h2 id={`board-${status}`}>
          <StatusBadge status={PROJECT_STATUS[status]} />
        </h2>
        <span>{total}</span>
      </header>
      {total === 0 ? <p>{strings.noneHere}</p> : null}
      <ul>
        {items.map((project) => (
          <Item key={project.id}>
            <Link href={projectHref(area, project.id)} isStrong>
              {project.title}
            </Link>
            <Under>{otherSide(area, project).name}</Under>
            <Under>{project.dueOn ? strings.due(formatDate(project.dueOn)) : strings.noDue}</Under>
            <ProgressBar value={project.progress} label={strings.progressOf(project.title)} />
          </Item>
        ))}
      </ul>
      {total > items.length ? (
        <Link href={list.address({ ...list.none, q: filters.q, status })}>{strings.seeAll(total)}</Link>
      ) : null}
    </Column>
  );
}

/** Page of the organisation's projects, as a list or a board. */
export function ProjectsPage({ area }: { area: ProjectArea }) {
  const list = projectList[area.kind];
  const filters = list.read(useSearchParams()[0]);
  usePageTitle(strings.title);
  return (
    <Page width={filters.view === 'board' ? 'wide' : undefined}>
      <PageHeader
        title={strings.title}
        lead={strings.of[area.kind].lead}
        actions={<Views list={list} filters={filters} />}
      />
      {filters.view === 'board' ? <ProjectsBoard area={area} filters={filters} /> : <ProjectsList area={area} />}
    </Page>
  );
}

function ProjectsList({ area }: { area: ProjectArea }) {
  const listed = useListed(projectList[area.kind], (filters) => projectsQuery(area, filters));
  const { emptyText, toRequests } = strings.of[area.kind];
  return (
    <FilteredList
      {...listed}
      words={{ ...strings, emptyText }}
      moreChips={reviewChips(listed.filters)}
      emptyAction={<ButtonLink href={area.requests}>{toRequests}</ButtonLink>}
    >
      {({ items }) => (
        <Card aria-label={strings.title}>
          <RowList>
            {items.map((project) => (
              <ProjectRow key={project.id} area={area} project={project} />
            ))}
          </RowList>
        </Card>
      )}
    </FilteredList>
  );
}
