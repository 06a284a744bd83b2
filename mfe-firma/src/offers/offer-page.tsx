import { LinkedText } from '@psp/features/written/ui/linked-text';
import type { OpportunityView } from '@psp/contracts/opportunities';
import { ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDateTime } from '@psp/design-system/format';
import { Notice } from '@psp/design-system/notice';
import { Columns, Page, Stack } from '@psp/design-system/page';
import { useQuery } from '@tanstack/react-query';
import Clock from 'lucide-react/icons/clock';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { Prose } from '@psp/design-system/cells';
import { Fact } from '../common/facts.tsx';
import { LoadedPage } from '@psp/remote/loaded';
import { ReadOnly, useReadsOnly } from '@psp/features/members/ui/read-only';
import { endedBecause } from '../opportunities/ending.ts';
import { opportunityQuery } from '../opportunities/queries.ts';
import { editor, panel } from './strings.ts';
import { OfferContentList } from './offer-content.tsx';
import { OfferEditor } from './offer-editor.tsx';
import { OfferHeader } from './offer-header.tsx';
import { editableOffer, useOfferText } from './use-offer-text.ts';

/** Writing, checking and submitting the firm's offer to one request. */
export function OfferPage() {
  const { id = '' } = useParams();
  const query = useQuery(opportunityQuery(id));
  return <LoadedPage query={query}>{(view) => <Writing key={view.id} view={view} />}</LoadedPage>;
}

const mayWrite = (view: OpportunityView) => editableOffer(view) !== null || view.actions.includes('startOffer');

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
  const readsOnly = useReadsOnly();
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
