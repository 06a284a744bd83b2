import type { ProjectListItem } from '@psp/contracts/project-list';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Link } from '@psp/design-system/link';
import { RowList } from '@psp/design-system/rows';
import { Muted } from '../common/facts.tsx';
import { ProjectRow } from '@psp/features/projects/ui/project-row';
import { projects as area } from '../projects/area.ts';
import { strings } from './strings.ts';

/** The firm's running collaborations, the last touched first. */
export function RunningProjects({ projects }: { projects: ProjectListItem[] }) {
  return (
    <Card aria-labelledby="projects">
      <CardHeader
        id="projects"
        title={strings.projects}
        action={<Link href="/firma/projects?status=active">{strings.allProjects}</Link>}
      />
      {projects.length === 0 ? (
        <CardBody>
          <Muted>{strings.noProjects}</Muted>
        </CardBody>
      ) : (
        <RowList>
          {projects.map((project) => (
            <ProjectRow key={project.id} area={area} project={project} />
          ))}
        </RowList>
      )}
    </Card>
  );
}
