import type { ProjectListItem } from '@psp/contracts/project-list';
import { PROJECT_STATUS } from '@psp/contracts/project-statuses';
import { CardBody } from '@psp/design-system/card';
import { formatDate } from '@psp/design-system/format';
import { ProgressBar } from '@psp/design-system/progress-bar';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { StatusBadge } from '@psp/design-system/badge';
import { Day, Under } from '@psp/design-system/cells';
import { strings } from './strings.ts';

const columns = [
  { key: 'project', label: strings.project },
  { key: 'uat', label: strings.authority },
  { key: 'firma', label: strings.firm },
  { key: 'status', label: strings.status },
  { key: 'progress', label: strings.progress },
  { key: 'due', label: strings.due },
] as const;

/** The projects in which something happened last. */
export function LatestProjects({ projects }: { projects: ProjectListItem[] }) {
  if (projects.length === 0) return <CardBody>{strings.noProjects}</CardBody>;
  return (
    <Table caption={strings.latestProjects} isCaptionHidden columns={columns} dense>
      {projects.map((project) => (
        <Tr key={project.id}>
          <Th>
            {project.title}
            <Under>{project.number}</Under>
          </Th>
          <Td>{project.uat.name}</Td>
          <Td>{project.firma.name}</Td>
          <Td>
            <StatusBadge status={PROJECT_STATUS[project.status]} />
          </Td>
          <Td>
            <ProgressBar value={project.progress} label={strings.progressOf(project.title)} />
          </Td>
          <Td>{project.dueOn ? <Day dateTime={project.dueOn}>{formatDate(project.dueOn)}</Day> : '–'}</Td>
        </Tr>
      ))}
    </Table>
  );
}
