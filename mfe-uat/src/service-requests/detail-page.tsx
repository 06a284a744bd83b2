import { REQUEST_STATUS, type RequestView } from '@psp/contracts/service-requests';
import { DOMAINS } from '@psp/contracts/taxonomies';
import { StatusBadge } from '@psp/design-system/badge';
import { Button, ButtonLink } from '@psp/design-system/button';
import { Card, CardBody } from '@psp/design-system/card';
import { formatDateTime } from '@psp/design-system/format';
import { LifeCycleSteps, NextStep } from '@psp/design-system/life-cycle';
import { Page, PageHeader, Row } from '@psp/design-system/page';
import { Tabs } from '@psp/design-system/tabs';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { KindBadge } from '@psp/features/service-requests/ui/kind-badge';
import { History } from '@psp/remote/history';
import { LoadedPage } from '@psp/remote/loaded';
import { PrintButton } from '@psp/remote/print-button';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { AnswersTab } from '../consultations/answers-tab.tsx';
import { ConsultationNextStep } from '../consultations/consultation-next-step.tsx';
import { consultationSteps, isConsultation } from '../consultations/life-cycle.ts';
import { strings as consultations } from '../consultations/strings.ts';
import { GroupReaderStep } from '../groups/group-reader-step.tsx';
import { ParticipantsCard } from '../groups/participants-card.tsx';
import { strings as groups } from '../groups/strings.ts';
import { MessagesTab } from '../messages/messages-tab.tsx';
import { type PendingDecision, OfferDialogs } from '../offers/offer-dialogs.tsx';
import { OffersTab } from '../offers/offers-tab.tsx';
import { OpenOffers } from '../offers/open-offers.tsx';
import { useComparison } from '../offers/use-comparison.ts';
import { FileTab } from '../purchase-files/file-tab.tsx';
import { CancelRequest } from './cancel-request.tsx';
import { describeBudget, describePlace } from './describe.ts';
import { DetailTab } from './detail-tab.tsx';
import { DiscardDraft } from './discard-draft.tsx';
import { isOwnMove, lifeSteps, nextStep } from './life-cycle.ts';
import { requestQuery, useCopyRequest } from './queries.ts';
import { QuestionsTab } from './questions-tab.tsx';
import { strings } from './strings.ts';

/** /uat/service-requests/{id}: the progress, the next step and all parts of a request. */
export function DetailPage() {
  const { id = '' } = useParams();
  const query = useQuery(requestQuery(id));
  return <LoadedPage query={query}>{(view) => <Detail key={view.id} view={view} />}</LoadedPage>;
}

function metaOf(view: RequestView): string[] {
  const { content } = view;
  const { facts } = strings;
  const budget = describeBudget(content);
  return [
    content.category ? DOMAINS[content.category] : '',
    describePlace(content),
    budget && facts.metaBudget(budget),
    content.deadline ? facts.metaDeadline(formatDateTime(content.deadline)) : '',
  ].filter(Boolean);
}

function Detail({ view }: { view: RequestView }) {
  const title = view.content.title || strings.untitled;
  const [asked, setAsked] = useState<PendingDecision | null>(null);
  usePageTitle(`${view.number} ${title}`);
  return (
    <Page>
      <PageHeader
        title={title}
        breadcrumb={[
          { label: strings.title, href: '/uat/service-requests' },
          { label: view.number, isNumber: true },
        ]}
        badge={
          <Row gap={8}>
            <KindBadge kind={view.kind} />
            <StatusBadge status={REQUEST_STATUS[view.status]} />
          </Row>
        }
        meta={metaOf(view)}
        actions={<PrintButton />}
      />
      <LifeCycleSteps
        label={strings.statusLine}
        steps={isConsultation(view) ? consultationSteps(view) : lifeSteps(view)}
      />
      <CurrentStep view={view} onAsk={setAsked} />
      <RequestTabs view={view} onAsk={setAsked} />
      <OfferDialogs request={view} asked={asked} onClose={() => setAsked(null)} />
    </Page>
  );
}

interface RequestPartProps {
  view: RequestView;
  onAsk: (asked: PendingDecision) => void;
}

const { actions: labels } = strings;

