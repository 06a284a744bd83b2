import { COMMUNITY_PROJECTS_MAX } from '@psp/contracts/community-bodies';
import type { OwnCommunityProject } from '@psp/contracts/own-community';
import { PROJECT_STATUS } from '@psp/contracts/projects';
import { StatusBadge } from '@psp/design-system/badge';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Under } from '@psp/design-system/cells';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Row, Stack } from '@psp/design-system/page';
import { ProgressBar } from '@psp/design-system/progress-bar';
import { useMemo } from 'react';
import { ProjectActs } from './project-acts.tsx';
import { ProjectForm } from './project-form.tsx';
import { AddPart, addButtonId, EditButton, None, RemovePart } from './part-buttons.tsx';
import { strings } from './strings.ts';
import { editButtonId, useEditing } from './use-editing.ts';
import type { PartProps } from './use-part.ts';

const { projects: words } = strings;

/** What the authority builds: each project is saved by itself, and moved from planning to its end. */
export function ProjectsSection({ mayEdit, ...props }: PartProps & { mayEdit: boolean }) {
  const { projects } = props.community;
  const ids = useMemo(() => projects.map(({ id }) => id), [projects]);
  const adding = useEditing(addButtonId('projects'), ids);
  const isFull = projects.length >= COMMUNITY_PROJECTS_MAX;
  return (
    <div id="projects">
      <Card aria-labelledby="projects-title">
        <CardHeader id="projects-title" title={strings.sections.projects} action={words.count(projects.length)} />
        {projects.length === 0 ? (
          <CardBody>
            <None words={words} mayEdit={mayEdit} />
          </CardBody>
        ) : null}
        {projects.map((project) => (
          <One key={project.id} {...props} project={project} />
        ))}
        {adding.isOpen ? <ProjectForm {...props} project={null} onClose={adding.close} /> : null}
        {mayEdit && !adding.isOpen ? (
          <AddPart {...props} kind="projects" words={words} isFull={isFull} onPress={adding.open} />
        ) : null}
      </Card>
    </div>
  );
}

function One({ project, ...props }: PartProps & { project: OwnCommunityProject }) {
  const { isOpen, open, close } = useEditing(editButtonId(project.id));
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
        {projectId ? (
          <Under>
            {words.follows} <Link href={`/uat/projects/${projectId}`}>{words.toCollaboration}</Link>
          </Under>
        ) : null}
        <Row gap={4}>
          <ProjectActs {...props} project={project} />
          {actions.includes('edit') ? <EditButton part={project.id} name={title} onPress={open} /> : null}
          {actions.includes('remove') ? (
            <RemovePart
              {...props}
              words={words}
              path="projects"
              id={project.id}
              name={title}
              version={project.version}
            />
          ) : null}
        </Row>
      </Stack>
    </CardBody>
  );
}
