import { ButtonLink } from '@psp/design-system/button';
import { Card } from '@psp/design-system/card';
import { Page, PageHeader } from '@psp/design-system/page';
import { RowList } from '@psp/design-system/rows';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { type ProjectArea, projectList } from './area.ts';
import { ProjectRow } from './project-row.tsx';
import { projectsQuery } from './queries.ts';
import { strings } from './strings.ts';

/** All collaborations of the reader's organisation, by state. */
export function ProjectsPage({ area }: { area: ProjectArea }) {
  const [search] = useSearchParams();
  const list = projectList[area.kind];
  const filters = list.read(search);
  const query = useQuery(projectsQuery(area, filters));
  const { lead, emptyText, toRequests } = strings.of[area.kind];
  usePageTitle(strings.title);
  return (
    <Page>
      <PageHeader title={strings.title} lead={lead} />
      <FilteredList
        list={list}
        filters={filters}
        query={query}
        words={{ ...strings, emptyText }}
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
    </Page>
  );
}
