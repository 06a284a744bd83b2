import type { OfferView } from '@psp/contracts/offers';
import { OFFER_STATUS, type OfferStatus } from '@psp/contracts/offer-names';
import type { OpportunityView } from '@psp/contracts/opportunities';
import { StatusBadge } from '@psp/design-system/badge';
import { ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Prose } from '@psp/design-system/cells';
import { DescriptionList } from '@psp/design-system/description-list';
import { formatDateTime } from '@psp/design-system/format';
import { Row, Stack } from '@psp/design-system/page';
import { screenOnly } from '@psp/design-system/print-style';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { FileList } from '@psp/features/attachments/ui/files-card';
import { writeHref } from '@psp/features/messages/ui/write-href';
import { History } from '@psp/remote/history';
import { Muted } from '../common/facts.tsx';
import { strings as common } from '../common/strings.ts';
import { useOpportunityAct } from '../opportunities/queries.ts';
import { contentItems } from './content.ts';
import { PdfLink } from './offer-content.tsx';
import { OfferFacts } from './offer-facts.tsx';
import { api } from './queries.ts';
import { panel } from './strings.ts';
import { editableOffer } from './use-offer-text.ts';

/** Earlier versions of the offer, the newest first; only its firm sees them. */
function Versions({ offer: { versions } }: { offer: OfferView }) {
  if (versions.length === 0) return null;
  return (
    <CardBody>
      <details>
        <summary>{panel.versions}</summary>
        <Stack gap={16}>
          {versions.map(({ submittedAt, content, files }) => (
            <section key={submittedAt}>
              <h3>{panel.versionOf(formatDateTime(submittedAt))}</h3>
              <DescriptionList
                items={contentItems(content).map(({ key, term, detail }) => ({
                  term,
                  detail: <Prose>{key === 'attachments' ? files.join(', ') || panel.missing : detail}</Prose>,
                }))}
              />
            </section>
          ))}
        </Stack>
      </details>
    </CardBody>
  );
}

/** The firm's own offer beside its request, with the actions that are allowed now. */
export function OfferPanel({ view }: { view: OpportunityView }) {
  const { offer } = view;
  if (!offer) {
    return (
      <Card aria-labelledby="own-offer">
        <CardHeader id="own-offer" title={panel.title} />
        <CardBody>
          <Muted>{view.submissionOpen ? panel.none : panel.noneClosed}</Muted>
        </CardBody>
      </Card>
    );
  }
  return (
    <Card aria-labelledby="own-offer">
      <CardHeader id="own-offer" title={panel.title} action={<StatusBadge status={OFFER_STATUS[offer.status]} />} />
      <CardBody>
        <OfferFacts offer={offer} revision={view.revision} />
      </CardBody>
      {offer.attachments.length > 0 ? (
        <FileList
          files={offer.attachments}
          hrefOf={(fileId) => api.href('GET /offers/:id/attachments/:fileId', { id: offer.id, fileId })}
        />
      ) : null}
      <CardBody {...screenOnly}>
        <PdfLink offer={offer} />
      </CardBody>
      <Actions view={view} offer={offer} />
      <Versions offer={offer} />
      {offer.history.length > 0 ? (
        <CardBody>
          <details>
            <summary>{common.history}</summary>
            <History entries={offer.history} />
          </details>
        </CardBody>
      ) : null}
    </Card>
  );
}

/* Statuses of offers that the authority can read after the opening. */
const OPENED = new Set<OfferStatus>(['submitted', 'shortlisted', 'accepted', 'declined']);

const EDITS: Partial<Record<OfferStatus, string>> = {
  ...{ to_confirm: panel.reconfirm, expired: panel.renew, submitted: panel.revise },
};

/** True once the authority can read the firm's offer; both can then exchange messages about the request. */
export const canMessage = ({ offer, submissionOpen }: OpportunityView): boolean =>
  !submissionOpen && offer !== null && OPENED.has(offer.status);

function Actions({ view, offer }: { view: OpportunityView; offer: OfferView }) {
  const { actions, status } = offer;
  const isOpen = canMessage(view);
  const canAct = actions.some((action) => ['edit', 'revise', 'withdraw', 'discard'].includes(action));
  if (!isOpen && !canAct) return null;
  return (
    <CardBody {...screenOnly}>
      <Row>
        {editableOffer(view) ? (
          <ButtonLink size="small" href={`/firma/opportunities/${view.id}/oferta`}>
            {EDITS[status] ?? panel.edit}
          </ButtonLink>
        ) : null}
        {isOpen ? (
          <ButtonLink size="small" variant="secondary" href={writeHref({ kind: 'firma' }, { request: view.id })}>
            {panel.write}
          </ButtonLink>
        ) : null}
        <EndButton view={view} offer={offer} act="withdraw" />
        <EndButton view={view} offer={offer} act="discard" />
      </Row>
    </CardBody>
  );
}

const END_ACTS = {
  withdraw: {
    address: 'POST /offers/:id/withdraw',
    label: panel.withdraw,
    title: panel.withdrawTitle,
    text: panel.withdrawText,
    done: panel.withdrawn,
  },
  discard: {
    address: 'POST /offers/:id/discard',
    label: panel.discard,
    title: panel.discardTitle,
    text: panel.discardText,
    done: panel.discarded,
  },
} as const;

function EndButton({ view, offer, act }: { view: OpportunityView; offer: OfferView; act: keyof typeof END_ACTS }) {
  const { address, label, title, text, done } = END_ACTS[act];
  const { id, version } = offer;
  const end = useOpportunityAct(view.id, { send: () => api.call(address, { id, body: { version } }), done });
  return (
    <AskButton
      act={end}
      label={label}
      title={title}
      variant="secondary"
      size="small"
      isDanger
      isOffered={offer.actions.includes(act)}
    >
      <p>{text}</p>
    </AskButton>
  );
}
