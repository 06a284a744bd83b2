import { ButtonLink } from '@psp/design-system/button';
import { Card } from '@psp/design-system/card';
import { Page, PageHeader } from '@psp/design-system/page';
import { RowList } from '@psp/design-system/rows';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageTitle } from '@psp/remote/screen';
import { type ProjectArea, projectList } from './area.ts';
import { ProjectRow } from './project-row.tsx';
import { projectsQuery } from './queries.ts';
import { strings } from './strings.ts';

/** All collaborations of the reader's organisation, by state. */
export function ProjectsPage({ area }: { area: ProjectArea }) {
  const list = projectList[area.kind];
  const listed = useListed(list, (asked) => projectsQuery(area, asked));
  const { lead, emptyText, toRequests } = strings.of[area.kind];
  usePageTitle(strings.title);
  return (
    <Page>
      <PageHeader title={strings.title} lead={lead} />
      <FilteredList
        {...listed}
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
