import type { Terms } from '@psp/contracts/amendments';
import { projectState } from '@psp/contracts/project-statuses';
import type { ProjectView } from '@psp/contracts/projects';
import { StatusBadge } from '@psp/design-system/badge';
import { ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDate, formatLei } from '@psp/design-system/format';
import { LifeCycleSteps } from '@psp/design-system/life-cycle';
import { Link } from '@psp/design-system/link';
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
import { EmailLink, PhoneLink } from '../../contact/ui/contact.tsx';
import { PublishProject } from '../../exchange/ui/publish-project.tsx';
import { FactsCard } from '../../facts/ui/facts-card.tsx';
import { AboutConversation } from '../../messages/ui/about-conversation.tsx';
import { writeHref } from '../../messages/ui/write-href.ts';
import { Reviews } from '../../reviews/ui/reviews.tsx';
import { Amendments } from './amendments.tsx';
import { otherSide, type ProjectArea, type ProjectProps } from './area.ts';
import { Deliveries } from './deliveries.tsx';
import { Files } from './files.tsx';
import { projectSteps } from './life.ts';
import { Milestones } from './milestones.tsx';
import { Progress } from './progress.tsx';
import { ProjectNextStep } from './project-next-step.tsx';
import { projectQuery } from './queries.ts';
import { ReceptionNote } from './reception-note.tsx';
import { Sections, useTargetOfAddress } from './sections.tsx';
import { strings } from './strings.ts';

const { contact: words, facts } = strings;

const List = styled.dl`
  display: grid;
  gap: 10px;
  margin: 0;
  font-size: 1.0625rem;
  > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; }
  dt { color: var(--ink-muted); }
  dd { margin: 0 0 0 auto; min-width: 0; overflow-wrap: anywhere; text-align: end; }
`;

const Line = styled.span`
  display: inline-flex;
  gap: 6px;
  svg { margin-top: 0.3em; }
`;

/** Page of a project, the same for both sides: life cycle, next step, sections and facts. */
export function ProjectPage({ area }: { area: ProjectArea }) {
  const { id = '' } = useParams();
  const query = useQuery(projectQuery(area, id));
  return (
    <LoadedPage query={query}>{(project) => <Project key={project.id} area={area} project={project} />}</LoadedPage>
  );
}

/* Conversation of the two sides about the project. */
function Messages({ area, project }: ProjectProps) {
  return (
    <Card id="messages" aria-labelledby="messages-title">
      <CardHeader id="messages-title" title={strings.sections.messages} />
      <AboutConversation area={area.messages} about={{ project: project.id }} />
    </Card>
  );
}

/* Contact details of the other side. */
function ContactCard({ area, project }: ProjectProps) {
  const { contact } = project;
  if (!(contact.person || contact.email || contact.phone)) return null;
  const { person, email, phone } = contact;
  const items = [
    { term: words.person, detail: person },
    { term: words.email, detail: email ? <EmailLink email={email} /> : null },
    { term: words.phone, detail: phone ? <PhoneLink phone={phone} /> : null },
  ];
  return <FactsCard title={words.title(otherSide(area, project).name)} items={items} />;
}

/* Terms before the first accepted amendment. */
const firstTerms = ({ amendments = [] }: ProjectView): Terms | undefined =>
  amendments.findLast(({ status }) => status === 'accepted')?.before;

/* Card with the parties, price and dates of the project. */
function Facts({ area, project }: ProjectProps) {
  const first = firstTerms(project);
  const { request, uat, firma, price, vatRate, priceWithVat, deliveryDays, dueOn, createdAt } = project;
  const items = [
    { term: facts.request, detail: <Link href={`${area.requests}/${request.id}`}>{request.number}</Link> },
    { term: facts.uat, detail: uat.name },
    { term: facts.firma, detail: <Link href={`/partener/${firma.id}`}>{firma.name}</Link> },
    ...(first && first.price !== price ? [{ term: facts.firstPrice, detail: formatLei(first.price) }] : []),
    { term: facts.price, detail: formatLei(price) },
    { term: facts.priceWithVat(vatRate), detail: formatLei(priceWithVat) },
    { term: facts.delivery, detail: facts.days(deliveryDays) },
    ...(first?.dueOn && first.dueOn !== dueOn ? [{ term: facts.firstDue, detail: formatDate(first.dueOn) }] : []),
    { term: facts.due, detail: dueOn ? formatDate(dueOn) : strings.noDue },
    { term: facts.opened, detail: formatDate(createdAt) },
  ];
  return (
    <Card aria-labelledby="facts">
      <CardHeader id="facts" title={facts.title} />
      <CardBody>
        <List>
          {items.map(({ term, detail }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </List>
      </CardBody>
    </Card>
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
            {area.kind === 'uat' && status === 'completed' ? <PublishProject id={project.id} /> : null}
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
