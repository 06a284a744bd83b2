import { ButtonLink } from '@psp/design-system/button';
import { Card } from '@psp/design-system/card';
import { Page, PageHeader } from '@psp/design-system/page';
import { RowList } from '@psp/design-system/rows';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageTitle } from '@psp/remote/screen';
import { useSearchParams } from 'react-router-dom';
import { type ProjectArea, projectList, reviewChips } from './area.ts';
import { ProjectRow } from './project-row.tsx';
import { ProjectsBoard } from './projects-board.tsx';
import { projectsQuery } from './queries.ts';
import { strings } from './strings.ts';
import { Views } from './views.tsx';

/** All collaborations of the reader's organisation, as a list or side by side by state. */
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
  const listed = useListed(projectList[area.kind], (asked) => projectsQuery(area, asked));
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
