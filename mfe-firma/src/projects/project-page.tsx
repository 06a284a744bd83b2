import { PROJECT_STATUS, type ProjectView } from '@psp/contracts/projects';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { DescriptionList } from '@psp/design-system/description-list';
import { formatDate, formatLei } from '@psp/design-system/format';
import { LifeSteps } from '@psp/design-system/life';
import { Link } from '@psp/design-system/link';
import { Columns, Page, PageHeader, Stack } from '@psp/design-system/page';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import Building2 from 'lucide-react/icons/building-complex';
import Clock from 'lucide-react/icons/clock';
import { useParams } from 'react-router-dom';
import { Beside, Fact, StatusBadge } from '../common/facts.tsx';
import { HistoryCard } from '@psp/remote/history';
import { LoadedPage } from '@psp/remote/loaded';
import { strings as common } from '../common/strings.ts';
import { priceWithVat } from '../offers/price.ts';
import { Reviews } from '../reviews/reviews.tsx';
import { lifeSteps } from './life.ts';
import { days, detail, strings } from './strings.ts';
import { Milestones } from './milestones.tsx';
import { Progress } from './progress.tsx';
import { ProjectNextStep } from './project-next-step.tsx';
import { projectQuery } from './queries.ts';

/** One collaboration from the firm's side: where it stands, what to do next, steps and reviews. */
export function ProjectPage() {
  const { id = '' } = useParams();
  const query = useQuery(projectQuery(id));
  return <LoadedPage query={query}>{(project) => <Project key={project.id} project={project} />}</LoadedPage>;
}

function Project({ project }: { project: ProjectView }) {
  usePageTitle(project.title);
  return (
    <Page>
      <PageHeader
        title={project.title}
        breadcrumbLabel={common.breadcrumb}
        breadcrumb={[{ label: strings.title, href: '/firma/projects' }, { label: project.request.number }]}
        badge={<StatusBadge status={PROJECT_STATUS[project.status]} />}
        meta={[
          <Fact key="uat" icon={Building2}>
            {project.uat.name}
          </Fact>,
          <Fact key="due" icon={Clock}>
            {project.dueOn ? formatDate(project.dueOn) : strings.noDue}
          </Fact>,
        ]}
      />
      <LifeSteps label={detail.life} steps={lifeSteps(project)} />
      <ProjectNextStep project={project} />
      <Columns>
        <Stack gap={24}>
          <Progress project={project} />
          <Milestones project={project} />
          <Reviews project={project} />
        </Stack>
        <Stack gap={24}>
          <Details project={project} />
          <HistoryCard entries={project.history} />
        </Stack>
      </Columns>
    </Page>
  );
}

function Details({ project }: { project: ProjectView }) {
  const { request, uat, price, vatRate, deliveryDays, dueOn } = project;
  const dates = [
    { term: detail.opened, at: project.createdAt },
    { term: detail.started, at: project.startedAt },
    { term: detail.delivered, at: project.deliveredAt },
    { term: detail.completed, at: project.completedAt },
  ];
  return (
    <Card aria-labelledby="project-details">
      <CardHeader id="project-details" title={detail.details} />
      <CardBody>
        <Beside>
          <DescriptionList
            items={[
              {
                term: detail.request,
                detail: <Link href={`/firma/opportunities/${request.id}`}>{request.number}</Link>,
              },
              { term: detail.authority, detail: uat.name },
              { term: detail.price, detail: formatLei(price) },
              { term: detail.priceWithVat, detail: formatLei(priceWithVat(price, vatRate) ?? price) },
              { term: detail.delivery, detail: days(deliveryDays) },
              { term: detail.due, detail: dueOn ? formatDate(dueOn) : strings.noDue },
              ...dates.flatMap(({ term, at }) => (at ? [{ term, detail: formatDate(at) }] : [])),
            ]}
          />
        </Beside>
      </CardBody>
    </Card>
  );
}
