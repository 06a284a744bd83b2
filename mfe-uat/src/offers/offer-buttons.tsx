import type { OfferComparisonItem } from '@psp/contracts/offers';
import type { RequestView } from '@psp/contracts/service-requests';
import { Button } from '@psp/design-system/button';
import { formatLei } from '@psp/design-system/format';
import { VisuallyHidden } from '@psp/design-system/page';
import { showToast } from '@psp/design-system/toast';
import { useState } from 'react';
import { ConfirmDialog } from '../common/confirm-dialog.tsx';
import { showFailure } from '../common/failure.ts';
import { messages as common } from '../common/messages.ts';
import { ReasonDialog } from '../common/reason-dialog.tsx';
import { useRequestMutation } from '../service-requests/queries.ts';
import { othersWaiting } from './comparison.ts';
import { messages } from './messages.ts';
import { offerActions } from './queries.ts';

interface DecisionProps {
  request: RequestView;
  offer: OfferComparisonItem;
}

const done = (title: string) => showToast({ title, tone: 'success' });

/** What may be decided about one offer. */
export function OfferButtons({ request, offer }: DecisionProps) {
  return (
    <>
      {offer.actions.includes('accept') ? <Accept request={request} offer={offer} /> : null}
      {offer.actions.includes('shortlist') ? <Shortlist request={request} offer={offer} /> : null}
      {offer.actions.includes('decline') ? <Decline request={request} offer={offer} /> : null}
    </>
  );
}

function Shortlist({ request, offer }: DecisionProps) {
  const shortlist = useRequestMutation(
    request.id,
    () => offerActions.shortlist(offer.id, offer.version),
    () => done(messages.shortlisted(offer.firma.name)),
  );
  return (
    <Button
      variant="secondary"
      size="small"
      isPending={shortlist.isPending}
      onPress={() => shortlist.mutate(undefined, { onError: showFailure })}
    >
      {messages.shortlist}
      <VisuallyHidden>{messages.of(offer.firma.name)}</VisuallyHidden>
    </Button>
  );
}

function Accept({ request, offer }: DecisionProps) {
  const [isOpen, setOpen] = useState(false);
  const accept = useRequestMutation(
    request.id,
    (reason: string) => offerActions.accept(offer.id, offer.version, reason),
    () => done(messages.accepted(offer.firma.name)),
  );
  const others = othersWaiting(request.offers ?? [], offer);
  const dialog = {
    title: messages.acceptTitle(offer.firma.name),
    confirmLabel: messages.accept,
    isOpen,
    isPending: accept.isPending,
    error: accept.error,
    onClose: () => setOpen(false),
    children: <p>{messages.acceptText(formatLei(offer.price), common.days(offer.deliveryDays))}</p>,
  };
  return (
    <>
      <Button size="small" onPress={() => setOpen(true)}>
        {messages.accept}
        <VisuallyHidden>{messages.of(offer.firma.name)}</VisuallyHidden>
      </Button>
      {others > 0 ? (
        <ReasonDialog {...dialog} hint={messages.acceptHint(others)} onConfirm={(reason) => accept.mutate(reason)} />
      ) : (
        <ConfirmDialog {...dialog} onConfirm={() => accept.mutate('')} />
      )}
    </>
  );
}

function Decline({ request, offer }: DecisionProps) {
  const [isOpen, setOpen] = useState(false);
  const decline = useRequestMutation(
    request.id,
    (reason: string) => offerActions.decline(offer.id, offer.version, reason),
    () => done(messages.declined(offer.firma.name)),
  );
  return (
    <>
      <Button variant="quiet" size="small" onPress={() => setOpen(true)}>
        {messages.decline}
        <VisuallyHidden>{messages.of(offer.firma.name)}</VisuallyHidden>
      </Button>
      <ReasonDialog
        title={messages.declineTitle(offer.firma.name)}
        hint={messages.declineHint}
        confirmLabel={messages.decline}
        isOpen={isOpen}
        isDanger
        isPending={decline.isPending}
        error={decline.error}
        onConfirm={(reason) => decline.mutate(reason)}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
