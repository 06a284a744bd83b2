import { pricedByLines } from '@psp/contracts/offer-lines';
import type { OfferContent, OfferView } from '@psp/contracts/offers';
import type { OfferStatus } from '@psp/contracts/offer-names';
import type { OpportunityView } from '@psp/contracts/opportunities';
import { ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Prose } from '@psp/design-system/cells';
import { formatDateTime, formatLei } from '@psp/design-system/format';
import { Notice } from '@psp/design-system/notice';
import { Columns, Page, PageHeader, Row, Stack } from '@psp/design-system/page';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { ReadOnly, useIsReadOnly } from '@psp/features/members/ui/read-only';
import { VersionsCard } from '@psp/features/service-requests/ui/versions-card';
import { LinkedText } from '@psp/features/written/ui/linked-text';
import { EditorConflict } from '@psp/remote/editor/editor-conflict';
import { SaveLine } from '@psp/remote/editor/save-line';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import Clock from 'lucide-react/icons/clock';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { Fact } from '../common/facts.tsx';
import { endedBecause } from '../opportunities/labels.ts';
import { opportunityQuery, versionsQuery } from '../opportunities/queries.ts';
import { strings as opportunities } from '../opportunities/strings.ts';
import { contentItems } from './content.ts';
import { OfferCheck } from './offer-check.tsx';
import { OfferContentList } from './offer-content.tsx';
import { OfferForm } from './offer-form.tsx';
import { checking, conflict, editor, panel, revising, saving } from './strings.ts';
import { type OfferEdit, useOfferEditor } from './use-offer-editor.ts';
import { editableOffer, useOfferText } from './use-offer-text.ts';

/** /firma/opportunities/{id}/oferta: write, review and submit the firm's offer to a request. */
export function OfferPage() {
  const { id = '' } = useParams();
  const query = useQuery(opportunityQuery(id));
  return <LoadedPage query={query}>{(view) => <Offer key={view.id} view={view} />}</LoadedPage>;
}

const canWrite = (view: OpportunityView) => editableOffer(view) !== null || view.actions.includes('startOffer');

/* On wide screens lines are table rows, which need the whole width. */
const Sides = styled(Columns)`
  @media (min-width: 1280px) { &:has([data-lines]) { grid-template-columns: minmax(0, 1fr); } }
`;

interface EditorProps {
  view: OpportunityView;
  /** False once offers were closed while the page was open. */
  isOpen: boolean;
  /** The request, shown beside the form. */
  aside: ReactNode;
}

interface ChangedRequestProps {
  view: OpportunityView;
  edit: OfferEdit;
}

/** Changes of the request since the offer was written, with a button that confirms the offer unchanged. */
function ChangedRequest({ view, edit }: ChangedRequestProps) {
  const { offer, revision } = view;
  if (!offer?.actions.includes('submit') || offer.requestRevision >= revision) return null;
  const net = pricedByLines(edit.form.getValues()).price ?? 0;
  const isAsWritten = offer.status === 'to_confirm' && !edit.text.isUnsaved && edit.text.state.kind !== 'stale';
  return (
    <Stack gap={16}>
      <Notice tone="info" title={editor.changedTitle(revision)}>
        <p>{editor.changedText(offer.requestRevision)}</p>
      </Notice>
      <VersionsCard query={versionsQuery(view)} revision={revision} since={offer.requestRevision} />
      <Row>
        <AskButton
          act={edit.submit}
          label={editor.unaffected}
          title={editor.reconfirmTitle}
          confirmLabel={editor.reconfirm}
          isOffered={isAsWritten}
          variant="secondary"
        >
          <p>{editor.confirmText(formatLei(net), formatDateTime(view.deadline))}</p>
        </AskButton>
      </Row>
    </Stack>
  );
}

interface HeaderProps {
  view: OpportunityView;
  /** Title of a read-only offer. */
  title?: string;
  /** "Pasul 1 din 2: oferta". */
  step?: string;
  hasErrors?: boolean;
}

const TITLES: Partial<Record<OfferStatus, string>> = { to_confirm: editor.titleConfirm, submitted: editor.titleRevise };

