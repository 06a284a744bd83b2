import { PROJECT_STATUS } from '@psp/contracts/projects';
import { ButtonLink } from '@psp/design-system/button';
import { Card } from '@psp/design-system/card';
import { Page, PageHeader } from '@psp/design-system/page';
import { RowList } from '@psp/design-system/rows';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { StatusBar } from '@psp/remote/lists/status-bar';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { projectList, STATUS_OPTIONS } from './filters.ts';
import { strings } from './strings.ts';
import { ProjectRow } from './project-row.tsx';
import { projectsQuery } from './queries.ts';

/** Every collaboration of the firm, by state. */
export function ProjectsPage() {
  usePageTitle(strings.title);
  const [search] = useSearchParams();
  const filters = projectList.read(search);
  const query = useQuery(projectsQuery(filters));
  return (
    <Page>
      <PageHeader title={strings.title} lead={strings.lead} />
      <FilteredList
        list={projectList}
        filters={filters}
        query={query}
        chips={projectList.chips(filters, { status: PROJECT_STATUS })}
        words={strings}
        bar={<StatusBar list={projectList} filters={filters} options={STATUS_OPTIONS} />}
        emptyAction={<ButtonLink href="/firma/opportunities">{strings.emptyAction}</ButtonLink>}
      >
        {({ items }) => (
          <Card aria-label={strings.title}>
            <RowList>
              {items.map((project) => (
                <ProjectRow key={project.id} project={project} />
              ))}
            </RowList>
          </Card>
        )}
      </FilteredList>
    </Page>
  );
}
