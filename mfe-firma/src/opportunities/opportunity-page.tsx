import type { OpportunityView } from '@psp/contracts/opportunities';
import { ButtonLink } from '@psp/design-system/button';
import { Card, CardHeader } from '@psp/design-system/card';
import { NextStep } from '@psp/design-system/life-cycle';
import { Columns, Page, PageHeader, Row, Stack } from '@psp/design-system/page';
import { FilesCard } from '@psp/features/attachments/ui/files-card';
import { AboutConversation } from '@psp/features/messages/ui/about-conversation';
import { KindBadge } from '@psp/features/service-requests/ui/kind-badge';
import { VersionsCard } from '@psp/features/service-requests/ui/versions-card';
import { PrintButton } from '@psp/remote/print-button';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import Building2 from 'lucide-react/icons/building-complex';
import Clock from 'lucide-react/icons/clock';
import Eye from 'lucide-react/icons/eye';
import FileText from 'lucide-react/icons/file-text';
import { useParams } from 'react-router-dom';
import { StatusBadge } from '@psp/design-system/badge';
import { Fact } from '../common/facts.tsx';
import { LoadedPage } from '@psp/remote/loaded';
import { AnswerCard } from '../consultations/answer-card.tsx';
import { isConsultation } from '../consultations/next-step.ts';
import { strings as consultations } from '../consultations/strings.ts';
import { PartsCard } from '../groups/parts-card.tsx';
import { messages } from '../messages/area.ts';
import { mayTalk, OfferPanel } from '../offers/offer-panel.tsx';
import { Description, Details } from './details.tsx';
import { ownStatus, urgencyStatus } from './own-status.ts';
import { strings } from './strings.ts';
import { termLabel } from './ending.ts';
import { IgnoreButton, IgnoredNotice } from './ignoring.tsx';
import { nextStep } from './next-step.ts';
import { attachmentHref, opportunityQuery, useCountView, versionsQuery } from './queries.ts';
import { Questions } from './questions.tsx';

/** One request as a firm sees it, with its questions and the firm's own offer. */
export function OpportunityPage() {
  const { id = '' } = useParams();
  const query = useQuery(opportunityQuery(id));
  return <LoadedPage query={query}>{(view) => <Opportunity key={view.id} view={view} />}</LoadedPage>;
}

function Opportunity({ view }: { view: OpportunityView }) {
  usePageTitle(view.title);
  useCountView(view.id);
  return (
    <Page>
      <PageHeader
        title={view.title}
        breadcrumb={[
          { label: strings.title, href: '/firma/opportunities' },
          { label: view.number, isNumber: true },
        ]}
        badge={
          <Row gap={8}>
            <KindBadge kind={view.kind} />
            <StatusBadge status={ownStatus(view)} />
            <StatusBadge status={urgencyStatus(view)} />
          </Row>
        }
        meta={metaOf(view)}
        actions={
          <>
            {view.actions.includes('ignore') ? <IgnoreButton of={view} /> : null}
            <PrintButton />
          </>
        }
      />
      <IgnoredNotice view={view} />
      <Next view={view} />
      <Columns>
        <Stack gap={24}>
          <Description text={view.description} />
          {view.parts ? <PartsCard leader={view.uat.name} parts={view.parts} /> : null}
          {isConsultation(view) ? <AnswerCard view={view} /> : null}
          <VersionsCard query={versionsQuery(view)} revision={view.revision} since={answeredRevision(view)} />
          <FilesCard files={view.attachments} hrefOf={(fileId) => attachmentHref(view.id, fileId)} />
          <Questions view={view} />
          {mayTalk(view) ? (
            <Card aria-labelledby="messages">
              <CardHeader id="messages" title={strings.messages} />
              <AboutConversation area={messages} about={{ request: view.id }} />
            </Card>
          ) : null}
        </Stack>
        <Stack gap={24}>
          {isConsultation(view) ? null : <OfferPanel view={view} />}
          <Details view={view} />
        </Stack>
      </Columns>
    </Page>
  );
}

/* What the firm has answered so far: it wants to know what is different since. */
const answeredRevision = ({ offer, answer }: OpportunityView) => offer?.requestRevision ?? answer?.requestRevision;

const metaOf = (view: OpportunityView) => [
  <Fact key="uat" icon={Building2}>
    {view.uat.name}
  </Fact>,
  <Fact key="deadline" icon={Clock}>
    {termLabel(view)}
  </Fact>,
  <Fact key="views" icon={Eye}>
    {strings.views(view.views)}
  </Fact>,
  <Fact key="responses" icon={FileText}>
    {(isConsultation(view) ? consultations : strings).responses(view.responses)}
  </Fact>,
];

function Next({ view }: { view: OpportunityView }) {
  const { title, text, action, part } = nextStep(view);
  const go = action ? (
    <>
      {part ? <a href={part.href}>{part.label}</a> : null}
      <ButtonLink href={action.href}>{action.label}</ButtonLink>
    </>
  ) : undefined;
  return (
    <NextStep title={title} actions={go} isWaiting={!action}>
      {text}
    </NextStep>
  );
}
