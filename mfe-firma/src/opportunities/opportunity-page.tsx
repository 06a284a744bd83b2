import type { OpportunityView } from '@psp/contracts/opportunities';
import { describeWeights } from '@psp/contracts/scores';
import { DOMAINS } from '@psp/contracts/taxonomies';
import { PURCHASE_KIND_LABELS } from '@psp/contracts/thresholds';
import { StatusBadge } from '@psp/design-system/badge';
import { ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Prose } from '@psp/design-system/cells';
import { DescriptionList } from '@psp/design-system/description-list';
import { formatDate, formatDateTime } from '@psp/design-system/format';
import { NextStep } from '@psp/design-system/life-cycle';
import { Columns, Page, PageHeader, Row, Stack } from '@psp/design-system/page';
import { FilesCard } from '@psp/features/attachments/ui/files-card';
import { ReasonList } from '@psp/features/matching/ui/reason-list';
import { signs } from '@psp/features/matching/ui/strings';
import { AboutConversation } from '@psp/features/messages/ui/about-conversation';
import { KindBadge } from '@psp/features/service-requests/ui/kind-badge';
import { VersionsCard } from '@psp/features/service-requests/ui/versions-card';
import { LinkedText } from '@psp/features/written/ui/linked-text';
import { LoadedPage } from '@psp/remote/loaded';
import { PrintButton } from '@psp/remote/print-button';
import { adoptedFromRow } from '@psp/features/exchange/ui/adopted-from';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import Building2 from 'lucide-react/icons/building-complex';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Clock from 'lucide-react/icons/clock';
import Eye from 'lucide-react/icons/eye';
import FileText from 'lucide-react/icons/file-text';
import { useParams } from 'react-router-dom';
import { SideList, Fact } from '../common/facts.tsx';
import { AnswerCard } from '../consultations/answer-card.tsx';
import { isConsultation } from '../consultations/next-step.ts';
import { strings as consultations } from '../consultations/strings.ts';
import { PartsCard } from '../groups/parts-card.tsx';
import { messages } from '../messages/area.ts';
import { canMessage, OfferPanel } from '../offers/offer-panel.tsx';
import { IgnoreButton, IgnoredNotice } from './ignoring.tsx';
import { termLabel, budgetLabel, placeLabel, ownStatus, urgencyStatus } from './labels.ts';
import { matchStrings } from './match-strings.ts';
import { nextStep } from './next-step.ts';
import { attachmentHref, deadlineFileHref, opportunityQuery, useCountView, versionsQuery } from './queries.ts';
import { Questions } from './questions.tsx';
import { describeReasons } from './reasons.ts';
import { detail, strings } from './strings.ts';

/** /firma/opportunities/{id}: a request with its questions and the firm's own offer. */
export function OpportunityPage() {
  const { id = '' } = useParams();
  const query = useQuery(opportunityQuery(id));
  return <LoadedPage query={query}>{(view) => <Opportunity key={view.id} view={view} />}</LoadedPage>;
}

function Description({ text }: { text: string }) {
  return (
    <Card aria-labelledby="description">
      <CardHeader id="description" title={detail.description} />
      <CardBody>
        <Prose>
          <LinkedText text={text} />
        </Prose>
      </CardBody>
    </Card>
  );
}

/** The facts of a request, with its number and the revision that an offer must answer. */
function Details({ view }: { view: OpportunityView }) {
  const { uat, sentAt, revision, deadline } = view;
  return (
    <Card aria-labelledby="details">
      <CardHeader id="details" title={detail.details} />
      <CardBody>
        <SideList>
          <DescriptionList
            items={[
              { term: detail.number, detail: view.number },
              { term: detail.requester, detail: [uat.name, uat.county].filter(Boolean).join(', ') },
              { term: detail.category, detail: DOMAINS[view.category] },
              ...(view.purchaseKind ? [{ term: detail.kind, detail: PURCHASE_KIND_LABELS[view.purchaseKind] }] : []),
              ...(view.cpv ? [{ term: detail.cpv, detail: `${view.cpv.code} ${view.cpv.name}` }] : []),
              { term: detail.place, detail: placeLabel(view) },
              { term: detail.budget, detail: budgetLabel(view) },
              ...(view.weights ? [{ term: detail.weights, detail: describeWeights(view.weights) }] : []),
              { term: detail.deadline, detail: formatDateTime(deadline) },
              { term: detail.sentAt, detail: formatDate(sentAt) },
              { term: detail.revision, detail: String(revision) },
              ...adoptedFromRow(view.adoptedFrom, '/proiecte'),
              { term: matchStrings.title, detail: <ReasonList reasons={describeReasons(view)} words={signs} /> },
            ]}
          />
        </SideList>
        {view.submissionOpen ? (
          <ButtonLink
            href={deadlineFileHref(view.id)}
            download
            variant="quiet"
            size="small"
            icon={<CalendarPlus aria-hidden />}
          >
            {detail.calendar}
          </ButtonLink>
        ) : null}
      </CardBody>
    </Card>
  );
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
      <CurrentStep view={view} />
      <Columns>
        <Stack gap={24}>
          <Description text={view.description} />
          {view.parts ? <PartsCard leader={view.uat.name} parts={view.parts} /> : null}
          {isConsultation(view) ? <AnswerCard view={view} /> : null}
          <VersionsCard query={versionsQuery(view)} revision={view.revision} since={answeredRevision(view)} />
          <FilesCard files={view.attachments} hrefOf={(fileId) => attachmentHref(view.id, fileId)} />
          <Questions view={view} />
          {canMessage(view) ? (
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

/* Revision that the firm has answered; later changes are highlighted. */
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

function CurrentStep({ view }: { view: OpportunityView }) {
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
