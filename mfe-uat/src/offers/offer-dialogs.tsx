import type { OfferComparisonItem } from '@psp/contracts/offers';
import type { RequestView } from '@psp/contracts/service-requests';
import { formatLei } from '@psp/design-system/format';
import { ReasonDialog } from '@psp/features/acts/ui/reason';
import { ActDialog } from '@psp/features/acts/ui/act-dialog';
import { useState } from 'react';
import { strings as common } from '../common/strings.ts';
import { useRequestAct } from '../service-requests/queries.ts';
import { othersWaiting } from './comparison.ts';
import { strings } from './strings.ts';
import type { Decision } from './offer-buttons.tsx';
import { offerActions } from './queries.ts';

interface DialogsProps {
  request: RequestView;
  offer: OfferComparisonItem;
  /** The open one. */
  asked: Decision | null;
  onClose: () => void;
}

/** The questions before an offer is decided; they stay with their text also when the offer may no longer be decided. */
export function OfferDialogs({ request, offer, asked, onClose }: DialogsProps) {
  return (
    <>
      <Accept request={request} offer={offer} isOpen={asked === 'accept'} onClose={onClose} />
      <Decline request={request} offer={offer} isOpen={asked === 'decline'} onClose={onClose} />
    </>
  );
}

type DialogProps = Omit<DialogsProps, 'asked'> & { isOpen: boolean };

function Accept({ request, offer, isOpen, onClose }: DialogProps) {
  const { id, version, firma } = offer;
  const accept = useRequestAct(request.id, {
    send: (reason: string) => offerActions.accept(id, version, reason),
    done: strings.accepted(firma.name),
  });
  const waiting = othersWaiting(request.offers ?? [], offer);
  /* Settled when the dialog opens: a fresh view must not put the dialog without a text in the place of the one with it. */
  const [others, setOthers] = useState(waiting);
  if (!isOpen && others !== waiting) setOthers(waiting);
  const dialog = {
    ...{ act: accept, title: strings.acceptTitle(firma.name), confirmLabel: strings.accept, isOpen, onClose },
    children: <p>{strings.acceptText(formatLei(offer.price), common.days(offer.deliveryDays))}</p>,
  };
  if (others === 0) return <ActDialog {...dialog} />;
  return <ReasonDialog {...dialog} reason={{ label: common.reason, hint: strings.acceptHint(others) }} />;
}

function Decline({ request, offer, isOpen, onClose }: DialogProps) {
  const decline = useRequestAct(request.id, {
    send: (reason: string) => offerActions.decline(offer.id, offer.version, reason),
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