/** Header and document title of the page. */
function OfferHeader({ view, title: given, step, hasErrors = false }: HeaderProps) {
  const writing = TITLES[view.offer?.status ?? 'draft'] ?? editor.title;
  const title = given ?? writing;
  usePageTitle(`${title} ${editor.for(view.number, view.title)}`, { hasErrors });
  return (
    <PageHeader
      title={title}
      lead={editor.for(view.number, view.title)}
      breadcrumb={[
        { label: opportunities.title, href: '/firma/opportunities' },
        { label: view.number, isNumber: true, href: `/firma/opportunities/${view.id}` },
        { label: editor.crumb },
      ]}
      meta={step ? [<strong key="step">{step}</strong>] : undefined}
    />
  );
}

/** The two steps of an offer: the form and the review. */
function OfferEditor({ view, isOpen, aside }: EditorProps) {
  const edit = useOfferEditor(view);
  const { form, text } = edit;
  const hasErrors = Object.keys(form.formState.errors).length > 0;
  const step = edit.isChecking ? editor.step2 : editor.step1;
  return (
    <>
      <OfferHeader view={view} step={step} hasErrors={hasErrors} />
      {isOpen ? null : <ClosedNotice view={view} />}
      {text.wasRestored && text.isUntouched && text.state.kind === 'unsaved' ? <RestoredTextNotice /> : null}
      {isOpen && !edit.isChecking ? <ChangedRequest view={view} edit={edit} /> : null}
      <EditorConflict editor={text} title={conflict.title} lead={() => conflict.lead} describe={describeOffer} />
      <Sides>
        <Stack gap={16}>
          {edit.isChecking ? (
            <OfferCheck view={view} edit={edit} isOpen={isOpen} />
          ) : (
            <OfferForm view={view} edit={edit} isOpen={isOpen} />
          )}
          <SaveLine
            state={text.state}
            strings={{ ...saving, ...(edit.isChecking ? checking : null), ...(edit.revises ? revising : null) }}
            onRetry={() => void text.flush()}
          />
        </Stack>
        {aside}
      </Sides>
    </>
  );
}

const describeOffer = (content: OfferContent, { attachments }: OfferView) =>
  contentItems(content, attachments).map(({ term, detail }) => ({ term, text: detail }));

const ClosedNotice = ({ view }: Pick<EditorProps, 'view'>) => (
  <Notice tone="info" title={endedBecause(view)}>
    <p>{editor.closedText}</p>
  </Notice>
);

const RestoredTextNotice = () => (
  <Notice tone="info" title={editor.restoredTitle}>
    <p>{editor.restoredText}</p>
  </Notice>
);

/* An open form stays with its text, even when the request is closed meanwhile. */
function Offer({ view }: { view: OpportunityView }) {
  const [wasOpen] = useState(() => canWrite(view));
  if (!wasOpen) return <ReadOnlyOffer view={view} />;
  return (
    <Page>
      <OfferEditor view={view} isOpen={canWrite(view)} aside={<RequestCard view={view} />} />
    </Page>
  );
}

function RequestCard({ view }: { view: OpportunityView }) {
  return (
    <Card aria-labelledby="asked">
      <CardHeader id="asked" title={editor.requestTitle} level={2} />
      <CardBody>
        <Stack gap={12}>
          <Fact icon={Clock}>{editor.until(formatDateTime(view.deadline))}</Fact>
          <Prose>
            <LinkedText text={view.description} />
          </Prose>
        </Stack>
      </CardBody>
    </Card>
  );
}

function ReadOnlyOffer({ view }: { view: OpportunityView }) {
  const { text, wasRestored } = useOfferText(view);
  const isLate = !view.submissionOpen && !view.offer?.submittedAt;
  const isReadOnly = useIsReadOnly();
  const hasText = wasRestored || view.offer !== null;
  return (
    <Page>
      <OfferHeader view={view} title={panel.title} />
      {isReadOnly ? (
        <ReadOnly area="firma" />
      ) : (
        <Notice tone="info" title={isLate ? endedBecause(view) : editor.notAllowedTitle}>
          <p>{isLate ? editor.closedText : editor.notAllowedText}</p>
        </Notice>
      )}
      <Columns>
        {hasText ? <OfferContentList content={text} files={view.offer?.attachments ?? []} /> : <div />}
        <RequestCard view={view} />
      </Columns>
      <div>
        <ButtonLink variant="secondary" href={`/firma/opportunities/${view.id}`}>
          {editor.toOpportunity}
        </ButtonLink>
      </div>
    </Page>
  );
}
