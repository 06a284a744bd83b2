import { PROJECT_STATUS, type ProjectView } from '@psp/contracts/projects';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDate } from '@psp/design-system/format';
import { LifeSteps, ProgressBar } from '@psp/design-system/life';
import { Columns, Page, PageHeader, Stack } from '@psp/design-system/page';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { HistoryCard } from '@psp/remote/history';
import { LoadedPage } from '@psp/remote/loaded';
import { strings as common } from '../common/strings.ts';
import { StatusBadge } from '../common/status-badge.tsx';
import { ReviewsSection } from '../reviews/reviews-section.tsx';
import { Facts } from './facts.tsx';
import { projectSteps } from './life.ts';
import { Milestones } from './milestones.tsx';
import { strings } from './strings.ts';
import { ProjectNextStep } from './project-next-step.tsx';
import { projectQuery } from './queries.ts';

/** /uat/projects/{id}: where the collaboration stands, and all that belongs to it. */
export function ProjectPage() {
  const { id = '' } = useParams();
  const query = useQuery(projectQuery(id));
  return <LoadedPage query={query}>{(project) => <Project key={project.id} project={project} />}</LoadedPage>;
}

function Project({ project }: { project: ProjectView }) {
  usePageTitle(project.title);
  const { number } = project.request;
  return (
    <Page>
      <PageHeader
        title={project.title}
        breadcrumb={[{ label: strings.title, href: '/uat/projects' }, { label: number }]}
        breadcrumbLabel={common.breadcrumb}
        badge={<StatusBadge status={PROJECT_STATUS[project.status]} />}
        meta={[
          strings.meta.withFirma(project.firma.name),
          ...(project.dueOn ? [strings.meta.due(formatDate(project.dueOn))] : []),
        ]}
      />
      <LifeSteps label={strings.life.label} steps={projectSteps(project)} />
      <ProjectNextStep project={project} />
      <Columns>
        <Stack gap={20}>
          <ReviewsSection project={project} />
          <Milestones project={project} />
          <HistoryCard entries={project.history} />
        </Stack>
        <Stack gap={20}>
          <Progress project={project} />
          <Facts project={project} />
        </Stack>
      </Columns>
    </Page>
  );
}

function Progress({ project }: { project: ProjectView }) {
  return (
    <Card>
      <CardHeader title={strings.progress} />
      <CardBody>
        <Stack gap={8}>
          <ProgressBar value={project.progress} label={strings.progress} />
          <small>{strings.progressBy}</small>
        </Stack>
      </CardBody>
    </Card>
  );
}
