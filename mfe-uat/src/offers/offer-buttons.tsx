import type { OfferComparisonItem } from '@psp/contracts/offers';
import type { RequestView } from '@psp/contracts/service-requests';
import { Button, ButtonLink } from '@psp/design-system/button';
import { VisuallyHidden } from '@psp/design-system/page';
import { useReadsOnly } from '@psp/features/members/ui/read-only';
import { writeHref } from '@psp/features/messages/ui/write-href';
import { strings as common } from '../common/strings.ts';
import { useRequestAct } from '../service-requests/queries.ts';
import type { Asked } from './offer-dialogs.tsx';
import { strings } from './strings.ts';
import { offers } from './queries.ts';

interface OfferProps {
  request: RequestView;
  offer: OfferComparisonItem;
}

interface ButtonsProps extends OfferProps {
  /** True of the one that would be accepted: the main action is its. */
  isPicked: boolean;
  onPick: () => void;
  onAsk: (decision: Asked['decision']) => void;
}

/** What may be decided about one offer; the dialogs that ask stand in `OfferDialogs`. */
export function OfferButtons({ request, offer, isPicked, onPick, onAsk }: ButtonsProps) {
  const readsOnly = useReadsOnly();
  const about = <VisuallyHidden>{strings.of(offer.firma.name)}</VisuallyHidden>;
  return (
    <>
      {offer.actions.includes('accept') ? (
        <Button
          variant={isPicked ? 'primary' : 'secondary'}
          size="small"
          onPress={isPicked ? () => onAsk('accept') : onPick}
        >
          {isPicked ? strings.accept : strings.choose}
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
      {readsOnly ? null : (
        <ButtonLink
          href={writeHref({ kind: 'uat' }, { request: request.id, to: offer.firma.id })}
          variant="quiet"
          size="small"
        >
          {strings.write}
          {about}
        </ButtonLink>
      )}
    </>
  );
}

function Shortlist({ request, offer }: OfferProps) {
  const shortlist = useRequestAct(request.id, {
    send: () => offers.call('POST /offers/:id/shortlist', { id: offer.id, body: { version: offer.version } }),
    done: strings.shortlisted(offer.firma.name),
    failed: common.error,
  });
  return (
    <Button variant="quiet" size="small" isPending={shortlist.isPending} onPress={() => shortlist.run()}>
      {strings.shortlist}
      <VisuallyHidden>{strings.of(offer.firma.name)}</VisuallyHidden>
    </Button>
  );
}