/** The next step of a request, with the actions that the server allows. The main action comes last. */
export function RequestNextStep({ view, onAsk }: RequestPartProps) {
  const { title, text } = nextStep(view);
  const can = (action: RequestView['actions'][number]) => view.actions.includes(action);
  const showsReadOnlyHint = useIsReadOnly() && (view.status === 'draft' || view.status === 'sent');
  const isComparing = useSearchParams()[0].get('tab') === 'offers';
  const { picked } = useComparison(view);
  const edit = `/uat/service-requests/${view.id}/edit`;
  const actions = (
    <>
      <CancelRequest view={view} />
      {can('copy') && !isOver(view) ? <CopyRequest view={view} /> : null}
      {can('discard') ? <DiscardDraft id={view.id} version={view.version} /> : null}
      {can('openOffers') && view.submissionOpen ? <OpenOffers view={view} /> : null}
      {can('edit') ? (
        <ButtonLink variant={can('discard') || view.submissionOpen ? 'primary' : 'quiet'} href={edit}>
          {can('discard') ? labels.finish : labels.edit}
        </ButtonLink>
      ) : null}
      {can('openOffers') && !view.submissionOpen ? <OpenOffers view={view} /> : null}
      {view.openedAt ? (
        <ButtonLink variant="quiet" href={`/uat/service-requests/${view.id}?tab=file`}>
          {labels.file}
        </ButtonLink>
      ) : null}
      {can('acceptOffer') && !isComparing ? (
        <ButtonLink href={`/uat/service-requests/${view.id}?tab=offers`}>{labels.seeOffers}</ButtonLink>
      ) : null}
      {can('acceptOffer') && isComparing && picked ? (
        <Button onPress={() => onAsk({ offerId: picked.id, decision: 'accept' })}>
          {labels.accept(picked.firma.name)}
        </Button>
      ) : null}
      {can('copy') && isOver(view) ? <CopyRequest view={view} /> : null}
      {view.project ? <ButtonLink href={`/uat/projects/${view.project.id}`}>{labels.openProject}</ButtonLink> : null}
    </>
  );
  return (
    <NextStep title={title} actions={actions} isWaiting={!isOwnMove(view)}>
      {showsReadOnlyHint ? `${text} ${strings.next.toRead}` : text}
    </NextStep>
  );
}

/* True for a request that ended without a project; copying it is then the main action. */
const isOver = ({ status, project }: RequestView): boolean =>
  !project && (status === 'cancelled' || status === 'expired');

function CopyRequest({ view }: { view: RequestView }) {
  const copy = useCopyRequest();
  return (
    <Button variant={isOver(view) ? 'primary' : 'quiet'} isPending={copy.isPending} onPress={() => copy.run(view.id)}>
      {labels.copy}
    </Button>
  );
}

function CurrentStep({ view, onAsk }: RequestPartProps) {
  if (isConsultation(view)) return <ConsultationNextStep view={view} />;
  if (view.group && !view.group.isLeader) return <GroupReaderStep view={view} group={view.group} />;
  return <RequestNextStep view={view} onAsk={onAsk} />;
}

function RequestTabs({ view, onAsk }: RequestPartProps) {
  const [search, setSearch] = useSearchParams();
  const { tabs } = strings;
  const items = [
    { key: 'details', label: tabs.details, content: <DetailTab view={view} /> },
    ...(view.group
      ? [
          {
            key: 'group',
            label: groups.participants.tab(view.group.parts.length + 1),
            content: <ParticipantsCard id={view.id} />,
          },
        ]
      : []),
    { key: 'questions', label: tabs.questions(view.questions.length), content: <QuestionsTab view={view} /> },
    isConsultation(view)
      ? { key: 'answers', label: consultations.tab(view.offerCount), content: <AnswersTab view={view} /> }
      : { key: 'offers', label: tabs.offers(view.offerCount), content: <OffersTab view={view} onAsk={onAsk} /> },
    ...(view.offers?.length && (view.group?.isLeader ?? true)
      ? [{ key: 'messages', label: tabs.messages, content: <MessagesTab view={view} />, isPrinted: false }]
      : []),
    { key: 'file', label: tabs.file, content: <FileTab view={view} />, isPrinted: false },
    { key: 'history', label: tabs.history, content: <HistoryTab view={view} /> },
  ];
  const wanted = search.get('tab');
  const selected = items.find(({ key }) => key === wanted)?.key ?? 'details';
  const select = (tab: string) =>
    setSearch(tab === 'details' ? {} : { tab }, { replace: true, preventScrollReset: true });
  return <Tabs label={tabs.label} items={items} selected={selected} onSelect={select} />;
}

function HistoryTab({ view }: { view: RequestView }) {
  return (
    <Card>
      <CardBody>
        <History entries={view.history} />
      </CardBody>
    </Card>
  );
}
