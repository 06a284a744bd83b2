import type { OfferComparisonItem } from '@psp/contracts/offers';
import type { RequestView } from '@psp/contracts/service-requests';
import { formatLei } from '@psp/design-system/format';
import { showToast } from '@psp/design-system/toast';
import { useState } from 'react';
import { ConfirmDialog } from '../common/confirm-dialog.tsx';
import { strings as common } from '../common/strings.ts';
import { ReasonDialog } from '../common/reason-dialog.tsx';
import { useRequestMutation } from '../service-requests/queries.ts';
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

function useDecision({ request, onClose }: DialogProps, act: (reason: string) => Promise<RequestView>, title: string) {
  return useRequestMutation(request.id, act, () => {
    onClose();
    showToast({ title, tone: 'success' });
  });
}

function Accept(props: DialogProps) {
  const { request, offer, isOpen, onClose } = props;
  const { id, version, firma } = offer;
  const act = (reason: string) => offerActions.accept(id, version, reason);
  const accept = useDecision(props, act, strings.accepted(firma.name));
  const waiting = othersWaiting(request.offers ?? [], offer);
  /* Settled when the dialog opens: a fresh view must not put the dialog without a text in the place of the one with it. */
  const [others, setOthers] = useState(waiting);
  if (!isOpen && others !== waiting) setOthers(waiting);
  const dialog = {
    title: strings.acceptTitle(firma.name),
    confirmLabel: strings.accept,
    isOpen,
    isPending: accept.isPending,
    error: accept.error,
    onClose,
    children: <p>{strings.acceptText(formatLei(offer.price), common.days(offer.deliveryDays))}</p>,
  };
  return others > 0 ? (
    <ReasonDialog {...dialog} hint={strings.acceptHint(others)} onConfirm={(reason) => accept.mutate(reason)} />
  ) : (
    <ConfirmDialog {...dialog} onConfirm={() => accept.mutate('')} />
  );
}

function Decline(props: DialogProps) {
  const { offer, isOpen, onClose } = props;
  const act = (reason: string) => offerActions.decline(offer.id, offer.version, reason);
  const decline = useDecision(props, act, strings.declined(offer.firma.name));
  return (
    <ReasonDialog
      title={strings.declineTitle(offer.firma.name)}
      hint={strings.declineHint}
      confirmLabel={strings.decline}
      isOpen={isOpen}
      isDanger
      isPending={decline.isPending}
      error={decline.error}
      onConfirm={(reason) => decline.mutate(reason)}
      onClose={onClose}
    />
  );
}
