import { COMMUNITY_PROJECTS_MAX } from '@psp/contracts/community-bodies';
import type { OwnCommunityProject } from '@psp/contracts/own-community';
import { PROJECT_STATUS } from '@psp/contracts/project-statuses';
import { StatusBadge } from '@psp/design-system/badge';
import { CardBody } from '@psp/design-system/card';
import { Under } from '@psp/design-system/cells';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Row, Stack } from '@psp/design-system/page';
import { ProgressBar } from '@psp/design-system/progress-bar';
import { ProjectActs } from './project-acts.tsx';
import { ProjectForm } from './project-form.tsx';
import { EditButton } from '../../parts/ui/edit-button.tsx';
import { ListCard } from '../../parts/ui/list-card.tsx';
import { RemovePart } from '../../parts/ui/remove-part.tsx';
import { editButtonId, useEditing } from '../../parts/ui/use-editing.ts';
import { ImportButton } from './import-button.tsx';
import { changes } from './queries.ts';
import { strings } from './strings.ts';
import type { PartProps } from './community-part.ts';

const { projects: words } = strings;

/** Section with the authority's projects; each project has its own form and acts. */
export function ProjectsSection({ mayEdit, ...props }: PartProps & { mayEdit: boolean }) {
  const { projects } = props.community;
  return (
    <ListCard
      id="projects"
      title={strings.sections.projects}
      words={words}
      parts={projects.map(({ id }) => id)}
      most={COMMUNITY_PROJECTS_MAX}
      mayEdit={mayEdit}
      form={(close) => <ProjectForm {...props} project={null} onClose={close} />}
      moreAdding={<ImportButton {...props} kind="projects" />}
    >
      {projects.map((project) => (
        <ProjectItem key={project.id} {...props} project={project} />
      ))}
    </ListCard>
  );
}

function ProjectItem({ project, ...props }: PartProps & { project: OwnCommunityProject }) {
  const { isOpen, open, close } = useEditing(editButtonId(project.id));
  const { area, community } = props;
  const { title, status, progress, startsOn, endsOn, projectId, actions } = project;
  if (isOpen) return <ProjectForm {...props} project={project} onClose={close} />;
  return (
    <CardBody>
      <Stack gap={8}>
        <Row justify="between">
          <strong>{title}</strong>
          <StatusBadge status={PROJECT_STATUS[status]} />
        </Row>
        <ProgressBar value={progress} label={words.progressOf(title)} />
        <Under>{words.period(formatDate(startsOn), endsOn && formatDate(endsOn))}</Under>
        {projectId && area.kind === 'uat' ? (
          <Under>
            {words.follows} <Link href={`/uat/projects/${projectId}`}>{words.toCollaboration}</Link>
          </Under>
        ) : null}
        <Row gap={4}>
          <ProjectActs {...props} project={project} />
          {actions.includes('edit') ? <EditButton part={project.id} name={title} onPress={open} /> : null}
          {actions.includes('remove') ? (
            <RemovePart
              cache={changes(area)}
              words={words}
              name={title}
              remove={() =>
                area.api.call('POST /communities/:id/projects/:communityProjectId/remove', {
                  ...{ id: community.id, communityProjectId: project.id },
                  body: { version: project.version },
                })
              }
            />
          ) : null}
        </Row>
      </Stack>
    </CardBody>
  );
}
