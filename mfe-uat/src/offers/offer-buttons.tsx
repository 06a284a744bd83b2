import type { OfferComparisonItem } from '@psp/contracts/offers';
import type { RequestView } from '@psp/contracts/service-requests';
import { Button } from '@psp/design-system/button';
import { VisuallyHidden } from '@psp/design-system/page';
import { strings as common } from '../common/strings.ts';
import { useRequestAct } from '../service-requests/queries.ts';
import { strings } from './strings.ts';
import { offerActions } from './queries.ts';

interface OfferProps {
  request: RequestView;
  offer: OfferComparisonItem;
}

/** What is asked about before it is done. */
export type Decision = 'accept' | 'decline';

interface ButtonsProps extends OfferProps {
  onAsk: (decision: Decision) => void;
}

/** What may be decided about one offer; the dialogs that ask stand in `OfferDialogs`. */
export function OfferButtons({ request, offer, onAsk }: ButtonsProps) {
  const about = <VisuallyHidden>{strings.of(offer.firma.name)}</VisuallyHidden>;
  return (
    <>
      {offer.actions.includes('accept') ? (
        <Button size="small" onPress={() => onAsk('accept')}>
          {strings.accept}
          {about}
        </Button>
      ) : null}
      {offer.actions.includes('shortlist') ? <Shortlist request={request} offer={offer} /> : null}
      {offer.actions.includes('decline') ? (
        <Button variant="quiet" size="small" onPress={() => onAsk('decline')}>
          {strings.decline}
          {about}
        </Button>
      ) : null}
    </>
  );
}

function Shortlist({ request, offer }: OfferProps) {
  const shortlist = useRequestAct(request.id, {
    send: () => offerActions.shortlist(offer.id, offer.version),
    done: strings.shortlisted(offer.firma.name),
    failed: common.error,
  });
  return (
    <Button variant="secondary" size="small" isPending={shortlist.isPending} onPress={() => shortlist.run()}>
      {strings.shortlist}
      <VisuallyHidden>{strings.of(offer.firma.name)}</VisuallyHidden>
    </Button>
  );
}
