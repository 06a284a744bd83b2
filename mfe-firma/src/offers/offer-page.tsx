import { pricedByLines } from '@psp/contracts/offer-lines';
import type { OfferContent, OfferStatus, OfferView } from '@psp/contracts/offers';
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
import { endedBecause } from '../opportunities/ending.ts';
import { opportunityQuery, versionsQuery } from '../opportunities/queries.ts';
import { strings as opportunities } from '../opportunities/strings.ts';
import { contentItems } from './content.ts';
import { OfferCheck } from './offer-check.tsx';
import { OfferContentList } from './offer-content.tsx';
import { OfferForm } from './offer-form.tsx';
import { checking, conflict, editor, panel, revising, saving } from './strings.ts';
import { type OfferEdit, useOfferEditor } from './use-offer-editor.ts';
import { editableOffer, useOfferText } from './use-offer-text.ts';

/** Writing, checking and submitting the firm's offer to one request. */
export function OfferPage() {
  const { id = '' } = useParams();
  const query = useQuery(opportunityQuery(id));
  return <LoadedPage query={query}>{(view) => <Writing key={view.id} view={view} />}</LoadedPage>;
}

const mayWrite = (view: OpportunityView) => editableOffer(view) !== null || view.actions.includes('startOffer');

/* Lines are rows of a table, which takes the whole width. */
const Sides = styled(Columns)`
  @media (min-width: 1280px) { &:has([data-lines]) { grid-template-columns: minmax(0, 1fr); } }
`;

interface EditorProps {
  view: OpportunityView;
  /** False once the time for offers ended while the page was open. */
  isOpen: boolean;
  /** What is asked for, beside the form. */
  aside: ReactNode;
}

interface ChangedRequestProps {
  view: OpportunityView;
  edit: OfferEdit;
}

/** What the authority changed since the offer was written, and the button that confirms the offer as it is. */
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
  /** Where the offer is only to be read. */
  title?: string;
  /** "Pasul 1 din 2: oferta". */
  step?: string;
  hasErrors?: boolean;
}

const TITLES: Partial<Record<OfferStatus, string>> = { to_confirm: editor.titleConfirm, submitted: editor.titleRevise };

/** Title of the page on which an offer is written, and of its tab. */
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

/** The two steps of an offer: writing it, and checking it before it is submitted. */
function OfferEditor({ view, isOpen, aside }: EditorProps) {
  const edit = useOfferEditor(view);
  const { form, text } = edit;
  const hasErrors = Object.keys(form.formState.errors).length > 0;
  const step = edit.isChecking ? editor.step2 : editor.step1;
  return (
    <>
      <OfferHeader view={view} step={step} hasErrors={hasErrors} />
      {isOpen ? null : <Ended view={view} />}
      {text.wasRestored && text.isUntouched && text.state.kind === 'unsaved' ? <Restored /> : null}
      {isOpen && !edit.isChecking ? <ChangedRequest view={view} edit={edit} /> : null}
      <EditorConflict editor={text} title={conflict.title} lead={() => conflict.lead} describe={linesOf} />
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

const linesOf = (content: OfferContent, { attachments }: OfferView) =>
  contentItems(content, attachments).map(({ term, detail }) => ({ term, text: detail }));

const Ended = ({ view }: Pick<EditorProps, 'view'>) => (
  <Notice tone="info" title={endedBecause(view)}>
    <p>{editor.closedText}</p>
  </Notice>
);

const Restored = () => (
  <Notice tone="info" title={editor.restoredTitle}>
    <p>{editor.restoredText}</p>
  </Notice>
);

/* Once open, the form stays with its text, whatever becomes of the request meanwhile. */
function Writing({ view }: { view: OpportunityView }) {
  const [wasOpen] = useState(() => mayWrite(view));
  if (!wasOpen) return <Closed view={view} />;
  return (
    <Page>
      <OfferEditor view={view} isOpen={mayWrite(view)} aside={<Request view={view} />} />
    </Page>
  );
}

function Request({ view }: { view: OpportunityView }) {
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

function Closed({ view }: { view: OpportunityView }) {
  const { text, wasRestored } = useOfferText(view);
  const isLate = !view.submissionOpen && !view.offer?.submittedAt;
  const readsOnly = useIsReadOnly();
  const hasText = wasRestored || view.offer !== null;
  return (
    <Page>
      <OfferHeader view={view} title={panel.title} />
      {readsOnly ? (
        <ReadOnly area="firma" />
      ) : (
        <Notice tone="info" title={isLate ? endedBecause(view) : editor.notAllowedTitle}>
          <p>{isLate ? editor.closedText : editor.notAllowedText}</p>
        </Notice>
      )}
      <Columns>
        {hasText ? <OfferContentList content={text} files={view.offer?.attachments ?? []} /> : <div />}
        <Request view={view} />
      </Columns>
      <div>
        <ButtonLink variant="secondary" href={`/firma/opportunities/${view.id}`}>
          {editor.toOpportunity}
        </ButtonLink>
      </div>
    </Page>
  );
}
