import type { OfferComparisonItem } from '@psp/contracts/offers';
import type { RequestView } from '@psp/contracts/service-requests';
import { ReasonDialog } from '@psp/features/acts/ui/reason';
import { Fragment, useState } from 'react';
import { AcceptDialog } from './accept-dialog.tsx';
import { strings as common } from '../common/strings.ts';
import { useRequestAct } from '../service-requests/queries.ts';
import { strings } from './strings.ts';
import { offers } from './queries.ts';

/** A decision about an offer that a dialog asks to confirm. */
export interface PendingDecision {
  offerId: string;
  decision: 'accept' | 'decline';
}

interface DialogsProps {
  request: RequestView;
  /** The decision whose dialog is open. */
  asked: PendingDecision | null;
  onClose: () => void;
}

/**
 * The dialogs that confirm a decision about an offer. Once opened they stay mounted, so that the text is kept even when the
 * offer can no longer be decided.
 */
export function OfferDialogs({ request, asked, onClose }: DialogsProps) {
  const [openedIds, setOpenedIds] = useState<readonly string[]>([]);
  if (asked && !openedIds.includes(asked.offerId)) setOpenedIds([...openedIds, asked.offerId]);
  const shown = (request.offers ?? []).filter(({ id }) => openedIds.includes(id));
  return shown.map((offer) => {
    const isAsked = (decision: PendingDecision['decision']) =>
      asked?.offerId === offer.id && asked.decision === decision;
    return (
      <Fragment key={offer.id}>
        <AcceptDialog request={request} offer={offer} isOpen={isAsked('accept')} onClose={onClose} />
        <Decline request={request} offer={offer} isOpen={isAsked('decline')} onClose={onClose} />
      </Fragment>
    );
  });
}

interface DialogProps {
  request: RequestView;
  offer: OfferComparisonItem;
  isOpen: boolean;
  onClose: () => void;
}

function Decline({ request, offer, isOpen, onClose }: DialogProps) {
  const { id, version } = offer;
  const decline = useRequestAct(request.id, {
    send: (reason: string) => offers.call('POST /offers/:id/decline', { id, body: { version, reason } }),
    done: strings.declined(offer.firma.name),
  });
  return (
    <ReasonDialog
      act={decline}
      title={strings.declineTitle(offer.firma.name)}
      confirmLabel={strings.decline}
      reason={{ label: common.reason, hint: strings.declineHint }}
      isOpen={isOpen}
      isDanger
      onClose={onClose}
    />
  );
}
