import { projectState } from '@psp/contracts/project-statuses';
import { StatusBadge } from '@psp/design-system/badge';
import { ButtonLink } from '@psp/design-system/button';
import { formatDate } from '@psp/design-system/format';
import { LifeCycleSteps } from '@psp/design-system/life-cycle';
import { Columns, Page, PageHeader, Stack } from '@psp/design-system/page';
import { HistoryCard } from '@psp/remote/history';
import { LoadedPage } from '@psp/remote/loaded';
import { PrintButton } from '@psp/remote/print-button';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import Briefcase from 'lucide-react/icons/briefcase';
import Clock from 'lucide-react/icons/clock';
import MessageSquare from 'lucide-react/icons/message-square';
import Users from 'lucide-react/icons/users';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { Reviews } from '../../reviews/ui/reviews.tsx';
import { Amendments } from './amendments.tsx';
import type { ProjectArea, ProjectProps } from './area.ts';
import { writeHref } from '../../messages/ui/write-href.ts';
import { ContactCard } from './contact-card.tsx';
import { Deliveries } from './deliveries.tsx';
import { Facts } from './facts.tsx';
import { projectSteps } from './life.ts';
import { Files } from './files.tsx';
import { Messages } from './messages.tsx';
import { Milestones } from './milestones.tsx';
import { Progress } from './progress.tsx';
import { ProjectNextStep } from './project-next-step.tsx';
import { projectQuery } from './queries.ts';
import { ReceptionNote } from './reception-note.tsx';
import { Sections, useTargetOfAddress } from './sections.tsx';
import { strings } from './strings.ts';

const Line = styled.span`
  display: inline-flex;
  gap: 6px;
  svg { margin-top: 0.3em; }
`;

/** One collaboration, the same page for both sides: where it stands, what to do next, and all that belongs to it. */
export function ProjectPage({ area }: { area: ProjectArea }) {
  const { id = '' } = useParams();
  const query = useQuery(projectQuery(area, id));
  return (
    <LoadedPage query={query}>{(project) => <Project key={project.id} area={area} project={project} />}</LoadedPage>
  );
}

function Project(props: ProjectProps) {
  const { area, project } = props;
  const { title, status, request, uat, firma, dueOn, closedAt } = project;
  usePageTitle(title);
  useTargetOfAddress();
  return (
    <Page>
      <PageHeader
        title={title}
        breadcrumb={[
          { label: strings.title, href: `/${area.kind}/projects` },
          { label: request.number, isNumber: true },
        ]}
        badge={<StatusBadge status={projectState(status, closedAt !== null && status !== 'completed')} />}
        actions={
          <>
            <ButtonLink
              href={writeHref(area, { project: project.id })}
              variant="secondary"
              icon={<MessageSquare aria-hidden />}
            >
              {strings.message}
            </ButtonLink>
            <PrintButton />
          </>
        }
        meta={[
          <Fact key="parties" icon={Briefcase} text={strings.meta.parties(firma.name, uat.name)} />,
          ...(dueOn ? [<Fact key="due" icon={Clock} text={strings.meta.due(formatDate(dueOn))} />] : []),
          <Fact key="common" icon={Users} text={strings.meta.common} />,
        ]}
      />
      <LifeCycleSteps label={strings.life.label} steps={projectSteps(project)} />
      <ProjectNextStep {...props} />
      <Sections {...props} />
      <Columns>
        <Stack gap={20}>
          <Deliveries {...props} />
          <ReceptionNote {...props} />
          <Milestones {...props} />
          <Files {...props} />
          <Messages {...props} />
          <Amendments {...props} />
          <Reviews {...props} />
          <HistoryCard entries={project.history} />
        </Stack>
        <Stack gap={20}>
          <Progress {...props} />
          <ContactCard {...props} />
          <Facts {...props} />
        </Stack>
      </Columns>
    </Page>
  );
}

function Fact({ icon: Icon, text }: { icon: LucideIcon; text: string }) {
  return (
    <Line>
      <Icon size={17} aria-hidden />
      {text}
    </Line>
  );
}
