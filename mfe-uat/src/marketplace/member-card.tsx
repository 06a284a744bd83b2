import { OwnText } from '@psp/design-system/own-text';
import type { MemberPartner } from '@psp/contracts/marketplace';
import { ButtonLink } from '@psp/design-system/button';
import { CheckboxField } from '@psp/design-system/choice-fields';
import { VisuallyHidden } from '@psp/design-system/page';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { writeHref } from '@psp/features/messages/ui/write-href';
import { MarketGrid } from '@psp/features/partners/ui/market-card';
import { PartnerCard } from '@psp/features/partners/ui/partner-card';
import { strings as shared } from '@psp/features/partners/ui/strings';
import Clock from 'lucide-react/icons/clock';
import FolderCheck from 'lucide-react/icons/folder-check';
import MessageSquare from 'lucide-react/icons/message-square';
import Tag from 'lucide-react/icons/tag';
import { styled } from 'styled-components';
import { FavouriteButton } from './favourite-button.tsx';
import { strings } from './strings.ts';

/** Three cards side by side where there is room. */
export const MemberGrid = styled(MarketGrid)`
  @media (min-width: 1200px) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;

const Offer = styled.p`
  display: flex;
  gap: 8px;
  padding: 8px 12px;
  border-radius: 4px;
  background: var(--ochre-100);
  color: var(--ochre-700);
  font-size: 1rem;
  svg { flex: none; width: 18px; height: 18px; margin-top: 0.2em; }
`;

interface MemberCardProps {
  partner: MemberPartner;
  isCompared: boolean;
  /** True once the maximum number of firms is chosen for comparison. */
  isFull: boolean;
  onCompare: () => void;
}

/** A firm in the marketplace, with its favourite, comparison, contact and profile actions. */
export function MemberCard({ partner, isCompared, isFull, onCompare }: MemberCardProps) {
  const isReadOnly = useIsReadOnly();
  const { name } = partner;
  return (
    <PartnerCard
      partner={partner}
      isMarked={isCompared}
      corner={isReadOnly ? null : <FavouriteButton partner={partner} />}
      moreFacts={<MoreFacts partner={partner} />}
      note={<SpecialOffer offer={partner.offer} />}
      links={<Links partner={partner} canAsk={!isReadOnly} />}
      below={
        <CheckboxField
          label={
            <>
              <OwnText>{isCompared ? strings.inComparison : strings.compare}</OwnText>
              <VisuallyHidden>: {name}</VisuallyHidden>
            </>
          }
          value={isCompared}
          isDisabled={isFull && !isCompared}
          onChange={onCompare}
        />
      }
    />
  );
}

function SpecialOffer({ offer }: Pick<MemberPartner, 'offer'>) {
  if (!offer) return null;
  return (
    <Offer>
      <Tag aria-hidden />
      <span>
        <strong>{strings.offer}</strong> {strings.offerText(offer.title, offer.validUntil)}
      </span>
    </Offer>
  );
}

function MoreFacts({ partner: { portfolioCount, responseHours } }: { partner: MemberPartner }) {
  return (
    <>
      <li>
        <FolderCheck aria-hidden />
        {strings.portfolio(portfolioCount)}
      </li>
      {responseHours === null ? null : (
        <li>
          <Clock aria-hidden />
          {strings.response(shared.response(responseHours))}
        </li>
      )}
    </>
  );
}

function Links({ partner: { id, name }, canAsk }: { partner: MemberPartner; canAsk: boolean }) {
  return (
    <>
      {canAsk ? (
        <ButtonLink
          href={writeHref({ kind: 'uat' }, { to: id })}
          variant="quiet"
          size="small"
          icon={<MessageSquare aria-hidden />}
          aria-label={strings.contactOf(name)}
        >
          {strings.contact}
        </ButtonLink>
      ) : null}
      <ButtonLink href={`/partener/${id}`} variant="secondary" size="small" aria-label={strings.profileOf(name)}>
        {strings.profile}
      </ButtonLink>
    </>
  );
}
