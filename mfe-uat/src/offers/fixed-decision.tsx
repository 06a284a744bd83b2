import type { OfferComparisonItem } from '@psp/contracts/offers';
import { Button } from '@psp/design-system/button';
import { type MenuItemContent, MenuButton } from '@psp/design-system/menu';
import { screenOnly } from '@psp/design-system/print-style';
import { media } from '@psp/design-system/theme';
import { writeHref } from '@psp/features/messages/ui/write-href';
import { styled } from 'styled-components';
import { strings as texts } from '../service-requests/strings.ts';
import type { PendingDecision } from './offer-dialogs.tsx';
import { strings } from './strings.ts';

const Fixed = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 2;
  display: flex;
  gap: 8px;
  margin: 0 -16px;
  padding: 10px 16px;
  border-top: 1px solid var(--line);
  background: var(--surface);
  > :first-child { flex: 1; }
  ${media.wide} { display: none; }
`;

interface FixedDecisionProps {
  request: string;
  /** The picked offer. */
  offer: OfferComparisonItem;
  onAsk: (asked: PendingDecision) => void;
}

/** Narrow screens only: a sticky bar with the accept button and a menu of the other actions on the picked offer. */
export function FixedDecision({ request, offer, onAsk }: FixedDecisionProps) {
  if (!offer.actions.includes('accept')) return null;
  const { firma } = offer;
  const others: MenuItemContent[] = [
    { key: 'write', label: strings.write, href: writeHref({ kind: 'uat' }, { request, to: firma.id }) },
    ...(offer.actions.includes('decline')
      ? [
          {
            ...{ key: 'decline', label: strings.decline },
            onAction: () => onAsk({ offerId: offer.id, decision: 'decline' }),
          },
        ]
      : []),
  ];
  return (
    <Fixed {...screenOnly} data-fixed="">
      <Button onPress={() => onAsk({ offerId: offer.id, decision: 'accept' })}>
        {texts.actions.accept(firma.name)}
      </Button>
      <MenuButton label={strings.others} items={others} />
    </Fixed>
  );
}
