import { serverNow } from '@psp/auth/session/server-clock';
import { communityProjectContent } from '@psp/contracts/community-bodies';
import type { OwnCommunityProject } from '@psp/contracts/own-community';
import { romanianDay } from '@psp/contracts/romania';
import { DateField } from '@psp/design-system/date-field';
import { TextAreaField, TextField } from '@psp/design-system/text-fields';
import { formatDate } from '@psp/design-system/format';
import { Row } from '@psp/design-system/page';
import { z } from 'zod';
import { CommunityPartForm } from './community-part-form.tsx';
import { strings } from './strings.ts';
import type { CommunityPart, PartProps } from './community-part.ts';

const { fields, projects: words } = strings;

interface ProjectText {
  title: string;
  description: string;
  startsOn: string;
  endsOn: string;
}

const textOf = ({ title, description, startsOn, endsOn }: OwnCommunityProject): ProjectText => ({
  ...{ title, description, startsOn, endsOn: endsOn ?? '' },
});
const contentOf = (projectId: string | null) => (text: ProjectText) => ({
  ...{ ...text, endsOn: text.endsOn || null, projectId },
});
const shownDay = (day: string) => (/^\d{4}-\d\d-\d\d$/.test(day) ? formatDate(day) : day);

const partOf = (project: OwnCommunityProject | null): CommunityPart<ProjectText> => ({
  ...{ name: `project-${project?.id ?? 'new'}`, path: 'projects', ...(project && { id: project.id }) },
  ...{ isNew: project === null, saved: words.saved },
  send: ({ api, id }, text, version, idempotencyKey) => {
    const content = contentOf(project?.projectId ?? null)(text);
    return project
      ? api.call('PUT /communities/:id/projects/:communityProjectId', {
          ...{ id, communityProjectId: project.id },
          body: { version, content },
        })
      : api.call('POST /communities/:id/projects', { id, body: { content }, idempotencyKey });
  },
  of: ({ projects }) => {
    if (!project)
      return { text: { title: '', description: '', startsOn: romanianDay(serverNow()), endsOn: '' }, version: 0 };
    const found = projects.find(({ id }) => id === project.id);
    return found ? { text: textOf(found), version: found.version } : null;
  },
  schema: z.preprocess((text) => contentOf(null)(text as ProjectText), communityProjectContent),
  describe: ({ title, description, startsOn, endsOn }) => [
    { term: fields.projectTitle, text: title },
    { term: fields.description, text: description },
    { term: fields.startsOn, text: shownDay(startsOn) },
    { term: fields.endsOn, text: shownDay(endsOn) },
  ],
});

interface ProjectFormProps extends PartProps {
  /** Null for a new project. */
  project: OwnCommunityProject | null;
  onClose: (isSaved: boolean) => void;
}

/** Form of one project, without its status and progress. */
export function ProjectForm({ project, onClose, ...props }: ProjectFormProps) {
  return (
    <CommunityPartForm {...props} part={partOf(project)} save={words.save} onClose={onClose}>
      {({ field }) => (
        <>
          <TextField {...field('title')} label={fields.projectTitle} maxLength={200} />
          <TextAreaField {...field('description')} label={fields.description} rows={4} isOptional />
          <Row gap={16} align="start">
            <DateField {...field('startsOn')} label={fields.startsOn} />
            <DateField {...field('endsOn')} label={fields.endsOn} isOptional />
          </Row>
        </>
      )}
    </CommunityPartForm>
  );
}
